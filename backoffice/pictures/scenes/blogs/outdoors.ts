import { cloud, daylight, hill, lagoon, palm, sky, softShadow } from '../landscape.ts';
import type { Actor, Scene } from '../scene.ts';
import { disc, line, path, rect, svg } from '../svg.ts';

const [WIDTH, HEIGHT, HORIZON] = [1280, 960, 420];

function scene(content: string, actors: readonly Actor[]): Scene {
  return {
    width: WIDTH,
    height: HEIGHT,
    horizon: HORIZON,
    actors,
    backdrop: svg(WIDTH, HEIGHT, daylight(), content),
  };
}

/** A car carrier at sea and the first car down its ramp. */
export function shipping(): Scene {
  const hull = 'M90 520L130 380L1010 372L1140 352L1080 520Q600 540 90 520Z';
  const decks = 'M150 384L156 190Q160 176 180 176L960 166Q990 168 994 374Z';
  const ports = Array.from({ length: 3 }, (_, row) =>
    Array.from({ length: 15 }, (_, i) => rect(200 + i * 50, 214 + row * 40, 24, 9, '#a8c0c4', 'rx="3"')).join(
      '',
    ),
  ).join('');
  const ramp =
    path('M150 380L60 610L240 620L290 380Z', '#7f939a') +
    line('M150 380L60 610M290 380L240 620', '#56686f', 6);
  const bollard = path('M1020 640L1060 640L1054 590Q1040 576 1026 590Z', '#56686f');
  const content =
    sky(WIDTH, HORIZON, 900) +
    cloud(300, 90, 130) +
    cloud(1080, 70, 110) +
    hill(
      [
        [700, 420],
        [900, 372],
        [1010, 320, 30],
        [1090, 250, 20],
        [1140, 318],
        [1320, 368],
      ],
      440,
      'url(#far-hill)',
    ) +
    lagoon(WIDTH, HORIZON, 620) +
    path(hull, '#2f6f80') +
    path(decks, '#f4f6f4') +
    ports +
    rect(820, 116, 120, 54, '#e3eae9', 'rx="6"') +
    rect(850, 70, 40, 48, '#c9401f', 'rx="6"') +
    line('M110 470L1098 462', '#ffffff', 6, 'opacity="0.8"') +
    rect(0, 606, WIDTH, 14, '#b8b4aa') +
    rect(0, 616, WIDTH, 344, 'url(#paving)') +
    ramp +
    bollard;
  return scene(content, [
    {
      bodyStyle: 'compact-suv',
      paint: 'c9a227',
      variant: 2,
      heading: 52,
      distance: 7.5,
      x: 690,
      width: 660,
      ground: 770,
    },
  ]);
}

/** The day the car comes home: a small house with a veranda, bougainvillea and a palm. */
export function firstWeek(): Scene {
  const house =
    rect(520, 250, 700, 360, '#fbf8ef') +
    path('M470 262L640 110L1110 110L1270 262Z', '#5f8f90') +
    path('M470 262L1270 262L1270 280L470 280Z', '#ffffff') +
    Array.from({ length: 16 }, (_, i) =>
      path(`M${480 + i * 49} 280L${529 + i * 49} 280L${504 + i * 49} 306Z`, '#ffffff'),
    ).join('') +
    [600, 1000]
      .map(
        (x) =>
          rect(x, 350, 120, 150, '#a9cfd2', 'rx="4" stroke="#005f66" stroke-width="10"') +
          line(`M${x + 60} 350L${x + 60} 500M${x} 425L${x + 120} 425`, '#005f66', 6),
      )
      .join('') +
    rect(800, 344, 130, 266, '#005f66', 'rx="6"') +
    rect(816, 362, 98, 100, '#a9cfd2', 'rx="4"') +
    [500, 740, 985, 1220].map((x) => rect(x - 9, 280, 18, 330, '#ffffff')).join('') +
    rect(500, 600, 740, 20, '#e2dccd');
  const flowers = Array.from({ length: 46 }, (_, i) =>
    disc(
      1180 + 90 * Math.cos(i * 2.4) * Math.sqrt(i / 46),
      560 + 80 * Math.sin(i * 2.4) * Math.sqrt(i / 46),
      13,
      11,
      i % 3 ? '#cf4a86' : '#e37fae',
    ),
  ).join('');
  const content =
    sky(WIDTH, 560, 300) +
    cloud(220, 130, 130) +
    hill(
      [
        [-40, 460],
        [140, 380],
        [300, 330],
        [420, 400],
        [640, 430],
      ],
      620,
      'url(#far-hill)',
    ) +
    hill(
      [
        [-40, 540],
        [300, 500],
        [700, 520],
      ],
      640,
      'url(#hill)',
    ) +
    house +
    palm(400, 620, 430, -60) +
    rect(0, 612, WIDTH, 348, 'url(#paving)') +
    path('M0 612L1280 612L1280 640Q640 628 0 650Z', 'url(#cane)') +
    disc(1180, 590, 120, 70, '#5d8a4f') +
    flowers;
  return scene(content, [
    {
      bodyStyle: 'kei',
      paint: '3fa7a0',
      variant: 4,
      heading: 50,
      distance: 7,
      x: 500,
      width: 640,
      ground: 760,
    },
  ]);
}

/** Three cars for more than two: by the beach, with a ball and a cool box. */
export function familyCars(): Scene {
  const ball =
    softShadow(240, 872, 60, 14) +
    disc(240, 826, 46, 46, '#ffffff') +
    path('M240 780A46 46 0 0 1 284 838L240 826Z', '#c9401f') +
    path('M240 872A46 46 0 0 1 196 814L240 826Z', '#12818a');
  const box =
    softShadow(1060, 872, 120, 18) +
    rect(970, 780, 180, 90, '#12818a', 'rx="12"') +
    rect(962, 762, 196, 30, '#f4f6f4', 'rx="10"') +
    line('M1010 762Q1060 716 1110 762', '#f4f6f4', 10);
  const content =
    sky(WIDTH, HORIZON, 640) +
    cloud(240, 110, 130) +
    cloud(1020, 90, 120) +
    hill(
      [
        [-40, 410],
        [200, 376],
        [500, 398],
        [900, 388],
        [1340, 404],
      ],
      430,
      'url(#far-hill)',
    ) +
    lagoon(WIDTH, HORIZON, 570) +
    rect(0, 560, WIDTH, 400, 'url(#sand)') +
    path('M0 560Q320 540 640 556T1280 548L1280 580L0 590Z', '#f4eddc') +
    palm(90, 620, 430, 60) +
    palm(1210, 610, 380, -50, '#5b8a66') +
    ball +
    box;
  return scene(content, [
    {
      bodyStyle: 'suv',
      paint: '31493f',
      variant: 2,
      heading: 90,
      distance: 10,
      x: 1010,
      width: 330,
      ground: 690,
    },
    {
      bodyStyle: 'wagon',
      paint: '8f1d22',
      variant: 6,
      heading: 90,
      distance: 10,
      x: 270,
      width: 310,
      ground: 690,
    },
    {
      bodyStyle: 'mpv',
      paint: 'eef0ec',
      variant: 1,
      heading: 90,
      distance: 8.5,
      x: 640,
      width: 400,
      ground: 740,
    },
  ]);
}
