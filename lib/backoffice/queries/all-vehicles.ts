import { ConstantBackoff, handleAll, retry } from 'cockatiel';
import { EMPTY_FILTER } from '#lib/domain/search/search-filter.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { fetchVehiclePage } from './vehicles.ts';

/** The backoffice may send fewer per page. */
const PAGE_SIZE = 100;

/** A walk makes hundreds of calls, of which one may fail by chance. */
const retryOnce = retry(handleAll, { maxAttempts: 1, backoff: new ConstantBackoff(500) });

/** Pages of the inventory, counted from zero; `until` is exclusive. */
type PageRange = { from: number; until: number };

/** One page of the whole inventory in the backoffice's own order. Throws `BackofficeError`. */
function inventoryPage(page: number) {
  return retryOnce.execute(() => fetchVehiclePage({ ...EMPTY_FILTER, page, size: PAGE_SIZE }));
}

/**
 * How many pages of the inventory hold vehicles, and how many vehicles a page holds. `totalPages` may be too large: when
 * that last page is empty, a binary search finds the real one. Throws `BackofficeError`.
 */
export async function inventorySize(): Promise<{ pages: number; vehiclesPerPage: number }> {
  const first = await inventoryPage(0);
  if (first.received === 0) return { pages: 0, vehiclesPerPage: 0 };
  let filled = 1;
  let end = Math.max(first.totalPages, 1);
  for (let page = end - 1; filled < end; page = Math.floor((filled + end) / 2)) {
    if ((await inventoryPage(page)).received > 0) filled = page + 1;
    else end = page;
  }
  return { pages: filled, vehiclesPerPage: first.received };
}

/**
 * The vehicles of each of these pages, read when it is asked for. A vehicle that moves to the next page meanwhile is
 * yielded once. The walk ends at the first page that is empty or repeats the one before, whatever `totalPages` says.
 * Throws `BackofficeError` when a page fails.
 */
export async function* inventoryPages(
  { from, until }: PageRange = { from: 0, until: Infinity },
): AsyncGenerator<Vehicle[]> {
  let previous = new Set<string>();
  let end = until;
  for (let page = from; page < end; page += 1) {
    const { content, totalPages, received } = await inventoryPage(page);
    const isRepeated =
      content.length > 0 && content.every(({ chassisNumber }) => previous.has(chassisNumber));
    if (received === 0 || isRepeated) return;
    yield content.filter(({ chassisNumber }) => !previous.has(chassisNumber));
    previous = new Set(content.map(({ chassisNumber }) => chassisNumber));
    end = Math.min(until, totalPages);
  }
}
