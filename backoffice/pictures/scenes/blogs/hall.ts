import { ACROSS, disc, DOWN, line, linearGradient, path, radialGradient, rect, svg } from '../../svg.ts';
import { daylight } from '../landscape.ts';
import type { Actor, Scene } from '../scene.ts';
import { deskDefinitions } from './desk.ts';

const [WIDTH, HEIGHT, HORIZON] = [1280, 960, 420];

/** A car in a bright workshop, with vector art behind and before it. */
export function inHall(actor: Actor, behind: string, before: string): Scene {
  return {
    width: WIDTH,
    height: HEIGHT,
    horizon: HORIZON,
    actors: [actor],
    backdrop: svg(WIDTH, HEIGHT, definitions(), hall() + behind),
    foreground: svg(WIDTH, HEIGHT, definitions(), before),
  };
}

function definitions(): string {
  return (
    daylight() +
    deskDefinitions() +
    linearGradient('hall', DOWN, [0, '#d3e5e5'], [1, '#eef5f2']) +
    linearGradient('floor', DOWN, [0, '#e7e5de'], [1, '#cbc9c1']) +
    linearGradient('post', ACROSS, [0, '#7d8b90'], [0.4, '#dfe6e8'], [1, '#8b989d']) +
    radialGradient('glow', [0, '#8ff5e0', 0.75], [1, '#8ff5e0', 0]) +
    radialGradient('pool', [0, '#ffffff', 0.8], [1, '#ffffff', 0])
  );
}

/** High windows, a pale wall, smooth ground. */
function hall(): string {
  return (
    rect(0, 0, 1280, 640, 'url(#hall)') +
    [80, 480, 880].map(highWindow).join('') +
    rect(0, 606, 1280, 34, '#5f8f90', 'opacity="0.18"') +
    rect(0, 640, 1280, 320, 'url(#floor)') +
    rect(0, 640, 1280, 4, '#ffffff', 'opacity="0.6"')
  );
}

function highWindow(x: number): string {
  return (
    rect(x, 60, 320, 170, '#f6fbfb', 'rx="10"') +
    path(`M${x} 230L${x + 120} 60L${x + 200} 60L${x + 80} 230Z`, '#ffffff') +
    line(`M${x + 160} 60L${x + 160} 230`, '#c5d8d8', 6)
  );
}

/** A pool of light on the ground. */
export function groundLight(x: number, y: number, rx: number): string {
  return disc(x, y, rx, rx * 0.22, 'url(#pool)');
}
