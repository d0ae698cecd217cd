import { cloud, hill, palm, sky } from '../landscape.ts';
import type { Actor, Scene } from '../scene.ts';
import { wideScene, WIDTH } from './wide-scene.ts';
import { line, path, rect } from '../../svg.ts';

const HORIZON = 420;

const ACTORS: readonly Actor[] = [
  {
    car: { bodyStyle: 'wagon', paint: 'c9d1d4', variant: 3 },
    view: { heading: 58, distance: 7.5, x: 1520, width: 640, ground: 716 },
  },
];

/** A road through cane fields towards the mountains, a car coming our way. */
export function road(): Scene {
  const content =
    sky(WIDTH, HORIZON, 900) +
    cloud(300, 130, 150) +
    cloud(1650, 110, 170) +
    hill(
      '700,420 900,350 1010,262,40 1070,216,20 1120,270 1220,330 1340,282,40 1410,196,20 1450,186,14 1500,262 1620,330 1760,300 1900,350 2060,330',
      440,
      'url(#far-hill)',
    ) +
    hill('-40,410 260,378 620,402 980,384 1500,396 2060,376', 450, 'url(#hill)') +
    rect(0, 424, WIDTH, 476, 'url(#cane)') +
    rows() +
    path('M1236 424L1262 424Q1560 560 2100 760L2100 900L560 900Q1120 560 1236 424Z', 'url(#tar)') +
    line('M1236 424Q1120 560 540 900', '#f1ede1', 9) +
    line('M1262 424Q1560 560 2100 752', '#f1ede1', 8) +
    line('M1250 430Q1300 540 1240 900', '#f6f3ea', 10, 'stroke-dasharray="70 60"') +
    palm(1880, 560, 380, -40) +
    palm(1760, 500, 220, 22, '#5b8a66');
  return wideScene(HORIZON, content, ACTORS);
}

/** Cane in rows that run towards the horizon. */
function rows(): string {
  const left = Array.from({ length: 22 }, (_, i) =>
    line(`M${1200 - i * 12} 426L${480 - i * 170} 900`, '#5f8a45', 3 + i * 0.3, 'opacity="0.28"'),
  );
  const right = Array.from({ length: 12 }, (_, i) =>
    line(`M${1300 + i * 40} 426L${2140 + i * 420} 760`, '#5f8a45', 4, 'opacity="0.28"'),
  );
  return left.join('') + right.join('');
}
