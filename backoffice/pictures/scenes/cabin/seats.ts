import { disc, group, line, path, rect } from '../../svg.ts';
import type { Palette } from './palette.ts';
import { outside } from './parts.ts';
import { seat } from './seat.ts';

/** The front seats as seen from the windscreen, the rear bench behind them. */
export function seats(palette: Palette): string {
  const windows = 'M60 120Q70 90 120 88L420 80Q440 82 440 110L440 330L40 360Z';
  return (
    rect(0, 0, 1280, 960, 'url(#lining)') +
    `<clipPath id="panes"><path d="${windows}"/><path d="${windows}" transform="translate(1280 0) scale(-1 1)"/><path d="M480 110Q640 90 800 110L820 300L460 300Z"/></clipPath>` +
    group(outside(0, 60, 1280, 330), 'clip-path="url(#panes)"') +
    path('M0 360L440 330L460 300L820 300L840 330L1280 360L1280 960L0 960Z', 'url(#dash-low)') +
    [450, 640, 830].map((x) => rect(x - 62, 250, 124, 90, 'url(#seat)', 'rx="30"')).join('') +
    path('M330 350Q640 310 950 350L980 700L300 700Z', 'url(#cushion)') +
    line('M545 336L530 700M735 336L750 700', '#000', 5, 'opacity="0.25"') +
    seat(330, 800, 400, palette) +
    seat(950, 800, 400, palette) +
    cushions(palette) +
    path('M560 560L720 560L760 960L520 960Z', 'url(#dash)') +
    rect(566, 590, 148, 120, '#12161a', 'rx="22"') +
    [606, 674].map((x) => disc(x, 800, 42, 30, '#0a0d0f', 'stroke="#7b858a" stroke-width="4"')).join('') +
    belt(170, 140) +
    belt(1110, -140)
  );
}

function cushions({ seam }: Palette): string {
  return [330, 950]
    .map((cx) => {
      const shape = `M${cx - 205} 760Q${cx} 710 ${cx + 205} 760Q${cx + 250} 860 ${cx + 240} 975L${cx - 240} 975Q${cx - 250} 860 ${cx - 205} 760Z`;
      const inner = `M${cx - 120} 768Q${cx} 738 ${cx + 120} 768L${cx + 140} 975L${cx - 140} 975Z`;
      return (
        path(shape, 'url(#cushion)') +
        path(inner, '#ffffff', 'opacity="0.07"') +
        line(inner, seam, 2.5, 'stroke-dasharray="8 6" opacity="0.7"')
      );
    })
    .join('');
}

function belt(x: number, lean: number): string {
  return (
    line(`M${x} 150L${x + lean * 0.35} 420`, '#15181b', 20) + rect(x - 16, 120, 32, 44, '#0d1012', 'rx="8"')
  );
}
