import { brandLogo } from './brand-logo.ts';
import type { StockedMake } from '#lib/domain/search/stocked-makes.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { BrandGrid } from './brand-grid.tsx';

/** How many makes have a tile; the others are folded below them. */
export const BRAND_TILES = 9;

/** The makes with the cars that can be bought (docs/product.md 9.1e). */
export function Brands({ brands }: { brands: readonly StockedMake[] }) {
  return (
    <BrandGrid
      makes={brands.map(({ make }) => make)}
      cars={carsOf(brands)}
      logos={brands.slice(0, BRAND_TILES).map(({ make }) => brandLogo(make))}
      allBrands={texts().landing.allBrands}
    />
  );
}

/** Null when the cars of the makes are unknown. */
function carsOf(brands: readonly StockedMake[]): number[] | null {
  const cars = brands.flatMap((brand) => brand.cars ?? []);
  return cars.length > 0 ? cars : null;
}
