import {
  EMPTY_FILTER,
  filterFrom,
  filterValue,
  FILTER_KEYS,
  hasAmount,
  isSet,
  setKeys,
  wholeNumber,
  withCriteria,
  withoutCriteria,
  type FilterKey,
  type SearchFilter,
} from './search-filter.ts';

const SEARCH = '/search';
const KEYS: readonly string[] = [...FILTER_KEYS, 'page'];

/** Address of a search (docs/product.md 3.2): unset keys are left out, pages count from 1. */
export function searchAddress(filter: SearchFilter): string {
  const query = searchQuery(filter);
  return query ? `${SEARCH}?${query}` : SEARCH;
}

/** The query of `searchAddress`, without its question mark. */
export function searchQuery(filter: SearchFilter): string {
  const query = new URLSearchParams(setKeys(filter).map((key) => [key, String(filter[key])]));
  if (filter.page > 0) query.set('page', String(filter.page + 1));
  return query.toString();
}

/** Parses the query of an address. Invalid values are dropped; of a repeated key the first valid value counts. */
export function filterFromQuery(query: URLSearchParams): SearchFilter {
  const page = wholeNumber(query.get('page')?.trim() ?? '') ?? 0;
  return filterFrom(
    (key) => query.getAll(key).find((value) => isSet(filterValue(key, value))),
    Math.max(page - 1, 0),
  );
}

/** Whether the query has any key of the search; without one `/search` restores the last search. */
export function hasSearchParams(query: URLSearchParams): boolean {
  return KEYS.some((key) => query.has(key));
}

/**
 * Whether the query is to be redirected to its tidy address: it has empty or repeated keys, `page=1`, or amounts with
 * separators. A GET form submits its fields as they are typed, the empty ones too.
 */
export function hasRedundantParams(query: URLSearchParams): boolean {
  return (
    KEYS.some((key) => isRedundant(query.getAll(key))) ||
    query.get('page') === '1' ||
    FILTER_KEYS.some((key) => isFormattedAmount(key, query.get(key)))
  );
}

function isFormattedAmount(key: FilterKey, given: string | null): boolean {
  const amount = hasAmount(key) ? filterValue(key, given) : null;
  return amount !== null && String(amount) !== given;
}

function isRedundant(values: string[]): boolean {
  return values.length > 1 || values.some((value) => !value.trim());
}

/**
 * The search of the canonical address (docs/product.md 12.1), without order and words: on page 1 only make and model are
 * kept. A search without a make, and page 2 and on, are their own canonical.
 */
export function canonicalSearch(filter: SearchFilter): SearchFilter {
  const { make, model, page } = filter;
  if (page > 0 || !make) return { ...withoutCriteria(filter, 'q', 'sort'), page };
  return withCriteria(EMPTY_FILTER, { make, model });
}

/** Whether this is the page of a make or of its model: page 1 of a search for nothing else. */
export function isMakePage(filter: SearchFilter): boolean {
  const { make, model } = filter;
  return make !== '' && searchAddress(filter) === searchAddress(withCriteria(EMPTY_FILTER, { make, model }));
}
