import { EMPTY_FILTER, type SearchFilter } from '#lib/domain/search/search-filter.ts';

/** The filter that lets every car through, except for what the test is about. */
export function aFilter(differences: Partial<SearchFilter> = {}): SearchFilter {
  return { ...EMPTY_FILTER, ...differences };
}
