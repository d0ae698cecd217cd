import { withCriteria, EMPTY_FILTER, type SearchFilter } from './search-filter.ts';

/**
 * The search of the canonical address (docs/product.md 12.1): on page 1 only make and model are kept. A search without a
 * make, and page 2 and on, are their own canonical.
 */
export function canonicalSearch(filter: SearchFilter): SearchFilter {
  const { make, model, page } = filter;
  return page > 0 || !make ? filter : withCriteria(EMPTY_FILTER, { make, model });
}
