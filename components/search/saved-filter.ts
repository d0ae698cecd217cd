import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import { filterFromStorage, SEARCH_STORAGE_KEY, storedFilter } from '#lib/domain/search/search-storage.ts';

import { removeFromSession, saveToSession, readFromSession } from '#components/ui/session-storage.ts';

/** Keeps the search for this tab (spec section 7). */
export function saveFilter(filter: SearchFilter): void {
  saveToSession(SEARCH_STORAGE_KEY, storedFilter(filter));
}

/** The search that this tab kept, or `null`. */
export function savedFilter(): SearchFilter | null {
  return filterFromStorage(readFromSession(SEARCH_STORAGE_KEY));
}

export function clearSavedFilter(): void {
  removeFromSession(SEARCH_STORAGE_KEY);
}
