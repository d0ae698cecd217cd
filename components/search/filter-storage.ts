import { EMPTY_FILTER, filterFrom, type SearchFilter } from '#lib/domain/search/search-filter.ts';
import { filterFromStorage, SEARCH_STORAGE_KEY, serializeFilter } from '#lib/domain/search/search-storage.ts';
import { formTexts } from '#components/ui/form-texts.ts';
import { readFromSession, saveToSession } from '#components/ui/session-storage.ts';

/** Id of the search form. As a fragment it opens the form without JavaScript. */
export const FILTER_FORM_ID = 'car-filters';

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

/** The search form of the current page. */
export function filterForm(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>(`#${FILTER_FORM_ID}`);
}

/**
 * Stores the filter of the search form, else the last stored one, else the empty one, at its first page
 * (docs/product.md 1.4).
 */
export function saveCurrentFilter(): void {
  const form = filterForm();
  const texts = form && formTexts(form);
  saveFilter(texts ? filterFrom((key) => texts[key]) : { ...(savedFilter() ?? EMPTY_FILTER), page: 0 });
}
