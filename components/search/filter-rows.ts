import type { OptionCounts } from '#lib/domain/search/inventory-view.ts';
import type { FilterKey } from '#lib/domain/search/search-filter.ts';

/** Fields of the search form that are always side by side. */
export type FilterRow = readonly FilterKey[];

const MAKE_AND_MODEL: readonly FilterRow[] = [['make'], ['model']];
const PRICE_AND_YEAR: readonly FilterRow[] = [
  ['minPrice', 'maxPrice'],
  ['minYear', 'maxYear'],
];

/** The landing page's form. */
export const LANDING_FILTER_ROWS = [...MAKE_AND_MODEL, ...PRICE_AND_YEAR];

/** The specified fields of the search page's form. */
export const SEARCH_FILTER_ROWS: readonly FilterRow[] = [
  ...MAKE_AND_MODEL,
  ['transmission'],
  ['fuel'],
  ['minMileage', 'maxMileage'],
  ['minCC', 'maxCC'],
  ...PRICE_AND_YEAR,
];

/** The loan terms of the monthly limit, folded below it. */
export const LOAN_ROW = ['deposit', 'months'] as const;

/**
 * Rows of the search page's form. Without the index, fields that need it are omitted.
 * @param options counted options of the index; null without it
 */
export function searchFilterRows(options: OptionCounts | null): FilterRow[] {
  const named = (['body', 'colour'] as const).filter((key) => options && options[key].length > 0);
  const indexed = options ? ([...named, 'origin', 'availability'] as const) : [];
  return [...SEARCH_FILTER_ROWS, ['maxMonthly'], ...indexed.map((key) => [key])];
}
