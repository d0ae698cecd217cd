import type { VehicleStatus } from '../vehicle.ts';
import { createDeck, repeated } from './deck.ts';
import type { Random } from './random.ts';

/** Of every hundred imports. */
const IMPORTED: readonly (readonly [VehicleStatus, number])[] = [
  ['IN STOCK', 68],
  ['ON THE WAY', 14],
  ['COMING SOON', 6],
  ['SOLD', 12],
];

/** Of every fifty cars bought on the island. */
const PRE_OWNED: readonly (readonly [VehicleStatus, number])[] = [
  ['IN STOCK', 43],
  ['COMING SOON', 1],
  ['SOLD', 6],
];

/** Deals statuses in the shares of a working dealership. */
export function createStatuses(random: Random): (isPreOwned: boolean) => VehicleStatus {
  const imported = createDeck(random, repeated(IMPORTED));
  const preOwned = createDeck(random, repeated(PRE_OWNED));
  return (isPreOwned) => (isPreOwned ? preOwned() : imported());
}
