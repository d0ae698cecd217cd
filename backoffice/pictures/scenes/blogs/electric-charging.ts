import { disc, line, path, rect } from '../../svg.ts';
import type { Actor, Scene } from '../scene.ts';
import { inHall } from './hall.ts';

const CAR: Actor = {
  car: { bodyStyle: 'hatchback', paint: 'e9ecea', variant: 8 },
  view: { heading: -44, distance: 7.5, x: 560, width: 880, ground: 730 },
};

/** A car at its charger under a roof of solar panels. */
export function electricCharging(): Scene {
  return inHall(CAR, solarRoof() + charger(), cable());
}

function solarRoof(): string {
  const cells = Array.from({ length: 8 }, (_, i) =>
    line(`M${700 + i * 82} ${117 - i * 6}L${716 + i * 80} ${186 - i * 5}`, '#9cc3d6', 4),
  );
  return (
    path('M640 120L1290 70L1290 150L660 190Z', '#2c4d63') +
    cells.join('') +
    line('M650 156L1290 110', '#9cc3d6', 4) +
    rect(1180, 150, 22, 600, '#dfe5e4')
  );
}

function charger(): string {
  return (
    rect(1060, 420, 96, 250, '#ffffff', 'rx="26" stroke="#cdd8d8" stroke-width="4"') +
    rect(1078, 444, 60, 66, '#12343b', 'rx="12"') +
    path('M1112 452L1094 482L1108 482L1102 502L1124 474L1110 474Z', '#5fd0c8') +
    disc(1108, 560, 24, 24, '#22343a') +
    rect(1092, 664, 32, 90, '#dfe5e4')
  );
}

function cable(): string {
  const course = 'M1108 572Q1120 800 980 810T792 640';
  return line(course, '#1d2a2e', 13) + line(course, '#3a8f8b', 4) + disc(788, 632, 20, 16, '#22343a');
}
