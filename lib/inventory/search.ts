import { revalidateSoon } from '#lib/backoffice/page-data/cache-tags.ts';
import { searchVehicles } from '#lib/backoffice/queries/vehicles.ts';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import { needsIndex } from '#lib/domain/search/backoffice-filter.ts';
import type { InventoryView, FacetCounts } from '#lib/domain/search/inventory-view.ts';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import type { SearchResults } from '#lib/domain/search/search-results.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { stockOf, viewInventory } from './queries.ts';
import { refreshVehicles } from './refresh-vehicles.ts';

export type Found = {
  results: SearchResults;
  /** Null before the first sync. */
  view: InventoryView | null;
  /**
   * False when the inventory was needed but is not there yet: only the backoffice's criteria were applied, in its order.
   */
  isFullyFiltered: boolean;
};

/**
 * One page of matching vehicles, for the page being rendered: from the backoffice, or from the inventory when only that
 * can answer, or when the backoffice has no usable car on a page for which it has some. Throws `BackofficeError`.
 */
export async function searchInventory(filter: SearchFilter): Promise<Found> {
  if (!needsIndex(filter)) {
    const sent = await searchVehicles(filter);
    const view = viewInventory(filter)?.view ?? null;
    const isDoubtful = sent.content.length === 0 && (view?.total ?? 0) > filter.page * filter.size;
    const results = isDoubtful ? await searchAgain(filter) : sent;
    if (results) return { results, view, isFullyFiltered: true };
  }
  const dated = viewInventory(filter, true);
  if (!dated?.view.vehicles) {
    revalidateSoon();
    return { results: await searchVehicles(filter), view: null, isFullyFiltered: !needsIndex(filter) };
  }
  const { view, syncedAt } = dated;
  const content = await refreshVehicles(dated.view.vehicles, syncedAt);
  const totalPages = Math.ceil(view.total / filter.size);
  return { results: { content, number: filter.page, totalPages }, view, isFullyFiltered: true };
}

/** The results, where the inventory has cars: none at all is believed the second time, what contradicts itself is null. */
async function searchAgain(filter: SearchFilter): Promise<SearchResults | null> {
  try {
    return await searchVehicles(filter, { hasCars: true });
  } catch (error) {
    if (!(error instanceof BackofficeError) || error.kind !== 'contract') throw error;
    warnThrottled('backoffice.page-rejected', error);
    return null;
  }
}

/**
 * The number of matching vehicles, and with an inventory how many of them are sold, and the options. The backoffice is
 * asked for pages of one vehicle, and their number is the count. Throws `BackofficeError`.
 */
export async function countResults(
  filter: SearchFilter,
): Promise<{ count: number; sold?: number; options?: FacetCounts }> {
  const stock = stockOf(filter);
  const isCounted = stock && needsIndex(filter);
  const count = isCounted ? stock.total : (await searchVehicles({ ...filter, page: 0, size: 1 })).totalPages;
  return { count, ...(stock && { sold: stock.sold, options: stock.options }) };
}
