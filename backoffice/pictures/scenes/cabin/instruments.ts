import { disc, line, path, rect } from '../../svg.ts';
import type { Palette } from './palette.ts';

const START = (-220 * Math.PI) / 180;
const SWEEP = (260 * Math.PI) / 180;

/** Two dials and a small display behind the steering wheel's upper rim. */
export function instruments({ accent }: Palette, variant: number): string {
  const hood = 'M60 960L60 420Q90 170 640 150Q1190 170 1220 420L1220 960Z';
  return (
    rect(0, 0, 1280, 960, 'url(#dash)') +
    path('M0 300Q640 60 1280 300L1280 0L0 0Z', 'url(#daylight)') +
    path('M0 310Q640 70 1280 310L1280 400Q640 150 0 400Z', '#22282c') +
    path(hood, '#0a0d0f', 'stroke="#30373b" stroke-width="10"') +
    dial(345, 520, 215, 12, 0.32 + (variant % 4) * 0.03, accent) +
    dial(935, 520, 215, 9, 0.16, accent) +
    display(variant) +
    path('M60 420Q90 170 640 150Q900 158 1050 220L420 960L60 960Z', '#ffffff', 'opacity="0.035"') +
    line('M-20 1010Q640 640 1300 1010', '#0b0d0f', 110) +
    line('M-20 1000Q640 630 1300 1000', '#2d3337', 74) +
    line('M120 905Q640 660 1160 905', '#646e74', 10, 'opacity="0.7"')
  );
}

function dial(
  cx: number,
  cy: number,
  radius: number,
  marks: number,
  reading: number,
  accent: string,
): string {
  function at(share: number, r: number) {
    const angle = START + SWEEP * share;
    return `${(cx + r * Math.cos(angle)).toFixed(1)} ${(cy + r * Math.sin(angle)).toFixed(1)}`;
  }
  const ticks = Array.from({ length: marks * 2 + 1 }, (_, i) => {
    const share = i / (marks * 2);
    const long = i % 2 === 0;
    const colour = share > 0.84 ? '#ff6b57' : '#eef4f6';
    return line(
      `M${at(share, radius * 0.9)}L${at(share, radius * (long ? 0.77 : 0.84))}`,
      colour,
      long ? 6 : 3,
    );
  }).join('');
  return (
    disc(cx, cy, radius + 12, radius + 12, 'url(#metal)') +
    disc(cx, cy, radius + 4, radius + 4, '#0c1013') +
    disc(
      cx,
      cy,
      radius * 0.62,
      radius * 0.62,
      '#12181c',
      `stroke="${accent}" stroke-opacity="0.5" stroke-width="3"`,
    ) +
    ticks +
    line(`M${cx} ${cy}L${at(reading, radius * 0.8)}`, '#ff7a52', 9) +
    disc(cx, cy, radius * 0.15, radius * 0.15, 'url(#knob)')
  );
}

/** Trip display without figures: fuel and temperature bars and lit signs. */
function display(variant: number): string {
  function bars(x: number, full: number) {
    return Array.from({ length: 8 }, (_, i) =>
      rect(x, 640 - i * 26, 34, 18, i < full ? '#5fd0c8' : '#1f3338', 'rx="4"'),
    ).join('');
  }
  return (
    rect(560, 340, 160, 370, '#0d1a1f', 'rx="20" stroke="#28444a" stroke-width="3"') +
    path('M605 520L640 460L675 520L662 520L662 570L618 570L618 520Z', '#d7f1ef') +
    line('M585 400L695 400M585 424L660 424', '#6fa5aa', 8) +
    rect(585, 620, 110, 14, '#1f3338', 'rx="7"') +
    rect(585, 620, 60 + (variant % 5) * 8, 14, '#5fd0c8', 'rx="7"') +
    bars(505, 6) +
    bars(741, 5) +
    disc(600, 670, 11, 11, '#63d68c') +
    disc(640, 670, 11, 11, '#4aa3ff') +
    disc(680, 670, 11, 11, '#30484d')
  );
}
