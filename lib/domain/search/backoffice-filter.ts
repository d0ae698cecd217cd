import { highestPrice, type Budget } from '#lib/domain/loan/budget.ts';
import type { LoanTerms } from '#lib/domain/loan/loan-terms.ts';
import { BACKOFFICE_KEYS, isSet, type FilterKey, type SearchFilter } from './search-filter.ts';

/** Criteria and order that only the index of the inventory knows. */
const INDEX_KEYS = ['body', 'colour', 'origin', 'availability', 'q', 'sort'] as const satisfies FilterKey[];

/** Whether only the index can answer this search, because the backoffice does not know a criterion or the order. */
export function needsIndex(filter: SearchFilter): boolean {
  return INDEX_KEYS.some((key) => isSet(filter[key]));
}

/**
 * The filter for `POST /cars`: `maxMonthly` becomes the price that it pays for, and the other keys that the backoffice
 * does not know are left out.
 */
export function backofficeFilter(filter: SearchFilter): SearchFilter {
  const known = Object.fromEntries(BACKOFFICE_KEYS.map((key) => [key, filter[key]])) as SearchFilter; // its own keys
  return { ...known, maxPrice: priceLimit(filter), page: filter.page, size: filter.size };
}

/** The lower of `maxPrice` and the price that `maxMonthly` pays for, in rupees; null when neither is set. */
export function priceLimit(filter: SearchFilter): number | null {
  const budget = budgetOf(filter);
  return budget ? Math.min(filter.maxPrice ?? Infinity, highestPrice(budget)) : filter.maxPrice;
}

/** The loan terms of a search: of its monthly limit, or of the prices a month that it shows; null when it sets none. */
export function searchedTerms(filter: SearchFilter): LoanTerms | null {
  const { deposit = null, months = null } = filter;
  return budgetOf(filter) ?? (deposit !== null || months !== null ? { deposit, months } : null);
}

/** The monthly limit of a search with its loan terms; null when it has none. */
export function budgetOf({ maxMonthly, deposit, months }: SearchFilter): Budget | null {
  if (maxMonthly === null || maxMonthly === undefined) return null;
  return { maxMonthly, deposit: deposit ?? null, months: months ?? null };
}
