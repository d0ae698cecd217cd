import { nameKey } from '#lib/domain/search/name-key.ts';
import type { Conditions } from '#lib/domain/search/search-facts.ts';
import { sellingPrice } from './price.ts';
import { isSold, type Vehicle } from './vehicle.ts';

/** The fields of a car by which similar cars are found. */
export type SimilarityTarget = Pick<
  Vehicle,
  'chassisNumber' | 'make' | 'model' | 'type' | 'clientSellingPrice' | 'status'
>;

/** Cars offered in place of a sold or missing one. */
export type Alternatives = { kind: 'similar' | 'featured'; vehicles: Vehicle[] };

/** One row of cards on a desktop. */
export const MAX_SIMILAR = 4;

/** Largest price difference, as a fraction of the car's price. */
const PRICE_RANGE = 0.25;

/**
 * The conditions that a similar car meets, the closest match first (docs/product.md 4.2a). A condition on an unknown value
 * is left out; without a price any price is in range.
 */
export function similarities(to: SimilarityTarget): Conditions[] {
  const make = { key: 'make' as const, value: nameKey(to.make) };
  const model = { key: 'model' as const, value: nameKey(to.model) };
  const body = { key: 'body' as const, value: nameKey(to.type) };
  const sameModel = to.make && to.model ? [{ texts: [make, model], bounds: [] }] : [];
  const sameMake = to.make ? [{ texts: [make], bounds: [] }] : [];
  const sameBody = to.type ? [{ texts: [body], bounds: priceRange(to) }] : [];
  return isSold(to) ? [...sameModel, ...sameMake, ...sameBody] : [...sameModel, ...sameBody, ...sameMake];
}

function priceRange(to: SimilarityTarget): Conditions['bounds'] {
  const price = sellingPrice(to);
  if (price === null) return [];
  const [min, max] = [Math.floor(price * (1 - PRICE_RANGE)), Math.ceil(price * (1 + PRICE_RANGE))];
  return [{ key: 'price', min, max }];
}
