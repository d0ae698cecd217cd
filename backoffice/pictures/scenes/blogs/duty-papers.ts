import { disc, group, line, path, rect } from '../../svg.ts';
import type { Scene } from '../scene.ts';
import { desk, key, laid, pen, sheet, tick, writing } from './desk.ts';

/** Papers, a stamp and a number plate for the day a car is cleared. */
export function dutyPapers(): Scene {
  return desk(
    folder() +
      sheet(540, 720, writing(-220, -300, 420, 15, 40), 450, 470, 9) +
      sheet(540, 720, form(), 500, 500, -3) +
      stamp() +
      numberPlate() +
      pen(860, 830, -20) +
      key(1080, 400, 150),
  );
}

function form(): string {
  return (
    rect(-230, -310, 460, 26, '#005f66', 'rx="4"') +
    writing(-230, -260, 440, 5, 38) +
    rect(-230, -40, 460, 150, 'none', 'stroke="#c6cecf" stroke-width="3"') +
    line('M-230 10L230 10M-230 60L230 60M0 -40L0 110', '#c6cecf', 3) +
    writing(-230, 140, 440, 3, 38) +
    stampMark(120, 250)
  );
}

function folder(): string {
  const cover = path('M-330 -400L-80 -400L-50 -370L330 -370L330 400L-330 400Z', 'url(#lagoon-deep)');
  return laid(cover, '<rect x="-330" y="-390" width="660" height="790" rx="10"/>', 470, 500, 6);
}

function stamp(): string {
  const handle =
    disc(0, 0, 96, 96, '#7a5433') +
    disc(0, 0, 84, 84, '#96693f') +
    disc(-6, -8, 44, 44, '#5e3f25') +
    disc(-10, -14, 30, 30, '#a77a4d');
  return laid(handle, '<circle r="96"/>', 1040, 640, 0);
}

function numberPlate(): string {
  const blank =
    rect(-200, -52, 400, 104, '#fbfaf5', 'rx="12" stroke="#1c2022" stroke-width="6"') +
    rect(-170, 22, 340, 10, '#2f8d92', 'rx="4"') +
    [-172, 172].map((x) => disc(x, -28, 8, 8, '#aab3b7')).join('');
  return laid(blank, '<rect x="-200" y="-52" width="400" height="104" rx="12"/>', 980, 180, -12);
}

function stampMark(x: number, y: number): string {
  const content =
    disc(0, 0, 76, 76, 'none', 'stroke="#c9401f" stroke-width="7"') +
    disc(0, 0, 58, 58, 'none', 'stroke="#c9401f" stroke-width="3"') +
    tick('M-28 2L-8 24L32 -24');
  return group(content, `transform="translate(${x} ${y}) rotate(-14)" opacity="0.8"`);
}
