import { disc, line, path, rect } from '../../svg.ts';
import type { Palette } from './palette.ts';
import { knob, mapScreen, vent } from './parts.ts';

/** The middle of the dashboard: screen, climate controls and gear selector. */
export function centreConsole({ accent, seam }: Palette): string {
  return (
    rect(0, 0, 1280, 960, 'url(#dash)') +
    path('M0 250Q640 190 1280 250L1280 960L0 960Z', 'url(#dash-low)') +
    path('M0 250Q640 190 1280 250L1280 268Q640 208 0 268Z', accent) +
    line('M0 232Q640 172 1280 232', seam, 3, 'stroke-dasharray="10 8" opacity="0.6"') +
    path(
      'M300 210L980 210L940 720L1010 960L270 960L340 720Z',
      'url(#dash)',
      'stroke="#0c0f11" stroke-width="4"',
    ) +
    vent(40, 300, 240, 90) +
    vent(1000, 300, 240, 90) +
    mapScreen(390, 90, 500, 290) +
    climate() +
    selector()
  );
}

function climate(): string {
  const keys = Array.from(
    { length: 6 },
    (_, i) =>
      rect(478 + i * 56, 550, 44, 30, '#2c3337', 'rx="7" stroke="#0a0c0e" stroke-width="2"') +
      rect(492 + i * 56, 563, 16, 4, i === 1 ? '#5fd0c8' : '#9aa5aa', 'rx="2"'),
  ).join('');
  return (
    rect(370, 430, 540, 180, '#101416', 'rx="26"') +
    knob(425, 500, 46) +
    knob(855, 500, 46) +
    rect(490, 452, 300, 76, '#0b1519', 'rx="12"') +
    Array.from({ length: 9 }, (_, i) =>
      rect(515 + i * 29, 500 - i * 3, 16, 10 + i * 3, i < 5 ? '#5fd0c8' : '#24383d', 'rx="3"'),
    ).join('') +
    keys
  );
}

function selector(): string {
  return (
    path('M500 660L780 660L830 960L450 960Z', '#0b0e10') +
    line('M506 664L458 960M774 664L822 960', 'url(#metal)', 6) +
    path('M590 800Q640 770 690 800L712 930Q640 960 568 930Z', '#1d2327') +
    rect(622, 680, 36, 170, '#262c30', 'rx="14"') +
    disc(640, 690, 58, 66, 'url(#knob)') +
    line('M612 664Q640 640 668 664', '#ffffff', 5, 'opacity="0.35"') +
    [740, 790, 840].map((y, i) => disc(742 + i * 9, y, 6, 6, i === 0 ? '#5fd0c8' : '#59646a')).join('')
  );
}
