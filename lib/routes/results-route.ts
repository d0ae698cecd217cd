import { filterFromQuery, searchQuery } from '../domain/search-address';
import type { SearchFilter } from '../domain/search-filter';
import { parameterText, routeParameter } from './parameter';

/** Internal route of the page that shows this search: its one parameter is the canonical filter. */
export function resultsRoute(filter: SearchFilter): string {
  return `/internal/results/${routeParameter(searchQuery(filter))}`;
}

/** The search that a parameter of that route stands for. */
export function filterFromRoute(parameter: string): SearchFilter {
  return filterFromQuery(new URLSearchParams(parameterText(parameter)));
}
