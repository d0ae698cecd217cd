import { cloud, hill, lagoon, palm, sky } from '../landscape.ts';
import type { Actor, Scene } from '../scene.ts';
import { wideScene, WIDTH } from './wide-scene.ts';
import { DOWN, linearGradient, path, rect } from '../../svg.ts';

const CLIFFS = linearGradient('cliff', DOWN, [0, '#7d8f86'], [0.5, '#8fa48f'], [1, '#b0c5a6']);

const HORIZON = 440;

const ACTORS: readonly Actor[] = [
  {
    car: { bodyStyle: 'suv', paint: '8f1d22', variant: 5 },
    view: { heading: 48, distance: 8, x: 1430, width: 800, ground: 745 },
  },
];

/** Le Morne over the lagoon, a car on the beach road. */
export function mountain(): Scene {
  const content =
    sky(WIDTH, HORIZON, 620) +
    cloud(1760, 150, 170) +
    cloud(250, 120, 140) +
    hill('-40,420 180,380 420,396 640,376 840,410 1000,426', 450, 'url(#far-hill)') +
    morne() +
    lagoon(WIDTH, HORIZON, 590) +
    path('M0 586Q500 566 1000 584T2000 572L2000 680L0 680Z', 'url(#sand)') +
    rect(0, 628, WIDTH, 272, 'url(#tar)') +
    path('M0 628L2000 628L2000 640L0 640Z', '#e8e1cf') +
    [90, 470, 850, 1230, 1610]
      .map((x) => path(`M${x} 836L${x + 180} 836L${x + 190} 848L${x} 848Z`, '#f3f1e8'))
      .join('') +
    palm(1880, 632, 470, 60) +
    palm(1790, 626, 330, -50, '#5b8a66');
  return wideScene(HORIZON, content, ACTORS, CLIFFS);
}

function morne(): string {
  const rock = hill(
    '880,440 1010,410 1100,356 1150,214,26 1190,176,20 1290,150 1420,158,30 1490,186,16 1530,292,30 1640,356 1780,404 1900,440',
    448,
    'url(#cliff)',
  );
  const faces = [
    'M1152 216Q1176 184 1196 180Q1188 260 1206 330Q1160 340 1110 352Q1146 300 1152 216Z',
    'M1290 151Q1312 150 1330 152Q1322 230 1350 316Q1310 322 1290 330Q1302 240 1290 151Z',
    'M1420 160Q1470 170 1492 188Q1504 270 1534 298Q1500 316 1452 318Q1468 240 1420 160Z',
  ].map((d) => path(d, '#5f7570', 'opacity="0.22"'));
  return rock + faces.join('') + hill('960,446 1120,404 1380,388 1620,410 1960,440', 450, 'url(#hill)');
}
