import { filterFromQuery, searchQuery } from './domain/search-address';
import type { SearchFilter } from './domain/search-filter';

const ROUTE = '/internal/results/';
const WHOLE_INVENTORY = 'all';

/** Internal route of the page that shows this search: its one parameter is the canonical filter. */
export function resultsRoute(filter: SearchFilter): string {
  const query = searchQuery(filter);
  return ROUTE + (query ? Buffer.from(query).toString('base64url') : WHOLE_INVENTORY);
}

/** The search that a parameter of that route stands for. */
export function filterFromRoute(parameter: string): SearchFilter {
  const query = parameter === WHOLE_INVENTORY ? '' : Buffer.from(parameter, 'base64url').toString();
  return filterFromQuery(new URLSearchParams(query));
}
