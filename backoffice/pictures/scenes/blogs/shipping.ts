import { line, path, rect } from '../../svg.ts';
import { cloud, hill, lagoon, sky } from '../landscape.ts';
import type { Scene } from '../scene.ts';
import { HORIZON, outdoors, WIDTH } from './outdoors.ts';

/** A car carrier at the quay and the first car down its ramp. */
export function shipping(): Scene {
  const view = { heading: 52, distance: 7.5, x: 690, width: 660, ground: 770 };
  const car = { bodyStyle: 'compact-suv', paint: 'c9a227', variant: 2 } as const;
  return outdoors(harbour() + carrier() + quay(), [{ car, view }]);
}

function harbour(): string {
  return (
    sky(WIDTH, HORIZON, 900) +
    cloud(300, 90, 130) +
    cloud(1080, 70, 110) +
    hill('700,420 900,372 1010,320,30 1090,250,20 1140,318 1320,368', 440, 'url(#far-hill)') +
    lagoon(WIDTH, HORIZON, 620)
  );
}

function carrier(): string {
  const ports = Array.from({ length: 45 }, (_, i) =>
    rect(200 + (i % 15) * 50, 214 + Math.floor(i / 15) * 40, 24, 9, '#a8c0c4', 'rx="3"'),
  );
  return (
    path('M90 520L130 380L1010 372L1140 352L1080 520Q600 540 90 520Z', '#2f6f80') +
    path('M150 384L156 190Q160 176 180 176L960 166Q990 168 994 374Z', '#f4f6f4') +
    ports.join('') +
    rect(820, 116, 120, 54, '#e3eae9', 'rx="6"') +
    rect(850, 70, 40, 48, '#c9401f', 'rx="6"') +
    line('M110 470L1098 462', '#ffffff', 6, 'opacity="0.8"')
  );
}

function quay(): string {
  return (
    rect(0, 606, WIDTH, 14, '#b8b4aa') +
    rect(0, 616, WIDTH, 344, 'url(#paving)') +
    path('M150 380L60 610L240 620L290 380Z', '#7f939a') +
    line('M150 380L60 610M290 380L240 620', '#56686f', 6) +
    path('M1020 640L1060 640L1054 590Q1040 576 1026 590Z', '#56686f')
  );
}
