import type { InventoryNames } from './inventory-names.ts';
import { carsByName } from './name-key.ts';

/** A make; `cars` is how many can be bought, null when that is unknown. */
export type StockedMake = { make: string; cars: number | null };

/**
 * The makes with their cars: the most stocked ones, then the others in their own order. Without the index all keep it.
 * @param names null without the index of the inventory
 * @param leading how many are ordered by their cars
 */
export function stockedMakes(
  makes: readonly string[],
  names: InventoryNames | null,
  leading: number,
): StockedMake[] {
  const carsOf = names && carsByName(names.makes.map(({ name, cars }) => [name, cars]));
  const stocked = makes.map((make) => ({ make, cars: carsOf && carsOf(make) }));
  const first = [...stocked].sort((one, other) => (other.cars ?? 0) - (one.cars ?? 0)).slice(0, leading);
  return [...new Set([...first, ...stocked])];
}
