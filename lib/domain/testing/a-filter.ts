import { EMPTY_FILTER, type SearchFilter } from '#lib/domain/search/search-filter.ts';

/** The empty filter with these differences. */
export function aFilter(differences: Partial<SearchFilter> = {}): SearchFilter {
  return { ...EMPTY_FILTER, ...differences };
}
