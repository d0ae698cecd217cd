import { ACROSS, disc, DOWN, line, linearGradient, path, radialGradient, rect, SLANTING } from '../../svg.ts';
import type { Palette } from './palette.ts';

/** Gradients that every cabin picture uses. */
export function cabinDefinitions({ seat, dash, lining }: Palette): string {
  return (
    linearGradient(
      'seat',
      ACROSS,
      [0, seat[2]],
      [0.2, seat[1]],
      [0.5, seat[0]],
      [0.8, seat[1]],
      [1, seat[2]],
    ) +
    linearGradient('cushion', DOWN, [0, seat[0]], [0.55, seat[1]], [1, seat[2]]) +
    linearGradient('dash', DOWN, [0, dash[0]], [1, dash[1]]) +
    linearGradient('dash-low', DOWN, [0, dash[1]], [1, '#0d1012']) +
    linearGradient('lining', DOWN, [0, lining[1]], [1, lining[0]]) +
    linearGradient('metal', DOWN, [0, '#f2f5f6'], [0.45, '#a9b2b6'], [0.55, '#828c91'], [1, '#d3dadd']) +
    linearGradient('screen', SLANTING, [0, '#163a44'], [1, '#0a171d']) +
    linearGradient('sheen', SLANTING, [0, '#ffffff', 0.28], [0.5, '#ffffff', 0.03], [1, '#ffffff', 0]) +
    radialGradient('knob', [0, '#6b7378'], [0.7, '#2c3236'], [0.85, '#9aa4a8'], [1, '#30363a']) +
    linearGradient('daylight', DOWN, [0, '#bfe0ea'], [0.6, '#e4f2f3'], [1, '#f4f6ef'])
  );
}

/** What lies outside the windows: sky, a far ridge, the lagoon and a pale road. */
export function outside(x: number, y: number, width: number, height: number): string {
  const [right, sea, shore] = [x + width, y + height * 0.7, y + height * 0.8];
  const ridge = `M${x} ${sea}L${x} ${y + height * 0.62}Q${x + width * 0.12} ${y + height * 0.5} ${x + width * 0.2} ${y + height * 0.56}T${x + width * 0.36} ${y + height * 0.46}Q${x + width * 0.42} ${y + height * 0.34} ${x + width * 0.47} ${y + height * 0.5}T${x + width * 0.7} ${y + height * 0.58}T${right} ${y + height * 0.54}L${right} ${sea}Z`;
  return (
    rect(x, y, width, height, 'url(#daylight)') +
    path(ridge, '#8fb3ad') +
    rect(x, sea, width, height * 0.1, '#7cc4c3') +
    rect(x, shore, width, height * 0.2, '#dcd6c6')
  );
}

/** A screen with a calm abstract map. */
export function mapScreen(x: number, y: number, width: number, height: number): string {
  function at(sx: number, sy: number) {
    return `${(x + sx * width).toFixed(1)} ${(y + sy * height).toFixed(1)}`;
  }
  return (
    rect(x - 10, y - 10, width + 20, height + 20, '#07090b', 'rx="16"') +
    rect(x, y, width, height, 'url(#screen)', 'rx="8"') +
    path(
      `M${at(0.02, 0.98)}L${at(0.02, 0.6)}Q${at(0.2, 0.5)} ${at(0.34, 0.66)}T${at(0.62, 0.98)}Z`,
      '#2b8f94',
      'opacity="0.55"',
    ) +
    line(`M${at(0.05, 0.3)}Q${at(0.3, 0.2)} ${at(0.45, 0.42)}T${at(0.95, 0.3)}`, '#6d858e', height * 0.02) +
    line(`M${at(0.3, 0.05)}Q${at(0.36, 0.4)} ${at(0.5, 0.55)}T${at(0.72, 0.95)}`, '#6d858e', height * 0.02) +
    line(`M${at(0.52, 0.95)}Q${at(0.5, 0.7)} ${at(0.56, 0.5)}T${at(0.8, 0.12)}`, '#5fd0c8', height * 0.035) +
    disc(x + width * 0.56, y + height * 0.5, height * 0.05, height * 0.05, '#ffffff') +
    [0.1, 0.17, 0.24]
      .map((sx) => disc(x + width * (sx - 0.03), y + height * 0.1, height * 0.028, height * 0.028, '#9fc6cb'))
      .join('') +
    rect(x, y, width, height, 'url(#sheen)', 'rx="8"')
  );
}

/** A grille of air vents with a bright frame. */
export function vent(x: number, y: number, width: number, height: number): string {
  const slats = [0.25, 0.5, 0.75]
    .map((share) => rect(x + 8, y + height * share - 2, width - 16, 4, '#3c4347', 'rx="2"'))
    .join('');
  return (
    rect(x, y, width, height, 'url(#metal)', 'rx="12"') +
    rect(x + 4, y + 4, width - 8, height - 8, '#0a0c0e', 'rx="9"') +
    slats +
    rect(x + width / 2 - 5, y + 8, 10, height - 16, '#565f64', 'rx="4"')
  );
}

export function knob(cx: number, cy: number, radius: number): string {
  return (
    disc(cx, cy + radius * 0.12, radius * 1.12, radius * 1.12, '#000', 'opacity="0.35"') +
    disc(cx, cy, radius, radius, 'url(#knob)') +
    rect(cx - 2.5, cy - radius * 0.92, 5, radius * 0.3, '#f3f6f7', 'rx="2"')
  );
}
