import type { FacetCounts } from '#lib/domain/search/inventory-view.ts';
import type { FilterKey } from '#lib/domain/search/search-filter.ts';

/** Fields of the search form that are always side by side. */
export type FilterRow = readonly [FilterKey, ...FilterKey[]];

/** The landing page's form. */
export const LANDING_FILTER_ROWS: readonly FilterRow[] = [
  ['make'],
  ['model'],
  ['minPrice', 'maxPrice'],
  ['minYear', 'maxYear'],
];

/** The search page's form: what most visitors decide by comes first, on a phone without scrolling. */
const SEARCH_FILTER_ROWS: readonly FilterRow[] = [
  ['make'],
  ['model'],
  ['body'],
  ['minPrice', 'maxPrice'],
  ['maxMonthly'],
  ['minYear', 'maxYear'],
  ['minMileage', 'maxMileage'],
  ['transmission'],
  ['fuel'],
  ['minCC', 'maxCC'],
  ['colour'],
  ['origin'],
  ['availability'],
];

/** The loan terms of the monthly limit, folded below it. */
export const LOAN_ROW = ['deposit', 'months'] as const;

/**
 * Rows of the search page's form. Without the index, fields that need it are omitted.
 * @param options counted options of the index; null without it
 */
export function searchFilterRows(options: FacetCounts | null): FilterRow[] {
  return SEARCH_FILTER_ROWS.filter(([key]) => {
    if (key === 'body' || key === 'colour') return options !== null && options[key].length > 0;
    return options !== null || (key !== 'origin' && key !== 'availability');
  });
}
