import { ConstantBackoff, handleAll, retry } from 'cockatiel';
import { EMPTY_FILTER } from '#lib/domain/search/search-filter.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { fetchVehiclePage } from './vehicles.ts';

/** The backoffice may send fewer per page. */
const PAGE_SIZE = 100;

/** One of the hundreds of calls of a walk may fail by chance. */
const retryOnce = retry(handleAll, { maxAttempts: 1, backoff: new ConstantBackoff(500) });

/** Zero-based pages of the inventory; `until` is exclusive. */
type PageRange = { from: number; until: number };

/** One page of the whole inventory in the order of the backoffice. Throws `BackofficeError`. */
function inventoryPage(page: number) {
  return retryOnce.execute(() => fetchVehiclePage({ ...EMPTY_FILTER, page, size: PAGE_SIZE }));
}

/**
 * The number of pages with vehicles, and of vehicles on the first one. `totalPages` of the backoffice may be too large:
 * when its last page is empty, a binary search finds the last one with vehicles. Throws `BackofficeError`.
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
 * Yields the vehicles of each of these pages. A vehicle that moves to the next page between two calls is yielded once.
 * Ends at the first page that is empty or repeats the previous one, whatever `totalPages` is.
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
