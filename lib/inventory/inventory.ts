import { setTimeout as wait } from 'node:timers/promises';
import { BUDGET_STEPS, highestPrice } from '#lib/domain/loan/budget.ts';
import type { InventoryNames } from '#lib/domain/search/inventory-names.ts';
import type { InventoryView } from '#lib/domain/search/inventory-view.ts';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import type { InventoryLookup } from '#lib/domain/search/words-address.ts';
import type { SimilarityTarget } from '#lib/domain/vehicle/similar-vehicles.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { processSingleton } from '#lib/platform/process-singleton.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { processInventory } from './process-inventory.ts';
import { upToDate } from './up-to-date.ts';

// Every function gives null without a usable snapshot, never throws, and waits for the index for at most a second.

const TIMEOUT_MS = 1_000;

/** What the index knows of a search, with the time of the walk that it comes from, in milliseconds since 1970. */
export function viewInventory(
  filter: SearchFilter,
): Promise<{ view: InventoryView; walkedAt: number } | null> {
  return orNull(processInventory().worker.call('view', filter));
}

/**
 * How many cars each of `BUDGET_STEPS` pays for, and of those in stock the dearest, up to date for the page that is
 * rendered.
 */
export async function budgetInventory(): Promise<{ counts: number[]; samples: Vehicle[] } | null> {
  const prices = BUDGET_STEPS.map((maxMonthly) => highestPrice({ maxMonthly, deposit: null, months: null }));
  const found = await orNull(processInventory().worker.call('budgets', prices));
  return found && { counts: found.counts, samples: await upToDate(found.samples, found.walkedAt) };
}

const kept = processSingleton(
  'inventory names',
  (): { version: string | null; names: InventoryNames | null } => ({
    version: null,
    names: null,
  }),
);

/** Every make with its models, and the bodies. Kept in memory until the snapshot changes. */
export async function inventoryNames(): Promise<InventoryNames | null> {
  const current = await orNull(processInventory().worker.call('names', kept.version));
  if (current?.names) Object.assign(kept, current);
  return current && kept.names;
}

/** Up to `limit` cars whose reference begins with these characters. */
export function carsByReference(reference: string, limit: number): Promise<Vehicle[] | null> {
  return orNull(processInventory().worker.call('byReference', reference, limit));
}

/** What a search in words is compared with. */
export const INVENTORY_LOOKUP: InventoryLookup = { names: inventoryNames, carsByReference };

/** Up to six cars similar to one, none sold, most alike first, up to date for the page that is rendered. */
export async function similarCars(to: SimilarityTarget): Promise<Vehicle[] | null> {
  const found = await orNull(processInventory().worker.call('similar', to));
  return found && upToDate(found.vehicles, found.walkedAt);
}

/** When the index last saw each of these cars change, in milliseconds since 1970; null for one that has not since. */
export function changeTimes(chassisNumbers: string[]): Promise<(number | null)[] | null> {
  return orNull(processInventory().worker.call('changeTimes', chassisNumbers));
}

export async function inventoryHealth(
  now = Date.now(),
): Promise<{ cars: number; ageSeconds: number } | null> {
  const state = await orNull(processInventory().worker.call('state'));
  return state && { cars: state.cars, ageSeconds: Math.max(Math.floor((now - state.walkedAt) / 1000), 0) };
}

async function orNull<T>(answer: Promise<T | null>): Promise<T | null> {
  try {
    return await Promise.race([answer, wait(TIMEOUT_MS, null, { ref: false })]);
  } catch (error) {
    warnThrottled('inventory.query-failed', error);
    return null;
  }
}
