const TRANSMISSIONS = ['AUTOMATIC', 'MANUAL'] as const;
const FUELS = ['DIESEL', 'DIESEL HYBRID', 'ELECTRIC', 'PETROL', 'PETROL HYBRID'] as const;

/** Years that the search form offers; an address may hold any whole number. */
export const YEAR_OPTIONS: readonly number[] = Array.from({ length: 51 }, (_, index) => 2000 + index);

/** The year options in the order of the list: this year back to the oldest, then the years to come. */
export function yearChoices(currentYear: number): number[] {
  const past = YEAR_OPTIONS.filter((year) => year <= currentYear).reverse();
  return [...past, ...YEAR_OPTIONS.filter((year) => year > currentYear)];
}

type Field =
  | { label: string; kind: 'text' }
  | { label: string; kind: 'choice'; options: readonly string[] }
  | { label: string; kind: 'number'; unit?: 'KM' | 'CC' | 'Rs' };

/**
 * The search filter (docs/product.md 3.1), in the order of the address. Address, labels, wire payload, session storage
 * and robots.txt are derived from this table; components/search/filter-keys.ts decides which form shows a field.
 */
export const FILTER_FIELDS = {
  make: { label: 'Make', kind: 'text' },
  model: { label: 'Model', kind: 'text' },
  transmission: { label: 'Transmission', kind: 'choice', options: TRANSMISSIONS },
  fuel: { label: 'Fuel', kind: 'choice', options: FUELS },
  minMileage: { label: 'Min Mileage', kind: 'number', unit: 'KM' },
  maxMileage: { label: 'Max Mileage', kind: 'number', unit: 'KM' },
  minYear: { label: 'Min Year', kind: 'number' },
  maxYear: { label: 'Max Year', kind: 'number' },
  minCC: { label: 'Min CC', kind: 'number', unit: 'CC' },
  maxCC: { label: 'Max CC', kind: 'number', unit: 'CC' },
  minPrice: { label: 'Min Price', kind: 'number', unit: 'Rs' },
  maxPrice: { label: 'Max Price', kind: 'number', unit: 'Rs' },
} as const satisfies Record<string, Field>;

type Fields = typeof FILTER_FIELDS;
export type FilterKey = keyof Fields;

/** Values of the filter fields: `''` and `null` mean any. */
export type Criteria = { [Key in FilterKey]: Fields[Key]['kind'] extends 'number' ? number | null : string };

/** The filter as the backoffice and session storage know it; `page` counts from zero. */
export type SearchFilter = Criteria & { page: number; size: number };

export const FILTER_KEYS = Object.keys(FILTER_FIELDS) as FilterKey[];

export const PAGE_SIZE = 10;
const MAX_TEXT_LENGTH = 60;
const WHOLE_NUMBER = /^\d{1,12}$/;

/** Parses the value of one field from an address, a form or stored JSON; an invalid value counts as unset. */
export function filterValue(key: FilterKey, raw: unknown): string | number | null {
  const field: Field = FILTER_FIELDS[key];
  const given = typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim() : '';
  if (field.kind === 'number') return wholeNumber(given);
  if (field.kind === 'choice') return field.options.includes(given) ? given : '';
  return given.length <= MAX_TEXT_LENGTH ? given : '';
}

/** A whole number of at least 0; `null` for anything else. */
export function wholeNumber(given: string): number | null {
  return WHOLE_NUMBER.test(given) ? Number(given) : null;
}

/** Builds a filter from the value that `read` returns for each key. `page` counts from zero. */
export function filterFrom(read: (key: FilterKey) => unknown, page = 0): SearchFilter {
  const values = FILTER_KEYS.map((key) => [key, filterValue(key, read(key))]);
  // filterValue returns the type of each key in the table
  return { ...(Object.fromEntries(values) as Criteria), page, size: PAGE_SIZE };
}

/** Matches every car. */
export const EMPTY_FILTER: SearchFilter = filterFrom(() => null);

/** The keys that are set, in the order of the table. */
export function activeKeys(filter: Criteria): FilterKey[] {
  return FILTER_KEYS.filter((key) => filter[key] !== '' && filter[key] !== null);
}

/** The filter with these criteria changed, at its first page. */
export function withCriteria(filter: SearchFilter, changes: Partial<Criteria>): SearchFilter {
  return { ...filter, ...changes, page: 0 };
}

/** The filter without these criteria, at its first page. */
export function withoutCriteria(filter: SearchFilter, ...keys: FilterKey[]): SearchFilter {
  return filterFrom((key) => (keys.includes(key) ? null : filter[key]));
}

/** Pairs of minimum and maximum keys. */
export const BOUNDS = FILTER_KEYS.filter((key) => key.startsWith('min')).map(
  (key): [FilterKey, FilterKey] => [key, key.replace('min', 'max') as FilterKey], // the table names them in pairs
);

/** Pairs whose minimum is above their maximum, so that no car can match. */
export function contradictions(filter: Criteria): [FilterKey, FilterKey][] {
  return BOUNDS.filter(([min, max]) => {
    const [lower, upper] = [filter[min], filter[max]];
    return typeof lower === 'number' && typeof upper === 'number' && lower > upper;
  });
}
