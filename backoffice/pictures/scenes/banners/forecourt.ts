import { cloud, hill, palm, sky } from '../landscape.ts';
import type { Actor, Scene } from '../scene.ts';
import { wideScene, WIDTH } from './wide-scene.ts';
import { DOWN, group, line, linearGradient, path, rect, SLANTING } from '../../svg.ts';

const HORIZON = 430;

const ACTORS: readonly Actor[] = [
  {
    car: { bodyStyle: 'sedan', paint: '2b3d57', variant: 2 },
    view: { heading: 52, distance: 11, x: 1730, width: 470, ground: 652 },
  },
  {
    car: { bodyStyle: 'mpv', paint: 'eceeea', variant: 3 },
    view: { heading: 52, distance: 10, x: 1330, width: 480, ground: 676 },
  },
  {
    car: { bodyStyle: 'hatchback', paint: 'c4572b', variant: 6 },
    view: { heading: 50, distance: 7.5, x: 1500, width: 640, ground: 762 },
  },
];

/** A row of cars before a white showroom. */
export function forecourt(): Scene {
  const definitions =
    linearGradient('glass', SLANTING, [0, '#8fc0c6'], [0.5, '#c4e1e2'], [1, '#79a9ae']) +
    linearGradient('front', DOWN, [0, '#ffffff'], [1, '#e6e9e5']);
  const content =
    sky(WIDTH, 560, 420) +
    cloud(560, 120, 160) +
    hill('-40,450 160,396 330,330 430,372 640,420 860,400 1100,440', 560, 'url(#far-hill)') +
    hill('-40,500 300,472 700,486 1100,470', 560, 'url(#hill)') +
    showroom() +
    rect(0, 548, WIDTH, 352, 'url(#paving)') +
    rect(0, 548, WIDTH, 8, '#ffffff', 'opacity="0.7"') +
    [700, 1010, 1330, 1660]
      .map((x) => path(`M${x} 600L${x + 10} 600L${x - 120} 900L${x - 146} 900Z`, '#ffffff', 'opacity="0.55"'))
      .join('') +
    palm(820, 556, 330, 36) +
    palm(900, 552, 240, -26, '#5b8a66');
  return wideScene(HORIZON, content, ACTORS, definitions);
}

function showroom(): string {
  const panes = Array.from({ length: 7 }, (_, i) => rect(1090 + i * 140, 320, 132, 228, 'url(#glass)')).join(
    '',
  );
  const shine = group(
    path('M1120 548L1240 320L1330 320L1210 548ZM1560 548L1680 320L1720 320L1600 548Z', '#ffffff'),
    'opacity="0.3"',
  );
  const slats = Array.from({ length: 22 }, (_, i) =>
    line(`M${1010 + i * 3.4} 286L${1010 + i * 3.4} 548`, '#b99a74', 1.6),
  ).join('');
  return (
    rect(1000, 250, 1040, 300, 'url(#front)') +
    panes +
    shine +
    rect(1004, 286, 80, 262, '#d3b48c') +
    slats +
    path('M960 236L2040 210L2040 262L960 274Z', '#ffffff') +
    path('M960 274L2040 262L2040 280L1000 288Z', '#b9c6c5') +
    rect(1084, 300, 960, 20, '#005f66', 'opacity="0.85"')
  );
}
