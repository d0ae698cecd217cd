import { CACHE, revalidateSoon, tagPage } from '#lib/backoffice/page-data/cache-tags.ts';
import { getOneOfMany } from '#lib/backoffice/queries/vehicles.ts';
import { withBulkhead } from '#lib/backoffice/transport/bulkhead.ts';
import { callTimeout, waitTimeout } from '#lib/backoffice/transport/http.ts';
import { BUDGET_STEPS, highestPrice } from '#lib/domain/loan/budget.ts';
import type { InventoryNames } from '#lib/domain/search/inventory-names.ts';
import type { InventoryFigures, InventoryView, SearchStock } from '#lib/domain/search/inventory-view.ts';
import { needsIndex } from '#lib/domain/search/backoffice-filter.ts';
import { EMPTY_FILTER, type SearchFilter } from '#lib/domain/search/search-filter.ts';
import { yearInMauritius } from '#lib/domain/text/mauritius-time.ts';
import { suggest, type Describe } from '#lib/domain/word-search/suggest.ts';
import type { InventoryLookup } from '#lib/domain/word-search/words-address.ts';
import type { SimilarityTarget } from '#lib/domain/vehicle/similar-vehicles.ts';
import { pageBudget } from '#lib/domain/vehicle/page-budget.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { currentRender } from '#lib/platform/page-render.ts';
import { singleFlight } from '#lib/platform/single-flight.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { searchIndex } from './open-index.ts';
import { refreshVehicles } from './refresh-vehicles.ts';
import { IndexBusyError } from './worker-client.ts';

/**
 * What the index knows about a search. `syncedAt` is the time of the sync behind it, in milliseconds since 1970.
 * @param hasVehicles whether it gives the page of results too
 */
export function viewInventory(
  filter: SearchFilter,
  hasVehicles = needsIndex(filter),
): Promise<{ view: InventoryView; syncedAt: number } | null> {
  const view = searchIndex().worker.query('view', filter, hasVehicles);
  return nullOnFailure(view, { isMainPart: hasVehicles });
}

/**
 * The number of cars that each of `BUDGET_STEPS` pays for, and the most expensive of those in stock, refreshed for the
 * page being rendered.
 */
export async function budgetInventory(): Promise<{ counts: number[]; samples: Vehicle[] } | null> {
  const prices = BUDGET_STEPS.map((maxMonthly) => highestPrice({ maxMonthly, deposit: null, months: null }));
  const found = await nullOnFailure(searchIndex().worker.query('budgets', prices), { isMainPart: true });
  return found && { counts: found.counts, samples: await refreshVehicles(found.samples, found.syncedAt) };
}

const last: { version: string | null; names: InventoryNames | null } = { version: null, names: null };

/** Every make with its models, and the bodies. Kept in memory until the snapshot changes. */
export function inventoryNames(): Promise<InventoryNames | null> {
  return singleFlight('inventory names', async () => {
    const current = await nullOnFailure(searchIndex().worker.query('names', last.version));
    if (current?.names) Object.assign(last, current);
    return current && last.names;
  });
}

/** Up to `limit` cars whose reference begins with these characters. */
export function carsByReference(reference: string, limit: number): Promise<Vehicle[] | null> {
  return nullOnFailure(searchIndex().worker.query('byReference', reference, limit));
}

/** What a search in words is matched with. */
export const INVENTORY_LOOKUP: InventoryLookup = { names: inventoryNames, carsByReference };

/** The figures of the whole inventory, for the page being rendered, which is rendered again soon while there are none. */
export async function inventoryFigures(): Promise<InventoryFigures | null> {
  const stock = await nullOnFailure(searchIndex().worker.query('stock', EMPTY_FILTER), { isMainPart: true });
  if (stock) tagPage(CACHE.vehicles.tag);
  else revalidateSoon();
  if (!stock) return null;
  const { total, sold, options } = stock;
  const inStock = new Map(options.availability).get('in-stock') ?? 0;
  return { forSale: total - sold, inStock, makes: options.make.length };
}

/** How many cars match a search, and for each option how many would. */
export function stockOf(filter: SearchFilter): Promise<SearchStock | null> {
  return nullOnFailure(searchIndex().worker.query('stock', filter));
}

/**
 * Suggestions for the text in the search box, few at a time; `describe` says in words what it is understood as. Throws
 * `BackofficeError` when too many wait.
 */
export function suggestSearches(typed: string, describe: Describe): ReturnType<typeof suggest> {
  return withBulkhead('suggestion', { call: 'suggestions', signal: waitTimeout() }, () =>
    suggest(typed, { ...INVENTORY_LOOKUP, stockOf, describe }, yearInMauritius(new Date())),
  );
}

/** Up to four unsold cars similar to one, the most similar first, refreshed for the page being rendered. */
export async function similarCars(to: SimilarityTarget): Promise<Vehicle[] | null> {
  const found = await nullOnFailure(searchIndex().worker.query('similar', to));
  return found && refreshVehicles(found.vehicles, found.syncedAt);
}

/**
 * The vehicles with these chassis numbers, for the page being rendered; null for one that does not exist. Those that the
 * index has are refreshed, so that a list costs the backoffice few calls. Throws `BackofficeError`.
 */
export async function getListedVehicles(chassisNumbers: readonly string[]): Promise<(Vehicle | null)[]> {
  const found = await nullOnFailure(searchIndex().worker.query('byChassisNumbers', chassisNumbers));
  const current = found ? await refreshVehicles(found.vehicles, found.syncedAt) : [];
  const listed = new Map<string, Vehicle | null>(
    found?.vehicles.map(({ chassisNumber }) => [chassisNumber, null]),
  );
  for (const vehicle of current) listed.set(vehicle.chassisNumber, vehicle);
  const missing = chassisNumbers.filter((chassisNumber) => !listed.has(chassisNumber));
  const read = missing.length > 0 ? await readListed(missing) : [];
  const fit = pageBudget();
  const shown = read.map((vehicle) => vehicle && fit(vehicle));
  for (const [index, chassisNumber] of missing.entries()) listed.set(chassisNumber, shown[index] ?? null);
  return chassisNumbers.map((chassisNumber) => listed.get(chassisNumber) ?? null);
}

/** For each typed chassis number those of the cars that it may mean. */
export function alikeChassisNumbers(typed: readonly string[]): Promise<string[][] | null> {
  return nullOnFailure(searchIndex().worker.query('alikeChassisNumbers', typed));
}

/** Few lists at a time: while they wait for their cars, their pages are rendered in the places of others. */
function readListed(chassisNumbers: readonly string[]): Promise<(Vehicle | null)[]> {
  return withBulkhead('list', { call: 'GET /car', signal: callTimeout() }, () =>
    Promise.all(chassisNumbers.map((chassisNumber) => getOneOfMany('listedCar', chassisNumber))),
  );
}

/** How many cars the index has, and the age of what it knows of them; null without a snapshot. */
export async function inventoryHealth(
  now = Date.now(),
): Promise<{ cars: number; ageSeconds: number } | null> {
  const state = await nullOnFailure(searchIndex().worker.query('state'));
  return state && { cars: state.cars, ageSeconds: Math.max(Math.floor((now - state.syncedAt) / 1000), 0) };
}

/**
 * `null` when the index has no snapshot, fails, is busy or takes over a second. With `isMainPart` a busy index throws if
 * the cache has a recent version of the page being rendered, which then stays.
 */
async function nullOnFailure<T>(answer: Promise<T | null>, { isMainPart = false } = {}): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    warnThrottled('inventory.query-failed', error);
    if (isMainPart && error instanceof IndexBusyError && currentRender()?.hasRecent) throw error;
    return null;
  }
}
