import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import { filterFromStorage, SEARCH_STORAGE_KEY, serializeFilter } from '#lib/domain/search/search-storage.ts';

import { dropFromTab, keepInTab, readFromTab } from '#components/ui/tab-storage.ts';

/** Keeps the search for this tab (spec section 7). */
export function rememberFilter(filter: SearchFilter): void {
  keepInTab(SEARCH_STORAGE_KEY, serializeFilter(filter));
}

/** The search that this tab kept, or `null`. */
export function recalledFilter(): SearchFilter | null {
  return filterFromStorage(readFromTab(SEARCH_STORAGE_KEY));
}

export function forgetFilter(): void {
  dropFromTab(SEARCH_STORAGE_KEY);
}
