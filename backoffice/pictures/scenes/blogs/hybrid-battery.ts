import { disc, line, path, rect } from '../../svg.ts';
import type { Actor, Scene } from '../scene.ts';
import { groundLight, inHall } from './hall.ts';

const GHOST: Actor = {
  car: { bodyStyle: 'hatchback', paint: 'bcd3d6', variant: 3 },
  view: { heading: 0, distance: 12, x: 640, width: 1080, ground: 730 },
  cover: 0.5,
};

/** A car seen through, with the battery under its rear seat and the wiring to its motor. */
export function hybridBattery(): Scene {
  const glow = disc(850, 642, 210, 130, 'url(#glow)') + disc(346, 616, 150, 110, 'url(#glow)');
  return inHall(GHOST, groundLight(640, 745, 560), glow + wire() + battery() + motor());
}

function battery(): string {
  const cells = Array.from({ length: 9 }, (_, i) =>
    rect(752 + i * 22, 612, 16, 62, '#d8f6ee', 'rx="4" opacity="0.85"'),
  );
  return (
    rect(736, 596, 226, 94, '#0f8f8a', 'rx="16" stroke="#d8f6ee" stroke-width="5"') +
    cells.join('') +
    path('M846 618L828 650L846 650L836 672L864 638L846 638L858 618Z', '#ffffff')
  );
}

function wire(): string {
  const course = 'M736 660Q620 694 500 678Q410 666 372 636';
  return line(course, '#ff8a3c', 12) + line(course, '#ffd2a8', 3);
}

function motor(): string {
  return (
    disc(346, 618, 66, 58, '#32484e', 'stroke="#d8f6ee" stroke-width="5"') +
    disc(346, 618, 46, 40, 'none', 'stroke="#d8f6ee" stroke-width="6" stroke-dasharray="10 9"') +
    disc(346, 618, 24, 21, '#5fd0c8')
  );
}
