import type { BodyStyle } from '../../address.ts';
import type { CabinView } from '../../views.ts';
import { svg } from '../../svg.ts';
import { boot } from './boot.ts';
import { centreConsole } from './console.ts';
import { instruments } from './instruments.ts';
import { interior } from './interior.ts';
import { paletteOf } from './palette.ts';
import { cabinDefinitions } from './parts.ts';
import { seats } from './seats.ts';

type Cabin = { view: CabinView; bodyStyle: BodyStyle; variant: number; paint: string };

/** A part of the cabin as an SVG document of 1280 × 960. */
export function cabin({ view, bodyStyle, variant, paint }: Cabin): string {
  const palette = paletteOf(variant);
  const draw: Record<CabinView, () => string> = {
    interior: () => interior(palette),
    seats: () => seats(palette),
    instruments: () => instruments(palette, variant),
    console: () => centreConsole(palette),
    boot: () => boot(palette, bodyStyle, paint),
  };
  return svg(1280, 960, cabinDefinitions(palette), draw[view]());
}
