import { sellingPrice } from './price.ts';
import { isSold, type Vehicle } from './vehicle.ts';

/** What has to be known of a car to find others like it. */
export type SimilarityTarget = Pick<
  Vehicle,
  'chassisNumber' | 'make' | 'model' | 'type' | 'clientSellingPrice'
>;

/** What is offered in place of a car that cannot be had. */
export type Alternatives = { kind: 'similar' | 'featured'; vehicles: Vehicle[] };

export const MAX_SIMILAR = 6;

/** How far a price may lie from another to be in its range, as a fraction of it. */
const PRICE_RANGE = 0.25;

/**
 * The cars to offer in place of one that cannot be had, most alike first, none that is sold: same make and model, then
 * same make, then same body and price range. Among equals the nearest in price comes first, Price on Request last.
 */
export function similarVehicles(to: SimilarityTarget, candidates: readonly Vehicle[]): Vehicle[] {
  const others = new Map(candidates.map((vehicle) => [vehicle.chassisNumber, vehicle]));
  others.delete(to.chassisNumber);
  return [...others.values()]
    .filter((vehicle) => !isSold(vehicle))
    .map((vehicle) => ({ vehicle, rank: rank(to, vehicle), distance: priceDistance(to, vehicle) }))
    .filter(({ rank }) => rank < ALIKE.length)
    .sort((one, other) => one.rank - other.rank || one.distance - other.distance)
    .slice(0, MAX_SIMILAR)
    .map(({ vehicle }) => vehicle);
}

/** The ways to be alike, the closest first. */
const ALIKE: readonly ((to: SimilarityTarget, vehicle: SimilarityTarget) => boolean)[] = [
  isSameModel,
  (to, vehicle) => isSame(to.make, vehicle.make),
  (to, vehicle) => isSame(to.type, vehicle.type) && isInPriceRange(to, vehicle),
];

/** The first way in which they are alike; one past the last when they are not. */
function rank(to: SimilarityTarget, vehicle: SimilarityTarget): number {
  const index = ALIKE.findIndex((areAlike) => areAlike(to, vehicle));
  return index === -1 ? ALIKE.length : index;
}

export function isSameModel(to: SimilarityTarget, vehicle: SimilarityTarget): boolean {
  return isSame(to.make, vehicle.make) && isSame(to.model, vehicle.model);
}

/** What is not known is not the same. */
function isSame(one: string, other: string): boolean {
  return one !== '' && one.toUpperCase() === other.toUpperCase();
}

function isInPriceRange(to: SimilarityTarget, vehicle: SimilarityTarget): boolean {
  const { lowest, highest } = priceRange(to);
  const price = sellingPrice(vehicle);
  if (lowest === null || highest === null) return true;
  return price !== null && price >= lowest && price <= highest;
}

/** Rupees; both ends are `null` for a car whose price is told on request: any price is in its range. */
export function priceRange(to: SimilarityTarget): { lowest: number | null; highest: number | null } {
  const price = sellingPrice(to);
  if (price === null) return { lowest: null, highest: null };
  return { lowest: Math.floor(price * (1 - PRICE_RANGE)), highest: Math.ceil(price * (1 + PRICE_RANGE)) };
}

/** Rupees; further than any for a car whose price is told on request. */
function priceDistance(to: SimilarityTarget, vehicle: SimilarityTarget): number {
  const price = sellingPrice(vehicle);
  return price === null ? Number.MAX_VALUE : Math.abs(price - (sellingPrice(to) ?? price));
}
