import { EMPTY_FILTER, type SearchFilter } from '#lib/domain/search/search-filter.ts';
import { filterFromStorage, SEARCH_STORAGE_KEY, serializeFilter } from '#lib/domain/search/search-storage.ts';
import { readFromSession, saveToSession } from '#components/ui/session-storage.ts';

/** The filter of the mounted search form, submitted or not. */
let formFilter: SearchFilter | null = null;

/** Stores the filter in session storage (docs/product.md 3.4). */
export function saveFilter(filter: SearchFilter): void {
  saveToSession(SEARCH_STORAGE_KEY, serializeFilter(filter));
}

/** The filter in session storage; null when there is none. */
export function savedFilter(): SearchFilter | null {
  return filterFromStorage(readFromSession(SEARCH_STORAGE_KEY));
}

export function clearSavedFilter(): void {
  saveToSession(SEARCH_STORAGE_KEY, null);
}

/** The search form calls this whenever its filter changes. @returns the cleanup for when it changes again or unmounts. */
export function publishFilter(filter: SearchFilter): () => void {
  formFilter = filter;
  return () => {
    if (formFilter === filter) formFilter = null;
  };
}

/** What the search form on the page holds now; null on a page without one. */
export function currentFilter(): SearchFilter | null {
  return formFilter;
}

/** Stores the form's filter, else the one stored last, else the empty one, at its first page (docs/product.md 1.4). */
export function saveCurrentFilter(): void {
  saveFilter({ ...(formFilter ?? savedFilter() ?? EMPTY_FILTER), page: 0 });
}
