import { revalidateSoon } from '#lib/backoffice/pages/cache-tags.ts';
import { searchVehicles } from '#lib/backoffice/queries/vehicles.ts';
import { needsIndex } from '#lib/domain/search/backoffice-filter.ts';
import type { InventoryView, OptionCounts } from '#lib/domain/search/inventory-view.ts';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import type { SearchResults } from '#lib/domain/search/search-results.ts';
import { viewInventory } from './inventory.ts';
import { upToDate } from './up-to-date.ts';

type Found = {
  results: SearchResults;
  /** Null without a usable index. */
  view: InventoryView | null;
  /** False when the index was needed and is not to be had: the results match the backoffice's criteria only, in its order. */
  isNarrowed: boolean;
};

/**
 * One page of the vehicles that match, for a page of the site: from the backoffice, or from the index where only that can
 * give them. Throws `BackofficeError`.
 */
export async function searchInventory(filter: SearchFilter): Promise<Found> {
  if (!needsIndex(filter)) {
    const [results, dated] = await Promise.all([searchVehicles(filter), viewInventory(filter)]);
    return { results, view: dated?.view ?? null, isNarrowed: true };
  }
  const dated = await viewInventory(filter);
  if (!dated?.view.vehicles) {
    revalidateSoon();
    return { results: await searchVehicles(filter), view: null, isNarrowed: false };
  }
  const { view, walkedAt } = dated;
  const content = await upToDate(dated.view.vehicles, walkedAt);
  const totalPages = Math.ceil(view.total / filter.size);
  return { results: { content, number: filter.page, totalPages }, view, isNarrowed: true };
}

/**
 * How many vehicles match; by the backoffice, as many as there are pages of one vehicle each. `options` only with an index.
 * Throws `BackofficeError`.
 */
export async function countResults(filter: SearchFilter): Promise<{ count: number; options?: OptionCounts }> {
  const dated = viewInventory(filter);
  const counted = needsIndex(filter) && (await dated)?.view.total;
  const count =
    typeof counted === 'number'
      ? counted
      : (await searchVehicles({ ...filter, page: 0, size: 1 })).totalPages;
  const options = (await dated)?.view.options;
  return { count, ...(options && { options }) };
}
