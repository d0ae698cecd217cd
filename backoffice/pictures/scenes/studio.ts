import type { Frame } from '../render/framing.ts';
import { palmCrown } from './palm.ts';
import { blur, disc, linearGradient, path, radialGradient, rect, svg } from './svg.ts';

type Tone = { wall: readonly [high: string, low: string]; floor: readonly [far: string, near: string] };

/** Morning, noon, and the shade of a veranda. */
const TONES: readonly Tone[] = [
  { wall: ['#d7e7e7', '#eaf3f1'], floor: ['#e9e7e1', '#d3d1ca'] },
  { wall: ['#dbe8ea', '#eef4f4'], floor: ['#e7e7e4', '#d0d1cf'] },
  { wall: ['#d2e4e3', '#e6f0ec'], floor: ['#eae5da', '#d4cfc4'] },
  { wall: ['#dfe9e4', '#f0f4ee'], floor: ['#e6e4de', '#cfcdc6'] },
];

/** A calm forecourt: a pale lagoon wall with the shadow of a palm on it, and smooth ground. */
export function studio({ width, height, horizon, ground }: Frame, variant: number): string {
  const { wall, floor } = TONES[variant % TONES.length] ?? {
    wall: ['#fff', '#fff'],
    floor: ['#eee', '#ddd'],
  };
  const foot = height * (horizon + (ground - horizon) * 0.68);
  const definitions =
    linearGradient('wall', [
      [0, wall[0]],
      [1, wall[1]],
    ]) +
    linearGradient('floor', [
      [0, floor[0]],
      [0.35, floor[0]],
      [1, floor[1]],
    ]) +
    linearGradient('foot', [
      [0, '#5f7d7e', 0],
      [0.8, '#5f7d7e', 0.14],
      [1, '#4a6667', 0.26],
    ]) +
    radialGradient('light', [
      [0, '#ffffff', 0.85],
      [1, '#ffffff', 0],
    ]) +
    blur('soft', width * 0.011);
  const crownX = width * (variant % 2 ? 0.9 : 0.08);
  const content =
    rect(0, 0, width, foot, 'url(#wall)') +
    disc(width * (variant % 2 ? 0.3 : 0.66), foot * 0.5, width * 0.5, foot * 0.62, 'url(#light)') +
    path(
      palmCrown(crownX, height * 0.09, width * 0.36, (variant % 5) * 0.1 - 0.2),
      '#4f7b7c',
      'opacity="0.13" filter="url(#soft)"',
    ) +
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
