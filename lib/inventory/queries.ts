import { CACHE, tagPage } from '#lib/backoffice/page-data/cache-tags.ts';
import { getOneOfMany } from '#lib/backoffice/queries/vehicles.ts';
import { BUDGET_STEPS, highestPrice } from '#lib/domain/loan/budget.ts';
import type { InventoryNames } from '#lib/domain/search/inventory-names.ts';
import type { InventoryView, SearchStock } from '#lib/domain/search/inventory-view.ts';
import { EMPTY_FILTER, withCriteria, type SearchFilter } from '#lib/domain/search/search-filter.ts';
import { yearInMauritius } from '#lib/domain/text/mauritius-time.ts';
import { suggest, type Describe } from '#lib/domain/word-search/suggest.ts';
import type { InventoryLookup } from '#lib/domain/word-search/words-address.ts';
import { compactChassisNumber, possibleReferences } from '#lib/domain/vehicle/chassis-number.ts';
import type { SimilarityTarget } from '#lib/domain/vehicle/similar-vehicles.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import type { Inventory } from './inventory.ts';
import { siteInventory } from './open-inventory.ts';
import { refreshVehicles } from './refresh-vehicles.ts';
import { countCars, searchStock, searchView } from './search-view.ts';
import { similarVehicles } from './similar.ts';

/** Null before the first sync, and so is every answer from it. */
function inventory(): Inventory | null {
  return siteInventory().store.current;
}

/** What the inventory knows about a search, and when it was read, in milliseconds since 1970. */
export function viewInventory(
  filter: SearchFilter,
  hasVehicles?: boolean,
): { view: InventoryView; syncedAt: number } | null {
  const current = inventory();
  return current && { view: searchView(current, filter, hasVehicles), syncedAt: current.syncedAt };
}

/** The number of cars that each of `BUDGET_STEPS` pays for, for the page being rendered. */
export function budgetCounts(): number[] | null {
  const current = inventory();
  if (!current) return null;
  tagPage(CACHE.vehicles.tag);
  const prices = BUDGET_STEPS.map((maxMonthly) => highestPrice({ maxMonthly, deposit: null, months: null }));
  return prices.map((maxPrice) => countCars(current, withCriteria(EMPTY_FILTER, { maxPrice })));
}

/** Every make with its models, and the bodies. */
export function inventoryNames(): InventoryNames | null {
  return inventory()?.names ?? null;
}

/** What a search in words is matched with. */
export const INVENTORY_LOOKUP: InventoryLookup = {
  names: () => Promise.resolve(inventoryNames()),
  carsByReference: (reference, limit) => Promise.resolve(carsByReference(reference, limit)),
};

/** Up to `limit` cars whose reference begins with these characters; none for an empty text. */
function carsByReference(typed: string, limit: number): Vehicle[] | null {
  const start = typed.toUpperCase();
  const found = inventory()?.cars.filter(({ reference }) => start !== '' && reference.startsWith(start));
  return found?.slice(0, limit).map(({ vehicle }) => vehicle) ?? null;
}

/** How many cars match a search, and for each option how many would. */
export function stockOf(filter: SearchFilter): SearchStock | null {
  const current = inventory();
  return current && searchStock(current, filter);
}

/** Suggestions for the text in the search box; `describe` says in words what it is understood as. */
export function suggestSearches(typed: string, describe: Describe): ReturnType<typeof suggest> {
  const lookup = { ...INVENTORY_LOOKUP, stockOf: (filter: SearchFilter) => Promise.resolve(stockOf(filter)) };
  return suggest(typed, { ...lookup, describe }, yearInMauritius(new Date()));
}

/** Up to four unsold cars similar to one, the most similar first, refreshed for the page being rendered. */
export async function similarCars(to: SimilarityTarget): Promise<Vehicle[] | null> {
  const current = inventory();
  return current && refreshVehicles(similarVehicles(current, to), current.syncedAt);
}

/**
 * The vehicles with these chassis numbers, for the page being rendered; null for one that does not exist. Those that the
 * inventory has are refreshed, so that a list costs the backoffice few calls. Throws `BackofficeError`.
 */
export async function getListedVehicles(chassisNumbers: readonly string[]): Promise<(Vehicle | null)[]> {
  const current = inventory();
  const wanted = new Set(chassisNumbers);
  const known = current?.cars.filter(({ vehicle }) => wanted.has(vehicle.chassisNumber)) ?? [];
  const vehicles = known.map(({ vehicle }) => vehicle);
  const listed = new Map<string, Vehicle | null>(vehicles.map(({ chassisNumber }) => [chassisNumber, null]));
  for (const vehicle of current ? await refreshVehicles(vehicles, current.syncedAt) : [])
    listed.set(vehicle.chassisNumber, vehicle);
  const missing = chassisNumbers.filter((chassisNumber) => !listed.has(chassisNumber));
  const read = await Promise.all(missing.map(getOneOfMany));
  for (const [index, chassisNumber] of missing.entries()) listed.set(chassisNumber, read[index] ?? null);
  return chassisNumbers.map((chassisNumber) => listed.get(chassisNumber) ?? null);
}

/** For each typed chassis number those of the cars that it may mean (lib/domain/vehicle/chassis-number.ts). */
export function alikeChassisNumbers(typed: readonly string[]): string[][] | null {
  const current = inventory();
  if (!current) return null;
  const byReference = Map.groupBy(current.cars, ({ reference }) => reference);
  return typed.map((one) =>
    possibleReferences(one)
      .flatMap((reference) => byReference.get(reference) ?? [])
      .map(({ vehicle }) => vehicle.chassisNumber)
      .filter((found) => compactChassisNumber(found) === compactChassisNumber(one)),
  );
}

/** How many cars the inventory has, and the age of what it knows of them; null before the first sync. */
export function inventoryHealth(now = Date.now()): { cars: number; ageSeconds: number } | null {
  const current = inventory();
  if (!current) return null;
  return { cars: current.cars.length, ageSeconds: Math.max(Math.floor((now - current.syncedAt) / 1000), 0) };
}
