import 'server-only';
import { ConstantBackoff, handleAll, retry } from 'cockatiel';
import { EMPTY_FILTER } from '#lib/domain/search/search-filter.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { vehiclePage } from './vehicles.ts';

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
 * How many pages of the inventory hold vehicles, and how many vehicles a page holds. A backoffice may promise more pages
 * than there are: the last one is looked at, and searched for when it is empty. Throws `BackofficeError`.
 */
export async function inventorySize(): Promise<{ pages: number; vehiclesPerPage: number }> {
  const first = await inventoryPage(0);
  if (first.sent === 0) return { pages: 0, vehiclesPerPage: 0 };
  let filled = 1;
  let end = Math.max(first.totalPages, 1);
  for (let page = end - 1; filled < end; page = Math.floor((filled + end) / 2)) {
    if ((await inventoryPage(page)).sent > 0) filled = page + 1;
    else end = page;
  }
  return { pages: filled, vehiclesPerPage: first.sent };
}

/**
 * Every vehicle of these pages, one page in memory at a time. A vehicle that moves to the next page while its list is
 * walked comes once. The first page that is empty, or that brings nothing but what the one before brought, is the end,
 * whatever number of pages the backoffice promises. Throws `BackofficeError` when a page cannot be had.
 */
export async function* allVehicles(
  { from, until }: PageRange = { from: 0, until: Infinity },
): AsyncGenerator<Vehicle> {
  let earlier = new Set<string>();
  let end = until;
  for (let page = from; page < end; page += 1) {
    const { content, totalPages, sent } = await inventoryPage(page);
    const isRepeated = content.length > 0 && content.every(({ chassisNumber }) => earlier.has(chassisNumber));
    if (sent === 0 || isRepeated) return;
    yield* content.filter(({ chassisNumber }) => !earlier.has(chassisNumber));
    earlier = new Set(content.map(({ chassisNumber }) => chassisNumber));
    end = Math.min(until, totalPages);
  }
}
