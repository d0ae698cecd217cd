import type { BodyStyle } from '../../address.ts';
import { disc, DOWN, group, line, linearGradient, path, rect } from '../../svg.ts';
import type { Palette } from './palette.ts';
import { outside } from './parts.ts';

/** The load space behind the opened lid, framed by the car's own colour; a pick-up shows its bed. */
export function boot(palette: Palette, bodyStyle: BodyStyle, paint: string): string {
  const definitions =
    linearGradient('body', DOWN, [0, `#${paint}`], [1, `#${paint}`]) +
    linearGradient('carpet', DOWN, [0, '#22272a'], [1, '#4a5156']) +
    linearGradient('depth', DOWN, [0, '#14181a'], [1, '#31373b']);
  const space = bodyStyle === 'pickup' ? bed() : loadSpace(palette);
  return `<defs>${definitions}</defs>${outside(0, 0, 1280, 560)}${rect(0, 440, 1280, 520, '#dad8d1')}${surround(bodyStyle)}${space}${sill()}`;
}

/** The car's rear around the opening. */
function surround(bodyStyle: BodyStyle): string {
  const isPickup = bodyStyle === 'pickup';
  const lamps = isPickup
    ? 'M100 420L156 420L150 640L88 640Z'
    : 'M118 330Q170 330 196 350L186 540Q130 540 98 560Z';
  const lamp =
    path(lamps, '#b3151b', 'stroke="#3a0507" stroke-width="5"') + line('M104 500L150 496', '#ff6a5e', 8);
  return (
    (isPickup ? cab() : shell()) +
    path('M80 700L1200 700L1200 960L80 960Z', '#000', 'opacity="0.12"') +
    lamp +
    group(lamp, 'transform="translate(1280 0) scale(-1 1)"')
  );
}

/** Roof, pillars and the raised lid. */
function shell(): string {
  return (
    path('M120 0L1160 0L1090 84Q640 40 190 84Z', 'url(#body)') +
    path('M120 0L1160 0L1140 26Q640 0 140 26Z', '#000', 'opacity="0.25"') +
    path(
      'M130 250Q150 110 300 90Q640 60 980 90Q1130 110 1150 250L1200 640L1200 960L80 960L80 640Z',
      'url(#body)',
    ) +
    path('M130 250Q150 110 300 90L330 100Q200 130 180 300L130 760L80 760L80 640Z', '#fff', 'opacity="0.16"')
  );
}

/** The back of a pick-up's cab above the sides of its bed. */
function cab(): string {
  return (
    path('M270 300Q300 80 400 60Q640 36 880 60Q980 80 1010 300Z', 'url(#body)') +
    path('M340 270Q360 122 430 108Q640 90 850 108Q920 122 940 270Z', '#14191c') +
    path('M340 270Q360 122 430 108L560 98L440 270Z', '#fff', 'opacity="0.1"') +
    path('M110 250L1170 250L1200 640L1200 960L80 960L80 640Z', 'url(#body)') +
    path('M110 250L1170 250L1172 266L108 266Z', '#15191b')
  );
}

function loadSpace({ seam }: Palette): string {
  return (
    path('M215 250Q230 160 340 146Q640 122 940 146Q1050 160 1065 250L1090 640L190 640Z', '#101315') +
    path('M345 210Q640 190 935 210L960 250L960 330L320 330L320 250Z', 'url(#daylight)', 'opacity="0.8"') +
    [430, 640, 850].map((x) => rect(x - 56, 228, 112, 84, 'url(#seat)', 'rx="26"')).join('') +
    path('M318 300Q640 276 962 300L940 500L340 500Z', 'url(#cushion)') +
    line('M560 292L552 500M745 292L748 500', '#000', 5, 'opacity="0.35"') +
    line('M330 320Q640 298 950 320', seam, 2.5, 'stroke-dasharray="9 7" opacity="0.6"') +
    path('M340 496L940 496L1080 660L200 660Z', 'url(#carpet)') +
    path('M215 250L318 300L340 496L200 660L190 640Z', 'url(#depth)') +
    path('M1065 250L962 300L940 496L1080 660L1090 640Z', 'url(#depth)') +
    line('M480 560L800 560L840 630L440 630Z', '#6a7378', 3, 'opacity="0.6"') +
    [270, 1010].map((x) => disc(x, 560, 14, 9, 'url(#metal)')).join('') +
    path(
      'M215 250Q230 160 340 146Q640 122 940 146Q1050 160 1065 250',
      'none',
      'stroke="#000" stroke-width="18" opacity="0.6"',
    )
  );
}

function bed(): string {
  const ribs = Array.from({ length: 9 }, (_, i) =>
    line(`M${400 + i * 60} 330L${255 + i * 96} 690`, '#0c0f11', 8, 'opacity="0.75"'),
  ).join('');
  return (
    path('M230 250L1050 250L1090 700L190 700Z', '#15191b') +
    path('M340 270L940 270L930 340L350 340Z', 'url(#depth)') +
    path('M350 336L930 336L1086 700L194 700Z', 'url(#carpet)') +
    ribs +
    path('M230 250L345 270L350 340L194 700L186 660Z', '#23292c') +
    path('M1050 250L935 270L930 340L1086 700L1094 660Z', '#23292c')
  );
}

function sill(): string {
  return (
    path('M178 650L1102 650L1118 716L162 716Z', 'url(#metal)', 'opacity="0.9"') +
    path('M178 650L1102 650L1104 664L176 664Z', '#fff', 'opacity="0.5"') +
    rect(470, 800, 340, 84, '#f3f4f0', 'rx="10" stroke="#1c2022" stroke-width="6"') +
    rect(490, 866, 300, 6, '#2f8d92')
  );
}
