import type { OptionCounts } from '#lib/domain/search/inventory-view.ts';
import type { FilterKey } from '#lib/domain/search/search-filter.ts';

/** Fields of the landing page's form, in their order. */
export const LANDING_FILTER_KEYS = ['make', 'model', 'minPrice', 'maxPrice', 'minYear', 'maxYear'] as const;

/** The specified fields of the search page's form, in their order. */
export const SEARCH_FILTER_KEYS = [
  'make',
  'model',
  'transmission',
  'fuel',
  'minMileage',
  'maxMileage',
  'minCC',
  'maxCC',
  'minPrice',
  'maxPrice',
  'minYear',
  'maxYear',
] as const;

/** Terms of the loan of a limit a month, folded below it. */
export const LOAN_KEYS = ['deposit', 'months'] as const;

/**
 * Fields of the search page's form, in their order. What only the index of the inventory knows is left out without it.
 * @param options counted options of the index; null without it
 */
export function searchFilterKeys(options: OptionCounts | null): FilterKey[] {
  const named = (['body', 'colour'] as const).filter((key) => options && options[key].length > 0);
  const indexed = options ? ([...named, 'origin', 'availability'] as const) : [];
  return [...SEARCH_FILTER_KEYS, 'maxMonthly', ...LOAN_KEYS, ...indexed];
}
