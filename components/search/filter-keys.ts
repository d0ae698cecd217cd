/** Fields of the landing page's form, in their order. */
export const LANDING_FILTER_KEYS = ['make', 'model', 'minPrice', 'maxPrice', 'minYear', 'maxYear'] as const;

/** Fields of the search page's form, in their order. */
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
