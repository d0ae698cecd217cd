import { carNumberOf, hasCarNumber, possibleReferences } from '#lib/domain/vehicle/chassis-number.ts';
import { vehicleAddress, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import type { InventoryNames } from '#lib/domain/search/inventory-names.ts';
import { searchAddress } from '#lib/domain/search/search-address.ts';
import { withCriteria, type SearchFilter } from '#lib/domain/search/search-filter.ts';
import { parseWords } from './parse-words.ts';

/** A search with words that have not been parsed yet. */
export type WordSearch = { words: string; filter: SearchFilter };

/** Look-ups in the inventory; null when neither index nor backoffice can answer. */
export type InventoryLookup = {
  names: () => Promise<InventoryNames | null>;
  /** Up to `limit` cars whose reference begins with these characters. */
  carsByReference: (reference: string, limit: number) => Promise<Vehicle[] | null>;
};

const MAX_CARS_OF_REFERENCE = 50;

/**
 * The address that a search in words leads to: the page of the only car with this reference or chassis number, else the
 * search with the criteria found in the words and the remaining words as `q`. Null when no word can be turned into a
 * criterion.
 */
export async function addressOfWords(
  { words, filter }: WordSearch,
  { names, carsByReference }: InventoryLookup,
  currentYear: number,
): Promise<string | null> {
  const [car, ...others] = await carsWithNumber(words, carsByReference);
  if (car && others.length === 0) return vehicleAddress(car);

  const { criteria, rest } = parseWords(words, await names(), currentYear);
  if (rest === words && Object.keys(criteria).length === 0) return null;
  const isOtherMake = criteria.make !== undefined && criteria.make !== filter.make;
  return searchAddress(withCriteria(filter, { ...(isOtherMake && { model: '' }), ...criteria, q: rest }));
}

async function carsWithNumber(
  words: string,
  carsByReference: InventoryLookup['carsByReference'],
): Promise<Vehicle[]> {
  const number = carNumberOf(words);
  if (!number) return [];
  const found = await Promise.all(
    possibleReferences(number.text).map((reference) => carsByReference(reference, MAX_CARS_OF_REFERENCE)),
  );
  return found.flatMap((cars) => cars ?? []).filter((car) => hasCarNumber(car.chassisNumber, number));
}
