import { highestPrice } from '#lib/domain/loan/budget.ts';
import { BACKOFFICE_KEYS, isSet, type FilterKey, type SearchFilter } from './search-filter.ts';

/** Criteria and order that only the index of the inventory knows. */
const INDEX_KEYS = ['body', 'colour', 'origin', 'availability', 'q', 'sort'] as const satisfies FilterKey[];

/** Whether the backoffice cannot answer this search, and the index must. */
export function needsIndex(filter: SearchFilter): boolean {
  return INDEX_KEYS.some((key) => isSet(filter[key]));
}

/** The filter of `POST /cars`: a limit a month becomes the price that it pays for, the other further keys are left out. */
export function backofficeFilter(filter: SearchFilter): SearchFilter {
  const known = Object.fromEntries(BACKOFFICE_KEYS.map((key) => [key, filter[key]])) as SearchFilter; // its own keys
  return { ...known, maxPrice: priceLimit(filter), page: filter.page, size: filter.size };
}

/** The lower of the highest price and the price that the limit a month pays for, in rupees; null when neither is set. */
export function priceLimit({ maxPrice, maxMonthly, deposit, months }: SearchFilter): number | null {
  if (maxMonthly === null || maxMonthly === undefined) return maxPrice;
  const affordable = highestPrice({ maxMonthly, deposit: deposit ?? null, months: months ?? null });
  return Math.min(maxPrice ?? Infinity, affordable);
}
