import { sellingPrice } from './price.ts';
import { isSold, type Vehicle } from './vehicle.ts';

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
 * Unsold candidates similar to a car: same make and model first, then same make, then same body and price range. Within
 * each group the nearest price comes first, Price on Request last.
 */
export function similarVehicles(to: SimilarityTarget, candidates: readonly Vehicle[]): Vehicle[] {
  const others = new Map(candidates.map((vehicle) => [vehicle.chassisNumber, vehicle]));
  others.delete(to.chassisNumber);
  return [...others.values()]
    .filter((vehicle) => !isSold(vehicle))
    .map((vehicle) => ({ vehicle, rank: rank(to, vehicle), distance: priceDistance(to, vehicle) }))
    .filter(({ rank }) => rank < SIMILARITIES.length)
    .sort((one, other) => one.rank - other.rank || one.distance - other.distance)
    .slice(0, MAX_SIMILAR)
    .map(({ vehicle }) => vehicle);
}

/** Kinds of similarity, the closest first. */
const SIMILARITIES: readonly ((to: SimilarityTarget, vehicle: SimilarityTarget) => boolean)[] = [
  isSameModel,
  (to, vehicle) => isSame(to.make, vehicle.make),
  (to, vehicle) => isSame(to.type, vehicle.type) && isInPriceRange(to, vehicle),
];

/** Index of the closest similarity; the length of the list when there is none. */
function rank(to: SimilarityTarget, vehicle: SimilarityTarget): number {
  const index = SIMILARITIES.findIndex((isSimilar) => isSimilar(to, vehicle));
  return index === -1 ? SIMILARITIES.length : index;
}

export function isSameModel(to: SimilarityTarget, vehicle: SimilarityTarget): boolean {
  return isSame(to.make, vehicle.make) && isSame(to.model, vehicle.model);
}

/** Unknown values are never the same. */
function isSame(one: string, other: string): boolean {
  return one !== '' && one.toUpperCase() === other.toUpperCase();
}

function isInPriceRange(to: SimilarityTarget, vehicle: SimilarityTarget): boolean {
  const { lowest, highest } = priceRange(to);
  const price = sellingPrice(vehicle);
  if (lowest === null || highest === null) return true;
  return price !== null && price >= lowest && price <= highest;
}

/** Rupees; both are `null` for a car without a price, and then any price is in range. */
export function priceRange(to: SimilarityTarget): { lowest: number | null; highest: number | null } {
  const price = sellingPrice(to);
  if (price === null) return { lowest: null, highest: null };
  return { lowest: Math.floor(price * (1 - PRICE_RANGE)), highest: Math.ceil(price * (1 + PRICE_RANGE)) };
}

/** Rupees; the largest number for a vehicle without a price. */
function priceDistance(to: SimilarityTarget, vehicle: SimilarityTarget): number {
  const price = sellingPrice(vehicle);
  return price === null ? Number.MAX_VALUE : Math.abs(price - (sellingPrice(to) ?? price));
}
