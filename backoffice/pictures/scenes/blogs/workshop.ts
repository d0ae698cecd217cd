import { groundLight, hall } from './hall.ts';
import type { Actor, Scene } from '../scene.ts';
import { disc, group, line, path, rect, svg } from '../svg.ts';

const [WIDTH, HEIGHT, HORIZON] = [1280, 960, 420];
const SIDE_VIEW = { heading: 0, distance: 12, x: 640 } as const;

function inHall(actors: readonly Actor[], behind: string, before: string): Scene {
  return {
    width: WIDTH,
    height: HEIGHT,
    horizon: HORIZON,
    actors,
    backdrop: svg(WIDTH, HEIGHT, hall.definitions, hall.content + behind),
    foreground: svg(WIDTH, HEIGHT, hall.definitions, before),
  };
}

/** A car on the lift, its underside lit. */
export function inspection(): Scene {
  function post(x: number) {
    return (
      rect(x - 34, 150, 68, 660, 'url(#post)', 'rx="8"') +
      rect(x - 58, 790, 116, 34, '#3f4a4f', 'rx="6"') +
      rect(x - 46, 560, 92, 60, '#c9401f', 'rx="8"')
    );
  }
  const arms = line('M160 590L470 540', '#39444a', 20) + line('M1120 590L810 540', '#39444a', 20);
  const pads = [470, 810].map((x) => rect(x - 26, 516, 52, 40, '#22292d', 'rx="6"')).join('');
  const lamp =
    path('M600 880L660 880L790 560L490 560Z', '#fff6d8', 'opacity="0.5"') +
    rect(596, 868, 68, 26, '#2c3337', 'rx="10"');
  const trolley =
    rect(930, 720, 170, 130, 'url(#lagoon-deep)', 'rx="12"') +
    [0, 1, 2].map((i) => rect(944, 736 + i * 38, 142, 28, '#ffffff', 'rx="6" opacity="0.16"')).join('') +
    [956, 1074].map((x) => disc(x, 862, 16, 16, '#22292d')).join('');
  const car: Actor = {
    ...SIDE_VIEW,
    bodyStyle: 'hatchback',
    paint: '2f6f9f',
    variant: 1,
    width: 900,
    ground: 566,
    floating: true,
  };
  return inHall([car], arms + post(150) + post(1130), pads + lamp + trolley);
}

/** A car seen through, with the battery under its rear seat and the wiring to its motor. */
export function hybridBattery(): Scene {
  const cells = Array.from({ length: 9 }, (_, i) =>
    rect(752 + i * 22, 612, 16, 62, '#d8f6ee', 'rx="4" opacity="0.85"'),
  ).join('');
  const pack =
    rect(736, 596, 226, 94, '#0f8f8a', 'rx="16" stroke="#d8f6ee" stroke-width="5"') +
    cells +
    path('M846 618L828 650L846 650L836 672L864 638L846 638L858 618Z', '#ffffff');
  const wire =
    line('M736 660Q620 694 500 678Q410 666 372 636', '#ff8a3c', 12) +
    line('M736 660Q620 694 500 678Q410 666 372 636', '#ffd2a8', 3);
  const motor =
    disc(346, 618, 66, 58, '#32484e', 'stroke="#d8f6ee" stroke-width="5"') +
    disc(346, 618, 46, 40, 'none', 'stroke="#d8f6ee" stroke-width="6" stroke-dasharray="10 9"') +
    disc(346, 618, 24, 21, '#5fd0c8');
  const glow = disc(850, 642, 210, 130, 'url(#glow)') + disc(346, 616, 150, 110, 'url(#glow)');
  const car: Actor = {
    ...SIDE_VIEW,
    bodyStyle: 'hatchback',
    paint: 'bcd3d6',
    variant: 3,
    width: 1080,
    ground: 730,
    cover: 0.5,
  };
  return inHall([car], groundLight(640, 745, 560), glow + wire + pack + motor);
}

/** A car at its charger under a roof of solar panels. */
export function electricCharging(): Scene {
  const roof =
    path('M640 120L1290 70L1290 150L660 190Z', '#2c4d63') +
    Array.from({ length: 8 }, (_, i) =>
      line(`M${700 + i * 82} ${117 - i * 6}L${716 + i * 80} ${186 - i * 5}`, '#9cc3d6', 4),
    ).join('') +
    line('M650 156L1290 110', '#9cc3d6', 4) +
    rect(1180, 150, 22, 600, '#dfe5e4');
  const charger =
    rect(1060, 420, 96, 250, '#ffffff', 'rx="26" stroke="#cdd8d8" stroke-width="4"') +
    rect(1078, 444, 60, 66, '#12343b', 'rx="12"') +
    path('M1112 452L1094 482L1108 482L1102 502L1124 474L1110 474Z', '#5fd0c8') +
    disc(1108, 560, 24, 24, '#22343a') +
    rect(1092, 664, 32, 90, '#dfe5e4');
  const cable =
    line('M1108 572Q1120 800 980 810T792 640', '#1d2a2e', 13) +
    line('M1108 572Q1120 800 980 810T792 640', '#3a8f8b', 4) +
    disc(788, 632, 20, 16, '#22343a');
  const car: Actor = {
    bodyStyle: 'hatchback',
    paint: 'e9ecea',
    variant: 8,
    heading: -44,
    distance: 7.5,
    x: 560,
    width: 880,
    ground: 730,
  };
  return inHall([car], roof + charger, group(cable, ''));
}
