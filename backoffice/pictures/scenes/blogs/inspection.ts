import { disc, line, path, rect } from '../../svg.ts';
import type { Actor, Scene } from '../scene.ts';
import { inHall } from './hall.ts';

const RAISED_CAR: Actor = {
  car: { bodyStyle: 'hatchback', paint: '2f6f9f', variant: 1 },
  view: { heading: 0, distance: 12, x: 640, width: 900, ground: 566 },
  floating: true,
};

/** A car on the lift, its underside lit. */
export function inspection(): Scene {
  const arms = line('M160 590L470 540', '#39444a', 20) + line('M1120 590L810 540', '#39444a', 20);
  const pads = [470, 810].map((x) => rect(x - 26, 516, 52, 40, '#22292d', 'rx="6"')).join('');
  return inHall(RAISED_CAR, arms + post(150) + post(1130), pads + lamp() + trolley());
}

function post(x: number): string {
  return (
    rect(x - 34, 150, 68, 660, 'url(#post)', 'rx="8"') +
    rect(x - 58, 790, 116, 34, '#3f4a4f', 'rx="6"') +
    rect(x - 46, 560, 92, 60, '#c9401f', 'rx="8"')
  );
}

function lamp(): string {
  return (
    path('M600 880L660 880L790 560L490 560Z', '#fff6d8', 'opacity="0.5"') +
    rect(596, 868, 68, 26, '#2c3337', 'rx="10"')
  );
}

function trolley(): string {
  return (
    rect(930, 720, 170, 130, 'url(#lagoon-deep)', 'rx="12"') +
    [0, 1, 2].map((i) => rect(944, 736 + i * 38, 142, 28, '#ffffff', 'rx="6" opacity="0.16"')).join('') +
    [956, 1074].map((x) => disc(x, 862, 16, 16, '#22292d')).join('')
  );
}
