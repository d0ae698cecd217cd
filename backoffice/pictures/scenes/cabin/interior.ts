import { disc, group, line, path, rect } from '../../svg.ts';
import type { Palette } from './palette.ts';
import { knob, mapScreen, outside, vent } from './parts.ts';
import { seat } from './seat.ts';
import { steeringWheel } from './steering-wheel.ts';

/** The dashboard from between the front seats, the steering wheel on the right. */
export function interior(palette: Palette): string {
  return glasshouse() + dashboard(palette) + middle() + seatTops(palette);
}

function glasshouse(): string {
  const windscreen = 'M190 70Q640 20 1090 70L1210 400Q640 350 70 400Z';
  const side = 'M-20 120L100 90L20 430L-20 440Z';
  return (
    rect(0, 0, 1280, 960, 'url(#lining)') +
    `<clipPath id="screen-edge"><path d="${windscreen}"/><path d="${side}"/><path d="${side}" transform="translate(1280 0) scale(-1 1)"/></clipPath>` +
    group(outside(-20, 20, 1320, 440), 'clip-path="url(#screen-edge)"') +
    line(windscreen, '#2a2f32', 12) +
    path('M180 0L1100 0L1085 52Q640 6 195 52Z', 'url(#lining)') +
    [230, 830]
      .map((x) => rect(x, 12, 220, 62, '#dedbd2', 'rx="14" stroke="#b9b5aa" stroke-width="2"'))
      .join('') +
    rect(555, 62, 170, 58, '#14181a', 'rx="26"') +
    rect(563, 69, 154, 44, '#a9c9d0', 'rx="20"') +
    rect(632, 36, 16, 34, '#14181a')
  );
}

function dashboard({ accent }: Palette): string {
  const top = 'M-10 440Q70 385 220 378Q640 338 1060 378Q1210 385 1290 440L1290 560L-10 560Z';
  return (
    path(top, 'url(#dash)') +
    path('M800 400Q955 345 1110 400L1130 470L780 470Z', '#15191c') +
    line('M60 412Q640 352 1220 412', '#6c757a', 3, 'opacity="0.6"') +
    rect(0, 700, 1280, 260, '#101417') +
    path('M-10 520Q640 455 1290 520L1290 740L-10 740Z', 'url(#dash-low)') +
    rect(0, 700, 1280, 260, '#101417') +
    path('M-10 520Q640 455 1290 520L1290 534Q640 469 -10 534Z', accent) +
    vent(60, 452, 150, 54) +
    vent(1075, 452, 150, 54) +
    vent(392, 446, 100, 44) +
    vent(662, 446, 100, 44) +
    path(
      'M120 565Q300 540 440 552L430 680Q280 676 130 690Z',
      '#22282c',
      'stroke="#0c0f11" stroke-width="3"',
    ) +
    disc(955, 446, 130, 52, '#0a0d0f') +
    disc(900, 446, 46, 42, '#16262b', 'stroke="#5fd0c8" stroke-width="4"') +
    disc(1010, 446, 46, 42, '#16262b', 'stroke="#5fd0c8" stroke-width="4"') +
    mapScreen(468, 400, 216, 128) +
    steeringWheel(955, 600, 172, accent)
  );
}

function middle(): string {
  return (
    path('M452 560L704 560L690 730L750 960L410 960L466 730Z', 'url(#dash)') +
    rect(478, 572, 200, 74, '#111517', 'rx="14"') +
    knob(510, 609, 24) +
    knob(646, 609, 24) +
    rect(545, 594, 66, 30, '#16262b', 'rx="6"') +
    rect(500, 664, 156, 40, '#0b0e10', 'rx="12"') +
    path('M520 760L640 760L660 900L500 900Z', '#0c0f11') +
    rect(566, 700, 28, 130, '#1c2125', 'rx="12"') +
    disc(580, 705, 34, 40, 'url(#knob)') +
    line('M530 770L540 890M630 770L622 890', '#8f999e', 4)
  );
}

function seatTops(palette: Palette): string {
  return (
    path('M-10 470L60 520L120 960L-10 960Z', 'url(#dash-low)') +
    path('M1290 470L1220 520L1160 960L1290 960Z', 'url(#dash-low)') +
    line('M10 640L84 660M1270 640L1196 660', 'url(#metal)', 14) +
    seat(250, 1230, 400, palette) +
    seat(1030, 1230, 400, palette)
  );
}
