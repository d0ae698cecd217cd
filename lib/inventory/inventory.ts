import { isDeepStrictEqual } from 'node:util';
import { setImmediate } from 'node:timers/promises';
import type { InventoryNames } from '#lib/domain/search/inventory-names.ts';
import { searchableText, searchFacts, type SearchFacts } from '#lib/domain/search/search-facts.ts';
import { vehicleReference, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { translatedFacts } from './translated-facts.ts';
import { factRange } from './find-cars.ts';
import { inventoryNames, spellings } from './names.ts';
import { WordIndex } from './word-index.ts';

/**
 * A car with when it was first seen and last changed, in milliseconds since 1970; `changedAt` is null when it has not
 * changed since the first sync.
 */
export type ListedCar = { vehicle: Vehicle; seenAt: number; changedAt: number | null };

/** With what searches compare; `text` has its words. */
export type Car = Readonly<ListedCar & { facts: SearchFacts; reference: string; text: string }>;

/** All cars, in the backoffice's order. It is never changed: each sync and webhook replaces it. */
export type Inventory = Readonly<{
  /** When the sync behind it began, in milliseconds since 1970. */
  syncedAt: number;
  tookMs: number;
  cars: readonly Car[];
  words: WordIndex;
  names: InventoryNames;
  /** Null when no car has a year. */
  newestYear: number | null;
  /** The usual spelling of each make and model. */
  spellings: Record<'make' | 'model', ReadonlyMap<string, string>>;
}>;

/** So many cars take a few milliseconds. */
const SLICE = 20;

/**
 * The inventory of these vehicles, which keep the times that they have in the previous one. It is built in slices between
 * which requests are served.
 */
export async function buildInventory(
  vehicles: readonly Vehicle[],
  previous: Inventory | null,
  sync: { syncedAt: number; tookMs: number },
): Promise<Inventory> {
  const now = Date.now();
  const known = new Map(previous?.cars.map((car) => [car.vehicle.chassisNumber, car]));
  /** Later than all others, even after the clock was set back. */
  const newest = (previous?.cars ?? []).reduce((time, { seenAt }) => Math.max(time, seenAt + 1), now);
  const cars = await inSlices(vehicles, (vehicle) => {
    const before = known.get(vehicle.chassisNumber);
    if (before && isDeepStrictEqual(before.vehicle, vehicle)) return before;
    return preparedCar({ vehicle, seenAt: before?.seenAt ?? newest, changedAt: previous ? now : null });
  });
  return inventoryOf(cars, previous, sync);
}

/** The inventory of these cars. What is the same in the previous one is not built again. */
export async function inventoryOf(
  cars: readonly Car[],
  previous: Inventory | null,
  { syncedAt, tookMs }: { syncedAt: number; tookMs: number },
): Promise<Inventory> {
  if (previous && isSame(cars, previous.cars, (car) => car)) return { ...previous, syncedAt, tookMs };
  const hasSameWords = previous && isSame(cars, previous.cars, (car) => car?.text);
  const words = hasSameWords ? previous.words : new WordIndex();
  if (!hasSameWords) await inSlices(cars, ({ text }) => words.add(text));
  return {
    syncedAt,
    tookMs,
    cars,
    words,
    names: inventoryNames(cars, words.vocabulary()),
    newestYear: factRange(cars, 'year')[1],
    spellings: { make: spellings(cars, 'make'), model: spellings(cars, 'model') },
  };
}

function isSame(
  cars: readonly Car[],
  others: readonly Car[],
  part: (car: Car | undefined) => unknown,
): boolean {
  return cars.length === others.length && cars.every((car, at) => part(car) === part(others[at]));
}

export function preparedCar({ vehicle, seenAt, changedAt }: ListedCar): Car {
  return {
    vehicle,
    seenAt,
    changedAt,
    facts: searchFacts(vehicle),
    reference: vehicleReference(vehicle),
    text: `${searchableText(vehicle)} ${translatedFacts(vehicle)}`,
  };
}

/** Serves waiting requests between slices of the items. */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  prepare: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(prepare(item));
    if (results.length % SLICE === 0) await setImmediate();
  }
  return results;
}
