import type { Scene } from '../scene.ts';
import { disc, group, line, path, rect, svg } from '../svg.ts';
import { cup, deskDefinitions, key, laid, pen, sheet, table, writing } from './desk.ts';

const [WIDTH, HEIGHT] = [1280, 960];

function desk(content: string): Scene {
  return {
    width: WIDTH,
    height: HEIGHT,
    horizon: 0,
    actors: [],
    backdrop: svg(WIDTH, HEIGHT, deskDefinitions(), table(WIDTH, HEIGHT) + content),
  };
}

/** An inspector's sheet: the car from above with its marks, and a grade in a circle. */
export function auctionSheet(): Scene {
  const marks = [
    [-120, 40],
    [96, -30],
    [150, 96],
    [-40, 130],
  ] as const;
  const diagram =
    path(
      'M-170 60Q-200 60 -200 0Q-200 -60 -170 -60L-60 -72L90 -72L190 -58Q214 -50 214 0Q214 50 190 58L90 72L-60 72Z',
      'none',
      'stroke="#5d6b70" stroke-width="4"',
    ) +
    path('M-80 -54Q-110 0 -80 54L-40 46Q-56 0 -40 -46Z', '#dbe6e7', 'stroke="#5d6b70" stroke-width="3"') +
    path('M120 -50Q140 0 120 50L90 44Q104 0 90 -44Z', '#dbe6e7', 'stroke="#5d6b70" stroke-width="3"') +
    line('M-40 -46L90 -44M-40 46L90 44M-200 -30L-86 -36M-200 30L-86 36', '#5d6b70', 3);
  const cells = Array.from({ length: 8 }, (_, i) =>
    rect(
      -290 + (i % 4) * 146,
      -360 + Math.floor(i / 4) * 62,
      138,
      54,
      'none',
      'stroke="#c6cecf" stroke-width="3"',
    ),
  ).join('');
  const page =
    rect(-300, -410, 600, 34, '#005f66', 'rx="4"') +
    cells +
    writing(-276, -346, 96, 1, 44) +
    writing(-130, -346, 96, 1, 44) +
    writing(16, -346, 96, 1, 44) +
    writing(-276, -284, 96, 1, 44) +
    writing(-130, -284, 90, 1, 44) +
    disc(222, -318, 62, 62, 'none', 'stroke="#c9401f" stroke-width="8"') +
    path(
      'M196 -318L216 -294L252 -344',
      'none',
      'stroke="#c9401f" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"',
    ) +
    group(diagram, 'transform="translate(-6 -60) scale(1.22)"') +
    marks
      .map(([x, y]) =>
        group(
          disc(0, 0, 21, 21, '#fff4ef', 'stroke="#c9401f" stroke-width="5"') +
            line('M-7 -7L7 7M7 -7L-7 7', '#c9401f', 5),
          `transform="translate(${x} ${y - 68})"`,
        ),
      )
      .join('') +
    writing(-290, 110, 560, 6, 40) +
    rect(90, 340, 200, 50, '#e3f0ef', 'rx="8"');
  const clip =
    rect(-90, -476, 180, 60, 'url(#steel)', 'rx="16"') +
    disc(0, -470, 20, 20, '#d9e0e2', 'stroke="#8a9498" stroke-width="6"');
  const board = laid(
    rect(-350, -470, 700, 930, '#a9835a', 'rx="24"'),
    '<rect x="-350" y="-470" width="700" height="930" rx="24"/>',
    560,
    500,
    -5,
  );
  return desk(
    board +
      sheet(640, 850, page, 562, 510, -5) +
      group(clip, 'transform="translate(560 500) rotate(-5)"') +
      pen(1000, 640, -58) +
      key(1060, 250, 24) +
      cup(140, 190),
  );
}

/** Papers, a stamp and plates for the day a car is cleared. */
export function dutyPapers(): Scene {
  const form =
    rect(-230, -310, 460, 26, '#005f66', 'rx="4"') +
    writing(-230, -260, 440, 5, 38) +
    rect(-230, -40, 460, 150, 'none', 'stroke="#c6cecf" stroke-width="3"') +
    line('M-230 10L230 10M-230 60L230 60M0 -40L0 110', '#c6cecf', 3) +
    writing(-230, 140, 440, 3, 38) +
    stampMark(120, 250);
  const folder = laid(
    path('M-330 -400L-80 -400L-50 -370L330 -370L330 400L-330 400Z', 'url(#lagoon-deep)'),
    '<rect x="-330" y="-390" width="660" height="790" rx="10"/>',
    470,
    500,
    6,
  );
  const stamp = laid(
    disc(0, 0, 96, 96, '#7a5433') +
      disc(0, 0, 84, 84, '#96693f') +
      disc(-6, -8, 44, 44, '#5e3f25') +
      disc(-10, -14, 30, 30, '#a77a4d'),
    '<circle r="96"/>',
    1040,
    640,
    0,
  );
  const plate = laid(
    rect(-200, -52, 400, 104, '#fbfaf5', 'rx="12" stroke="#1c2022" stroke-width="6"') +
      rect(-170, 22, 340, 10, '#2f8d92', 'rx="4"') +
      [-172, 172].map((x) => disc(x, -28, 8, 8, '#aab3b7')).join(''),
    '<rect x="-200" y="-52" width="400" height="104" rx="12"/>',
    980,
    180,
    -12,
  );
  return desk(
    folder +
      sheet(540, 720, writing(-220, -300, 420, 15, 40), 450, 470, 9) +
      sheet(540, 720, form, 500, 500, -3) +
      stamp +
      plate +
      pen(860, 830, -20) +
      key(1080, 400, 150),
  );
}

function stampMark(x: number, y: number): string {
  return group(
    disc(0, 0, 76, 76, 'none', 'stroke="#c9401f" stroke-width="7"') +
      disc(0, 0, 58, 58, 'none', 'stroke="#c9401f" stroke-width="3"') +
      path(
        'M-28 2L-8 24L32 -24',
        'none',
        'stroke="#c9401f" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"',
      ),
    `transform="translate(${x} ${y}) rotate(-14)" opacity="0.8"`,
  );
}

/** A calculator, coins and a key: what a car costs a month. */
export function loan(): Scene {
  const keys = Array.from({ length: 16 }, (_, i) =>
    rect(
      -150 + (i % 4) * 78,
      -60 + Math.floor(i / 4) * 84,
      64,
      66,
      i === 15 ? '#c9401f' : i % 4 === 3 ? '#12818a' : '#f2f4f3',
      'rx="14"',
    ),
  ).join('');
  const calculator = laid(
    rect(-190, -270, 380, 560, '#2a3236', 'rx="40"') +
      rect(-155, -235, 310, 130, '#cfe3dc', 'rx="16"') +
      Array.from({ length: 7 }, (_, i) => rect(128 - i * 34, -196, 22, 52, '#2f4a48', 'rx="6"')).join('') +
      keys,
    '<rect x="-190" y="-270" width="380" height="560" rx="40"/>',
    900,
    500,
    8,
  );
  const bars = [70, 110, 150, 190, 230, 270]
    .map((h, i) => rect(-210 + i * 72, 200 - h, 48, h, i === 5 ? '#c9401f' : '#5fb3b3', 'rx="8"'))
    .join('');
  const chart =
    rect(-230, -330, 300, 26, '#005f66', 'rx="4"') +
    writing(-230, -280, 440, 4, 38) +
    bars +
    line('M-240 206L240 206', '#8b989b', 4) +
    writing(-230, 240, 440, 2, 38);
  const coins = [
    [250, 800, 5],
    [400, 850, 3],
    [140, 860, 2],
  ]
    .map(([x = 0, y = 0, count = 0]) =>
      Array.from({ length: count }, (_, i) => coin(x + i * 3, y - i * 16)).join(''),
    )
    .join('');
  return desk(sheet(560, 760, chart, 420, 430, -6) + calculator + coins + key(640, 850, -8) + cup(1150, 130));
}

function coin(x: number, y: number): string {
  return (
    disc(x, y + 8, 70, 54, '#a97f2c') +
    disc(x, y, 70, 54, '#e7c25b') +
    disc(x, y, 54, 40, '#f1d685', 'stroke="#c99f3f" stroke-width="3"')
  );
}
