import { EMPTY_FILTER, type SearchFilter } from '#lib/domain/search/search-filter.ts';

import { savedFilter, saveFilter } from './saved-filter.ts';

let published: SearchFilter | null = null;

/** Makes known what the form on the page holds, sent or not. @returns what takes it back. */
export function publishFilter(filter: SearchFilter): () => void {
  published = filter;
  return () => {
    if (published === filter) published = null;
  };
}

/** What the search form on the page holds at this moment; `null` on a page without one. */
export function currentFilter(): SearchFilter | null {
  return published;
}

/**
 * Before a visitor goes to the inventory: keeps the form's criteria, else those last used in this tab, else none. The
 * menu leads to the first page of them.
 */
export function saveCurrentFilter(): void {
  saveFilter({ ...(currentFilter() ?? savedFilter() ?? EMPTY_FILTER), page: 0 });
}
