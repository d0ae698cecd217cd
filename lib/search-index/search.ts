import { revalidateSoon } from '#lib/backoffice/page-data/cache-tags.ts';
import { searchVehicles } from '#lib/backoffice/queries/vehicles.ts';
import { needsIndex } from '#lib/domain/search/backoffice-filter.ts';
import type { InventoryView, FacetCounts } from '#lib/domain/search/inventory-view.ts';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import type { SearchResults } from '#lib/domain/search/search-results.ts';
import { stockOf, viewInventory } from './inventory.ts';
import { refreshVehicles } from './refresh-vehicles.ts';

type Found = {
  results: SearchResults;
  /** Null without a usable index. */
  view: InventoryView | null;
  /**
   * False when the index was needed but is not available: only the backoffice's criteria were applied, in its order.
   */
  isFullyFiltered: boolean;
};

/**
 * One page of matching vehicles, for the page being rendered: from the backoffice, or from the index when only that can
 * answer. Throws `BackofficeError`.
 */
export async function searchInventory(filter: SearchFilter): Promise<Found> {
  if (!needsIndex(filter)) {
    const [results, dated] = await Promise.all([searchVehicles(filter), viewInventory(filter)]);
    const view = dated?.view ?? null;
    const isDoubtful = results.totalPages === 0 && view !== null && view.total > 0; // a mistake, or just sold
    return { results: isDoubtful ? await searchVehicles(filter) : results, view, isFullyFiltered: true };
  }
  const dated = await viewInventory(filter);
  if (!dated?.view.vehicles) {
    revalidateSoon();
    return { results: await searchVehicles(filter), view: null, isFullyFiltered: false };
  }
  const { view, syncedAt } = dated;
  const content = await refreshVehicles(dated.view.vehicles, syncedAt);
  const totalPages = Math.ceil(view.total / filter.size);
  return { results: { content, number: filter.page, totalPages }, view, isFullyFiltered: true };
}

/**
 * The number of matching vehicles, and with an index how many of them are sold. The backoffice is asked for pages of one
 * vehicle, and their number is the count. `options` only with an index. Throws `BackofficeError`.
 */
export async function countResults(
  filter: SearchFilter,
): Promise<{ count: number; sold?: number; options?: FacetCounts }> {
  const indexed = stockOf(filter);
  const counted = needsIndex(filter) && (await indexed)?.total;
  const count =
    typeof counted === 'number'
      ? counted
      : (await searchVehicles({ ...filter, page: 0, size: 1 })).totalPages;
  const stock = await indexed;
  return { count, ...(stock && { sold: stock.sold, options: stock.options }) };
}
