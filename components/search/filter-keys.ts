import type { FilterKey } from '#lib/domain/search/search-filter.ts';

/** Fields of the landing page's form, in their order. */
export const LANDING_FILTER_KEYS: readonly FilterKey[] = [
  'make',
  'model',
  'minPrice',
  'maxPrice',
  'minYear',
  'maxYear',
];

/** Fields of the search page's form, in their order. */
export const SEARCH_FILTER_KEYS: readonly FilterKey[] = [
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
];
