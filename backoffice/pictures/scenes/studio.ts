import type { Frame } from '../render/framing.ts';
import { palmLeaf } from './palm.ts';
import { disc, DOWN, group, linearGradient, path, radialGradient, rect, svg } from '../svg.ts';

type Tone = { wall: readonly [high: string, low: string]; floor: readonly [far: string, near: string] };

/** Morning, noon, and the shade of a veranda. */
const TONES: readonly Tone[] = [
  { wall: ['#c3dbdc', '#dcebe9'], floor: ['#dfddd6', '#cbc9c1'] },
  { wall: ['#c8dce0', '#dfecee'], floor: ['#dddedb', '#c9cac7'] },
  { wall: ['#bdd8d6', '#d8e9e4'], floor: ['#e1dcd0', '#cdc8bc'] },
  { wall: ['#cfe0d8', '#e2ece4'], floor: ['#dcdad3', '#c8c6bf'] },
];

/** A calm forecourt: a pale lagoon wall with the shadow of a palm on it, and smooth ground. */
export function studio({ width, height, horizon, ground }: Frame, variant: number): string {
  const { wall, floor } = TONES[variant % TONES.length] ?? {
    wall: ['#fff', '#fff'],
    floor: ['#eee', '#ddd'],
  };
  const foot = height * (horizon + (ground - horizon) * 0.68);
  const definitions =
    linearGradient('wall', DOWN, [0, wall[0]], [1, wall[1]]) +
    linearGradient('floor', DOWN, [0, floor[0]], [0.35, floor[0]], [1, floor[1]]) +
    linearGradient('foot', DOWN, [0, '#5f7d7e', 0], [0.8, '#5f7d7e', 0.14], [1, '#4a6667', 0.26]) +
    radialGradient('light', [0, '#ffffff', 0.55], [1, '#ffffff', 0]);
  const content =
    rect(0, 0, width, foot, 'url(#wall)') +
    disc(width * (variant % 2 ? 0.3 : 0.66), foot * 0.5, width * 0.5, foot * 0.62, 'url(#light)') +
    palmShadow(width, variant) +
    rect(0, foot - height * 0.035, width, height * 0.035, 'url(#foot)') +
    rect(0, foot, width, height - foot, 'url(#floor)') +
    rect(0, foot, width, height * 0.0025, '#ffffff', 'opacity="0.55"') +
    disc(
      width / 2,
      height * ground + height * 0.02,
      width * 0.55,
      height * 0.13,
      'url(#light)',
      'opacity="0.55"',
    );
  return svg(width, height, definitions, content);
}

/** The shadow of leaves that hang in from a corner; laid over itself a little aside, for a soft edge. */
function palmShadow(width: number, variant: number): string {
  const turn = (variant % 5) * 0.07;
  const leaves = [0.12, 0.55, 1]
    .map((angle, i) => palmLeaf(-0.05 * width, -0.07 * width, angle + turn, width * (0.5 - 0.05 * i)))
    .join('');
  const soft = [-6, -3, 0, 3, 6]
    .map((aside) =>
      group(path(leaves, '#47797b'), `opacity="0.028" transform="translate(${aside} ${aside * 0.6})"`),
    )
    .join('');
  return variant % 2 ? group(soft, `transform="translate(${width} 0) scale(-1 1)"`) : soft;
}
