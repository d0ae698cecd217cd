import { daylight } from '../landscape.ts';
import { deskDefinitions } from './desk.ts';
import { disc, line, linearGradient, path, radialGradient, rect } from '../svg.ts';

const definitions =
  daylight() +
  deskDefinitions() +
  linearGradient('hall', [
    [0, '#d3e5e5'],
    [1, '#eef5f2'],
  ]) +
  linearGradient('floor', [
    [0, '#e7e5de'],
    [1, '#cbc9c1'],
  ]) +
  linearGradient(
    'post',
    [
      [0, '#7d8b90'],
      [0.4, '#dfe6e8'],
      [1, '#8b989d'],
    ],
    [0, 0, 1, 0],
  ) +
  radialGradient('glow', [
    [0, '#8ff5e0', 0.75],
    [1, '#8ff5e0', 0],
  ]) +
  radialGradient('pool', [
    [0, '#ffffff', 0.8],
    [1, '#ffffff', 0],
  ]);

/** A bright workshop: high windows, a pale wall, smooth ground. */
const content =
  rect(0, 0, 1280, 640, 'url(#hall)') +
  [80, 480, 880]
    .map(
      (x) =>
        rect(x, 60, 320, 170, '#f6fbfb', 'rx="10"') +
        path(`M${x} 230L${x + 120} 60L${x + 200} 60L${x + 80} 230Z`, '#ffffff') +
        line(`M${x + 160} 60L${x + 160} 230`, '#c5d8d8', 6),
    )
    .join('') +
  rect(0, 606, 1280, 34, '#5f8f90', 'opacity="0.18"') +
  rect(0, 640, 1280, 320, 'url(#floor)') +
  rect(0, 640, 1280, 4, '#ffffff', 'opacity="0.6"');

export const hall = { definitions, content };

/** A pool of light on the ground. */
export function groundLight(x: number, y: number, rx: number): string {
  return disc(x, y, rx, rx * 0.22, 'url(#pool)');
}
