import { vehicleAddress, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import type { InventoryNames } from './inventory-names.ts';
import { searchAddress } from './search-address.ts';
import { withCriteria, type SearchFilter } from './search-filter.ts';
import { parseWords, wantedReference } from './words.ts';

/** A search with words that are not understood yet. */
export type WordSearch = { words: string; filter: SearchFilter };

/** What words can be compared with; null when it is not to be had. */
export type InventoryLookup = {
  names: () => Promise<InventoryNames | null>;
  /** Up to `limit` cars whose reference begins with these characters. */
  carsByReference: (reference: string, limit: number) => Promise<Vehicle[] | null>;
};

/**
 * The address of what the words mean: the page of the only car with this reference, else the search with the criteria
 * that were understood, and the rest of the words. Null: nothing is understood, or the words are such a rest already.
 */
export async function addressOfWords(
  { words, filter }: WordSearch,
  { names, carsByReference }: InventoryLookup,
  currentYear: number,
): Promise<string | null> {
  const reference = wantedReference(words);
  const [car, ...others] = reference === null ? [] : ((await carsByReference(reference, 2)) ?? []);
  if (car && others.length === 0) return vehicleAddress(car);

  const { criteria, rest } = parseWords(words, await names(), currentYear);
  if (rest === words && Object.keys(criteria).length === 0) return null;
  const isOtherMake = criteria.make !== undefined && criteria.make !== filter.make;
  return searchAddress(withCriteria(filter, { ...(isOtherMake && { model: '' }), ...criteria, q: rest }));
}
