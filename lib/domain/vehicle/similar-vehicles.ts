import type { Conditions } from '#lib/domain/search/search-facts.ts';
import { sellingPrice } from './price.ts';
import type { Vehicle } from './vehicle.ts';

/** What is needed of a car to find similar ones. */
export type SimilarityTarget = Pick<
  Vehicle,
  'chassisNumber' | 'make' | 'model' | 'type' | 'clientSellingPrice'
>;

/** Offered in place of a sold or missing car. */
export type Alternatives = { kind: 'similar' | 'featured'; vehicles: Vehicle[] };

export const MAX_SIMILAR = 6;

/** Largest difference of prices, as a fraction. */
const PRICE_RANGE = 0.25;

/**
 * What makes other cars similar to one, the closest first: its make and model, its make, its body and price range. Unknown
 * values make none similar; any price is in the range of a car without one.
 */
export function similarities(to: SimilarityTarget): Conditions[] {
  const make = { key: 'make' as const, value: to.make };
  const model = { key: 'model' as const, value: to.model };
  const body = { key: 'body' as const, value: to.type };
  return [
    ...(to.make && to.model ? [{ texts: [make, model], bounds: [], words: [] }] : []),
    ...(to.make ? [{ texts: [make], bounds: [], words: [] }] : []),
    ...(to.type ? [{ texts: [body], bounds: priceRange(to), words: [] }] : []),
  ];
}

function priceRange(to: SimilarityTarget): Conditions['bounds'] {
  const price = sellingPrice(to);
  if (price === null) return [];
  const [min, max] = [Math.floor(price * (1 - PRICE_RANGE)), Math.ceil(price * (1 + PRICE_RANGE))];
  return [{ figure: 'price', min, max }];
}
