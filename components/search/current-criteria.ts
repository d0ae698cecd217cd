import { EMPTY_FILTER, type SearchFilter } from '#lib/domain/search/search-filter.ts';

import { recalledFilter, rememberFilter } from './search-memory.ts';

let published: SearchFilter | null = null;

/** Makes known what the form on the page holds, sent or not. @returns what takes it back. */
export function publishCriteria(filter: SearchFilter): () => void {
  published = filter;
  return () => {
    if (published === filter) published = null;
  };
}

/** What the search form on the page holds at this moment; `null` on a page without one. */
export function currentCriteria(): SearchFilter | null {
  return published;
}

/**
 * Before a visitor goes to the inventory: keeps the form's criteria, else those last used in this tab, else none. The
 * menu leads to the first page of them.
 */
export function rememberCurrentCriteria(): void {
  rememberFilter({ ...(currentCriteria() ?? recalledFilter() ?? EMPTY_FILTER), page: 0 });
}
