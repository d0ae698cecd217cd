import { searchWords } from './search-facts.ts';
import { priceLimit } from './backoffice-filter.ts';
import type { RelaxedSearch } from './inventory-view.ts';
import { isSet, withCriteria, type Criteria, type FilterKey, type SearchFilter } from './search-filter.ts';

/** Relaxed searches are offered for searches with at most this many cars. */
export const FEW_CARS = 3;

const MAX_RELAXED_SEARCHES = 4;
export const MAX_DROPPED_WORDS = 4;
const PRICE_STEP = 50_000;
const MILEAGE_STEP = 20_000;
const MONTHLY_STEP = 500;
const MORE_A_MONTH = 1.25;

/** A search that differs in one criterion; `cost` measures how much the change departs from the original search. */
export type Candidate = { key: FilterKey; filter: SearchFilter; cost: number };

/** Cost of dropping a criterion. */
const DROP_COSTS: Partial<Record<FilterKey, number>> = {
  model: 3,
  fuel: 3,
  body: 3,
  colour: 1,
  origin: 2,
  availability: 2,
  minMileage: 1,
  minCC: 2,
  maxCC: 2,
  minPrice: 1,
};

/**
 * The filter for cars above the price limit, of which the cheapest may be a relaxed search; null when there is no price
 * limit.
 */
export function beyondPriceLimit(filter: SearchFilter): SearchFilter | null {
  const limit = priceLimit(filter);
  if (limit === null) return null;
  return withCriteria(filter, { minPrice: limit + 1, maxPrice: null, maxMonthly: null });
}

/** What the inventory knows about a search. */
type Known = {
  /** How many cars it finds. */
  cars: number;
  /** The lowest price, in rupees, that the search of `beyondPriceLimit` finds. */
  cheapestBeyond: number | null;
  /** Of its words that cars have those of the fewest cars, at most `MAX_DROPPED_WORDS`. */
  rarestWords: string[];
};

/**
 * All searches that differ from this one by one change. Of its words one of the rarest is left out, all when no car has
 * any. When it finds no car, the search without its years is free, and so the first.
 */
export function relaxedSearchCandidates(
  filter: SearchFilter,
  { cars, cheapestBeyond, rarestWords }: Known,
): Candidate[] {
  const { transmission, minYear, maxYear, maxMileage, maxPrice, maxMonthly, q } = filter;
  const candidates: Candidate[] = [];
  function add(key: FilterKey, cost: number, changes: Partial<Criteria>): void {
    candidates.push({ key, cost, filter: withCriteria(filter, changes) });
  }

  if (cars === 0 && (minYear !== null || maxYear !== null))
    add(minYear === null ? 'maxYear' : 'minYear', 0, { minYear: null, maxYear: null });
  if (isSet(filter.make)) add('make', 6, { make: '', model: '' });
  for (const [key, cost] of Object.entries(DROP_COSTS) as [FilterKey, number][])
    if (isSet(filter[key])) add(key, cost, { [key]: null });
  if (transmission)
    add('transmission', 2, { transmission: transmission === 'MANUAL' ? 'AUTOMATIC' : 'MANUAL' });
  for (const years of [1, 2]) {
    if (minYear !== null) add('minYear', years, { minYear: Math.max(minYear - years, 0) });
    if (maxYear !== null) add('maxYear', years, { maxYear: maxYear + years });
  }
  if (maxMileage !== null) add('maxMileage', 1, { maxMileage: maxMileage + MILEAGE_STEP });
  if (maxPrice !== null && !isSet(maxMonthly) && cheapestBeyond !== null)
    add('maxPrice', 1, { maxPrice: roundUp(cheapestBeyond, PRICE_STEP) });
  if (typeof maxMonthly === 'number')
    add('maxMonthly', 1, { maxMonthly: roundUp(maxMonthly * MORE_A_MONTH, MONTHLY_STEP) });
  const words = searchWords(q ?? '');
  if (words.length > 0 && rarestWords.length === 0) add('q', 3, { q: '' });
  for (const dropped of rarestWords) add('q', 3, { q: words.filter((word) => word !== dropped).join(' ') });
  return candidates;
}

function roundUp(value: number, step: number): number {
  return Math.ceil(value / step) * step;
}

/**
 * The best change of each criterion, by additional cars per cost, and of these the best four. Changes without an
 * additional car are left out.
 */
export function bestRelaxedSearches(
  cars: number,
  counted: (Candidate & { cars: number })[],
): RelaxedSearch[] {
  const gains = counted
    .map((candidate) => ({ ...candidate, worth: (candidate.cars - cars) / candidate.cost }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth);
  const keys = gains.map(({ key }) => key);
  return gains
    .filter(({ key }, index) => keys.indexOf(key) === index)
    .slice(0, MAX_RELAXED_SEARCHES)
    .map(({ filter, cars }) => ({ filter, cars }));
}
