import { withCriteria, EMPTY_FILTER, type SearchFilter } from './search-filter.ts';

/**
 * The search under whose address search engines are to list this one. Page 2 and on stand for themselves. On page 1
 * whatever narrows a make, or a make's model, belongs to the page of that make or model; a search without a make
 * stands for itself, and so does a model without its make.
 */
export function canonicalSearch(filter: SearchFilter): SearchFilter {
  const { make, model, page } = filter;
  return page > 0 || !make ? filter : withCriteria(EMPTY_FILTER, { make, model });
}
