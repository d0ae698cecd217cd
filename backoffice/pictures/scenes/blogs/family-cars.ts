import { disc, line, path, rect } from '../../svg.ts';
import { cloud, hill, lagoon, palm, sky, softShadow } from '../landscape.ts';
import type { Actor, Scene } from '../scene.ts';
import { HORIZON, outdoors, WIDTH } from './outdoors.ts';

const ACTORS: readonly Actor[] = [
  {
    car: { bodyStyle: 'suv', paint: '31493f', variant: 2 },
    view: { heading: 90, distance: 10, x: 1010, width: 330, ground: 690 },
  },
  {
    car: { bodyStyle: 'wagon', paint: '8f1d22', variant: 6 },
    view: { heading: 90, distance: 10, x: 270, width: 310, ground: 690 },
  },
  {
    car: { bodyStyle: 'mpv', paint: 'eef0ec', variant: 1 },
    view: { heading: 90, distance: 8.5, x: 640, width: 400, ground: 740 },
  },
];

/** Three cars for more than two: by the beach, with a ball and a cool box. */
export function familyCars(): Scene {
  return outdoors(beach() + ball() + coolBox(), ACTORS);
}

function beach(): string {
  return (
    sky(WIDTH, HORIZON, 640) +
    cloud(240, 110, 130) +
    cloud(1020, 90, 120) +
    hill('-40,410 200,376 500,398 900,388 1340,404', 430, 'url(#far-hill)') +
    lagoon(WIDTH, HORIZON, 570) +
    rect(0, 560, WIDTH, 400, 'url(#sand)') +
    path('M0 560Q320 540 640 556T1280 548L1280 580L0 590Z', '#f4eddc') +
    palm(90, 620, 430, 60) +
    palm(1210, 610, 380, -50, '#5b8a66')
  );
}

function ball(): string {
  return (
    softShadow(240, 872, 60, 14) +
    disc(240, 826, 46, 46, '#ffffff') +
    path('M240 780A46 46 0 0 1 284 838L240 826Z', '#c9401f') +
    path('M240 872A46 46 0 0 1 196 814L240 826Z', '#12818a')
  );
}

function coolBox(): string {
  return (
    softShadow(1060, 872, 120, 18) +
    rect(970, 780, 180, 90, '#12818a', 'rx="12"') +
    rect(962, 762, 196, 30, '#f4f6f4', 'rx="10"') +
    line('M1010 762Q1060 716 1110 762', '#f4f6f4', 10)
  );
}
