import { formatCars } from '#lib/domain/text/format.ts';
import { optionLabel, valueLabel } from './filter-label.ts';
import type { RelaxedSearch } from './inventory-view.ts';
import { FILTER_FIELDS, FILTER_KEYS, isSet, type FilterKey, type SearchFilter } from './search-filter.ts';

/** Labels for a search without this criterion. */
const UNBOUNDED: Partial<Record<FilterKey, string>> = {
  maxMonthly: 'at any price',
  minPrice: 'at any price',
  maxPrice: 'at any price',
  minMileage: 'with any mileage',
  maxMileage: 'with any mileage',
  minYear: 'of any year',
  maxYear: 'of any year',
  minCC: 'with any engine size',
  maxCC: 'with any engine size',
  availability: 'of any availability',
  origin: 'of any origin',
  q: 'without the words',
};

/**
 * Describes how a relaxed search differs from the search: `7 cars if you go up to Rs 950,000`, `3 cars with manual gearbox`.
 */
export function relaxedSearchLabel(filter: SearchFilter, { filter: near, cars }: RelaxedSearch): string {
  const key = FILTER_KEYS.find((each) => String(filter[each] ?? '') !== String(near[each] ?? ''));
  const found = formatCars(cars);
  return key ? `${found} ${isSet(near[key]) ? changed(near, key) : removed(key)}` : found;
}

function removed(key: FilterKey): string {
  return UNBOUNDED[key] ?? `with any ${FILTER_FIELDS[key].label.toLowerCase()}`;
}

function changed(near: SearchFilter, key: FilterKey): string {
  const value = valueLabel(near, key);
  if (key === 'maxMonthly') return `if you go up to ${value} a month`;
  if (key === 'minYear') return `if you go back to ${value}`;
  if (key.startsWith('max')) return `if you go up to ${value}`;
  if (key.startsWith('min')) return `if you go down to ${value}`;
  if (key === 'transmission') return `with ${value.toLowerCase()} gearbox`;
  if (key === 'fuel') return `with ${value.toLowerCase()} engine`;
  return `with ${FILTER_FIELDS[key].label.toLowerCase()} ${optionLabel(value)}`;
}
