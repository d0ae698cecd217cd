import { disc, line, rect } from '../../svg.ts';
import type { Scene } from '../scene.ts';
import { cup, desk, key, laid, sheet, writing } from './desk.ts';

/** A calculator, coins and a key: what a car costs a month. */
export function loan(): Scene {
  return desk(
    sheet(560, 760, chart(), 420, 430, -6) + calculator() + coins() + key(640, 850, -8) + cup(1150, 130),
  );
}

function calculator(): string {
  const keys = Array.from({ length: 16 }, (_, i) => {
    const colour = i === 15 ? '#c9401f' : i % 4 === 3 ? '#12818a' : '#f2f4f3';
    return rect(-150 + (i % 4) * 78, -60 + Math.floor(i / 4) * 84, 64, 66, colour, 'rx="14"');
  });
  const figures = Array.from({ length: 7 }, (_, i) => rect(128 - i * 34, -196, 22, 52, '#2f4a48', 'rx="6"'));
  const box = 'x="-190" y="-270" width="380" height="560" rx="40"';
  const content =
    `<rect ${box} fill="#2a3236"/>` +
    rect(-155, -235, 310, 130, '#cfe3dc', 'rx="16"') +
    figures.join('') +
    keys.join('');
  return laid(content, `<rect ${box}/>`, 900, 500, 8);
}

function chart(): string {
  const bars = [70, 110, 150, 190, 230, 270].map((height, i) =>
    rect(-210 + i * 72, 200 - height, 48, height, i === 5 ? '#c9401f' : '#5fb3b3', 'rx="8"'),
  );
  return (
    rect(-230, -330, 300, 26, '#005f66', 'rx="4"') +
    writing(-230, -280, 440, 4, 38) +
    bars.join('') +
    line('M-240 206L240 206', '#8b989b', 4) +
    writing(-230, 240, 440, 2, 38)
  );
}

function coins(): string {
  return stack(250, 800, 5) + stack(400, 850, 3) + stack(140, 860, 2);
}

function stack(x: number, y: number, count: number): string {
  return Array.from({ length: count }, (_, i) => coin(x + i * 3, y - i * 16)).join('');
}

function coin(x: number, y: number): string {
  return (
    disc(x, y + 8, 70, 54, '#a97f2c') +
    disc(x, y, 70, 54, '#e7c25b') +
    disc(x, y, 54, 40, '#f1d685', 'stroke="#c99f3f" stroke-width="3"')
  );
}
