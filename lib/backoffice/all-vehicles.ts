import 'server-only';
import { ConstantBackoff, handleAll, retry } from 'cockatiel';
import { EMPTY_FILTER } from '@/lib/domain/search-filter';
import type { Vehicle } from '@/lib/domain/vehicle';
import { vehiclePage } from './vehicles';

/** As many as most backoffices give at once; one that gives fewer is asked more often. */
const ASKED_AT_ONCE = 100;

/** One call in hundreds may fail; a second failure in a row is one of the backoffice. */
const patient = retry(handleAll, { maxAttempts: 1, backoff: new ConstantBackoff(500) });

/** Pages of the inventory, counted from zero; `until` is the first that is no longer wanted. */
export type PageRange = { from: number; until: number };

/** One page of the whole inventory in the backoffice's own order. Throws `BackofficeError`. */
export function inventoryPage(page: number) {
  return patient.execute(() => vehiclePage({ ...EMPTY_FILTER, page, size: ASKED_AT_ONCE }));
}

/**
 * Every vehicle of these pages, one page in memory at a time. A vehicle that moves to the next page while its list is
 * walked comes once. Throws `BackofficeError` when a page cannot be had.
 */
export async function* allVehicles(
  { from, until }: PageRange = { from: 0, until: Infinity },
): AsyncGenerator<Vehicle> {
  let earlier = new Set<string>();
  let end = until;
  for (let page = from; page < end; page += 1) {
    const { content, totalPages } = await inventoryPage(page);
    yield* content.filter(({ chassisNumber }) => !earlier.has(chassisNumber));
    earlier = new Set(content.map(({ chassisNumber }) => chassisNumber));
    end = Math.min(until, totalPages);
  }
}
