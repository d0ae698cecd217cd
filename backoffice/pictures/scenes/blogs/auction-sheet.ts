import { disc, group, line, path, rect } from '../../svg.ts';
import type { Scene } from '../scene.ts';
import { cup, desk, key, laid, pen, sheet, tick, writing } from './desk.ts';

/** An inspector's sheet on a clipboard: the car from above with its marks, and a grade in a circle. */
export function auctionSheet(): Scene {
  const box = 'x="-350" y="-470" width="700" height="930" rx="24"';
  const board = laid(`<rect ${box} fill="#a9835a"/>`, `<rect ${box}/>`, 560, 500, -5);
  const clip =
    rect(-90, -476, 180, 60, 'url(#steel)', 'rx="16"') +
    disc(0, -470, 20, 20, '#d9e0e2', 'stroke="#8a9498" stroke-width="6"');
  return desk(
    board +
      sheet(640, 850, form() + grade() + diagram() + marks(), 562, 510, -5) +
      group(clip, 'transform="translate(560 500) rotate(-5)"') +
      pen(1000, 640, -58) +
      key(1060, 250, 24) +
      cup(140, 190),
  );
}

function form(): string {
  const cells = Array.from({ length: 8 }, (_, i) => {
    const [x, y] = [-290 + (i % 4) * 146, -360 + Math.floor(i / 4) * 62];
    return rect(x, y, 138, 54, 'none', 'stroke="#c6cecf" stroke-width="3"');
  });
  const entries = [0, 1, 2, 4, 5].map((cell) =>
    writing(-276 + (cell % 4) * 146, -346 + Math.floor(cell / 4) * 62, 96, 1, 44),
  );
  return (
    rect(-300, -410, 600, 34, '#005f66', 'rx="4"') +
    cells.join('') +
    entries.join('') +
    writing(-290, 110, 560, 6, 40) +
    rect(90, 340, 200, 50, '#e3f0ef', 'rx="8"')
  );
}

function grade(): string {
  return (
    disc(222, -318, 62, 62, '#ffffff', 'stroke="#c9401f" stroke-width="8"') +
    tick('M196 -318L216 -294L252 -344')
  );
}

/** A car from above. */
function diagram(): string {
  const body =
    'M-170 60Q-200 60 -200 0Q-200 -60 -170 -60L-60 -72L90 -72L190 -58Q214 -50 214 0Q214 50 190 58L90 72L-60 72Z';
  const glass = ['M-80 -54Q-110 0 -80 54L-40 46Q-56 0 -40 -46Z', 'M120 -50Q140 0 120 50L90 44Q104 0 90 -44Z'];
  const content =
    line(body, '#5d6b70', 4) +
    glass.map((pane) => path(pane, '#dbe6e7', 'stroke="#5d6b70" stroke-width="3"')).join('') +
    line('M-40 -46L90 -44M-40 46L90 44M-200 -30L-86 -36M-200 30L-86 36', '#5d6b70', 3);
  return group(content, 'transform="translate(-6 -60) scale(1.22)"');
}

/** Crosses in circles where the inspector found something. */
function marks(): string {
  const mark =
    disc(0, 0, 21, 21, '#fff4ef', 'stroke="#c9401f" stroke-width="5"') +
    line('M-7 -7L7 7M7 -7L-7 7', '#c9401f', 5);
  const places = ['-120 -28', '96 -98', '150 28', '-40 62'];
  return places.map((place) => group(mark, `transform="translate(${place})"`)).join('');
}
