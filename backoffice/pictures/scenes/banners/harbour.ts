import { cloud, hill, lagoon, palm, sky } from '../landscape.ts';
import type { Actor, Scene } from '../scene.ts';
import { wideScene, WIDTH } from './wide-scene.ts';
import { line, path, rect } from '../../svg.ts';

const HORIZON = 430;

const ACTORS: readonly Actor[] = [
  {
    car: { bodyStyle: 'hatchback', paint: '1f5f8b', variant: 2 },
    view: { heading: 46, distance: 10, x: 1130, width: 420, ground: 676 },
  },
  {
    car: { bodyStyle: 'compact-suv', paint: 'f2f3ef', variant: 4 },
    view: { heading: 50, distance: 7.5, x: 1520, width: 720, ground: 738 },
  },
];

/** A car just landed on the quay; a car carrier and the mountains behind the port. */
export function harbour(): Scene {
  const content =
    sky(WIDTH, HORIZON, 1500) +
    cloud(380, 140, 150) +
    cloud(1180, 90, 120) +
    hill(
      '760,420 900,372 1040,330 1130,262 1172,180,20 1192,172,10 1206,208,14 1260,282 1390,300 1480,226,40 1540,250 1660,330 1830,300 2060,372',
      440,
      'url(#far-hill)',
    ) +
    hill('-40,425 240,404 560,414 900,396 1400,404 1760,372 2060,398', 440, 'url(#hill)') +
    lagoon(WIDTH, HORIZON, 600) +
    ship() +
    rect(0, 588, WIDTH, 20, '#b8b4aa') +
    rect(0, 600, WIDTH, 300, 'url(#paving)') +
    line('M0 640L2000 640', '#ffffff', 5, 'opacity="0.6"') +
    [120, 520, 920, 1320, 1720]
      .map((x) => path(`M${x - 14} 606L${x + 14} 606L${x + 10} 574Q${x} 562 ${x - 10} 574Z`, '#5f6d72'))
      .join('') +
    palm(1930, 640, 420, -40);
  return wideScene(HORIZON, content, ACTORS);
}

/** A roll-on roll-off carrier, pale with distance. */
function ship(): string {
  const hull = 'M470 516L500 452L1010 446L1052 438L1030 516Q760 524 470 516Z';
  const decks = 'M520 452L520 392Q524 384 540 384L984 380Q1000 382 1002 446Z';
  const ports = Array.from({ length: 14 }, (_, i) => rect(548 + i * 32, 404, 14, 6, '#a8c0c4')).join('');
  return (
    path(hull, '#5d8a96') +
    path(decks, '#eef3f2') +
    ports +
    rect(930, 356, 46, 28, '#e2e9e8') +
    rect(944, 340, 18, 18, '#c9766a') +
    line('M480 494L1034 492', '#eef3f2', 4)
  );
}
