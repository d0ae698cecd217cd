import { DOWNPAYMENT_SHARE } from '#lib/domain/loan/loan.ts';
import { parseAmount, parsePercent } from '#lib/domain/text/amount.ts';
import { COLOUR_FAMILIES } from '#lib/domain/vehicle/colour.ts';

const TRANSMISSIONS = ['AUTOMATIC', 'MANUAL'] as const;
const FUELS = ['DIESEL', 'DIESEL HYBRID', 'ELECTRIC', 'PETROL', 'PETROL HYBRID'] as const;
const ORIGINS = ['import', 'pre-owned'] as const;
const AVAILABILITIES = ['in-stock', 'coming-soon', 'sold'] as const;
/** Orders of the results; unset is the backoffice's own. A minus sign is descending; `seen` is when a car first appeared. */
export const SORT_ORDERS = ['price', '-price', '-year', 'mileage', '-seen'] as const;

/** Years that the search form offers; an address may hold any whole number. */
export const YEAR_OPTIONS: readonly number[] = Array.from({ length: 51 }, (_, index) => 2000 + index);

/** The year options in the order of the form: this year back to the oldest, then later years. */
export function yearChoices(currentYear: number): number[] {
  const past = YEAR_OPTIONS.filter((year) => year <= currentYear).reverse();
  return [...past, ...YEAR_OPTIONS.filter((year) => year > currentYear)];
}

type Field =
  | { kind: 'text' }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'number'; unit?: 'KM' | 'CC' | 'Rs' | 'months' };

/**
 * The search filter (docs/product.md 3.1), in the order of the address. Address, wire payload, session storage and
 * robots.txt are derived from this table; components/search/filter-rows.ts decides which form shows a field.
 * The backoffice knows the fields of `BACKOFFICE_KEYS` only.
 */
export const FILTER_FIELDS = {
  make: { kind: 'text' },
  model: { kind: 'text' },
  transmission: { kind: 'choice', options: TRANSMISSIONS },
  fuel: { kind: 'choice', options: FUELS },
  minMileage: { kind: 'number', unit: 'KM' },
  maxMileage: { kind: 'number', unit: 'KM' },
  minYear: { kind: 'number' },
  maxYear: { kind: 'number' },
  minCC: { kind: 'number', unit: 'CC' },
  maxCC: { kind: 'number', unit: 'CC' },
  minPrice: { kind: 'number', unit: 'Rs' },
  maxPrice: { kind: 'number', unit: 'Rs' },
  body: { kind: 'text' },
  colour: { kind: 'choice', options: COLOUR_FAMILIES },
  origin: { kind: 'choice', options: ORIGINS },
  availability: { kind: 'choice', options: AVAILABILITIES },
  maxMonthly: { kind: 'number', unit: 'Rs' },
  deposit: { kind: 'number', unit: 'Rs' },
  months: { kind: 'number', unit: 'months' },
  q: { kind: 'text' },
  sort: { kind: 'choice', options: SORT_ORDERS },
} as const satisfies Record<string, Field>;

type Value = string | number | null;
type Fields = typeof FILTER_FIELDS;
export type FilterKey = keyof Fields;

type Values = { [Key in FilterKey]: Fields[Key]['kind'] extends 'number' ? number | null : string };

export const FILTER_KEYS = Object.keys(FILTER_FIELDS) as FilterKey[];

/** The keys of the backoffice's own filter: a filter always has them. */
export const BACKOFFICE_KEYS = [
  'make',
  'model',
  'transmission',
  'fuel',
  'minMileage',
  'maxMileage',
  'minYear',
  'maxYear',
  'minCC',
  'maxCC',
  'minPrice',
  'maxPrice',
] as const satisfies FilterKey[];
type BackofficeKey = (typeof BACKOFFICE_KEYS)[number];

/**
 * Values of the filter fields: `''` and `null` mean any value. Keys that the backoffice does not know are left out when
 * unset.
 */
export type Criteria = Pick<Values, BackofficeKey> & Partial<Omit<Values, BackofficeKey>>;

/** The filter as session storage knows it; `page` counts from zero. */
export type SearchFilter = Criteria & { page: number; size: number };

/** The loan terms of `maxMonthly`, or of the prices a month where there is no such limit. */
const LOAN_TERMS: FilterKey[] = ['deposit', 'months'];

const PAGE_SIZE = 10;

/** Longest text that the pre-order form is prefilled with, in characters. */
export const MAX_PREFILL_LENGTH = 200;

/** Longest text value of a filter, in characters: that of the search box. */
export const MAX_TEXT_LENGTH = 200;

/** The words of a search that are used; each costs a full-text query. */
export const MAX_WORDS = 12;

const WHOLE_NUMBER = /^\d+$/;

/** The largest integer of 32 bits: a backoffice may answer a search with a larger number by 400. */
const MAX_NUMBER = 2 ** 31 - 1;
const CONTROLS = /\p{Cc}/gu;

/** Parses the value of one field from an address, a form or stored JSON; an invalid value counts as unset. */
export function filterValue(key: FilterKey, raw: unknown): Value {
  const field: Field = FILTER_FIELDS[key];
  const given =
    typeof raw === 'string' || typeof raw === 'number' ? String(raw).replace(CONTROLS, '').trim() : '';
  if (field.kind === 'number') return hasAmount(key) ? wholeAmount(raw, given) : wholeNumber(given);
  if (field.kind === 'choice') return field.options.includes(given) ? given : '';
  if (key === 'body') return given.length <= MAX_TEXT_LENGTH ? given.toUpperCase() : '';
  return given.length <= MAX_TEXT_LENGTH ? given : '';
}

/** A whole number of at least 0 that every backoffice can read; `null` for anything else. */
export function wholeNumber(given: string): number | null {
  return WHOLE_NUMBER.test(given) ? inRange(Number(given)) : null;
}

function wholeAmount(raw: unknown, given: string): number | null {
  return given.length <= MAX_TEXT_LENGTH ? inRange(typeof raw === 'number' ? raw : parseAmount(given)) : null;
}

function inRange(value: number): number | null {
  return Number.isInteger(value) && value >= 0 && value <= MAX_NUMBER ? value : null;
}

/** Whether the field holds money, a distance or an engine size, which may be written with separators. */
export function hasAmount(key: FilterKey): boolean {
  const field: Field = FILTER_FIELDS[key];
  return field.kind === 'number' && field.unit !== undefined && field.unit !== 'months';
}

/** Whether a typed text of a field is empty or counts; `20%` of a down payment is the share that an unset one has. */
export function isUnderstood(key: FilterKey, text: string): boolean {
  const isUsualShare = key === 'deposit' && parsePercent(text) === DOWNPAYMENT_SHARE * 100;
  return text.trim() === '' || isSet(filterValue(key, text)) || isUsualShare;
}

/** Builds a filter from the value that `read` returns for each key. `page` counts from zero. */
export function filterFrom(read: (key: FilterKey) => unknown, page = 0): SearchFilter {
  const values = FILTER_KEYS.map((key): [FilterKey, Value] => [key, filterValue(key, read(key))]).filter(
    ([key, value]) => isBackofficeKey(key) || isSet(value),
  );
  // filterValue returns the type of each key in the table
  return { ...(Object.fromEntries(values) as Criteria), page, size: PAGE_SIZE };
}

/** Whether the value of a field is neither `''` nor missing. */
export function isSet(value: Value | undefined): boolean {
  return value !== '' && value !== null && value !== undefined;
}

function isBackofficeKey(key: FilterKey): boolean {
  return BACKOFFICE_KEYS.some((other) => other === key);
}

/** Matches every car. */
export const EMPTY_FILTER: SearchFilter = filterFrom(() => null);

/** The keys that are set, in the order of the table. */
export function setKeys(filter: Criteria): FilterKey[] {
  return FILTER_KEYS.filter((key) => isSet(filter[key]));
}

/**
 * The criteria of a filter that are set, and its page unless that is the first. `filterFromCriteria` restores the
 * filter.
 */
export type SetCriteria = Partial<Values> & { page?: number };

/** See {@link SetCriteria}. */
export function setCriteria(filter: SearchFilter): SetCriteria {
  // the keys and values of a filter
  const set = Object.fromEntries(setKeys(filter).map((key) => [key, filter[key]])) as SetCriteria;
  return filter.page > 0 ? { ...set, page: filter.page } : set;
}

/** The filter of criteria that `setCriteria` made. */
export function filterFromCriteria({ page, ...set }: SetCriteria): SearchFilter {
  return filterFrom((key) => set[key], page);
}

/** The set criteria that a visitor can remove one by one, in the order of the table. */
export function activeKeys(filter: Criteria): FilterKey[] {
  const isOfLimit = isSet(filter.maxMonthly);
  return setKeys(filter).filter((key) => key !== 'sort' && !(isOfLimit && LOAN_TERMS.includes(key)));
}

/** The filter with these criteria changed, at its first page. */
export function withCriteria(filter: SearchFilter, changes: Partial<Criteria>): SearchFilter {
  const changed = { ...filter, ...changes };
  return filterFrom((key) => changed[key]);
}

/** The filter without these criteria, at its first page; without a monthly limit, its loan terms go too. */
export function withoutCriteria(filter: SearchFilter, ...keys: FilterKey[]): SearchFilter {
  const removed = keys.includes('maxMonthly') ? [...keys, ...LOAN_TERMS] : keys;
  return filterFrom((key) => (removed.includes(key) ? null : filter[key]));
}

/** The filter without these texts among its words, at its first page. */
export function withoutWords(filter: SearchFilter, texts: readonly string[]): SearchFilter {
  const rest = texts.reduce((q, text) => q.replace(` ${text} `, ' '), ` ${filter.q ?? ''} `);
  return withCriteria(filter, { q: rest });
}

/** Pairs of minimum and maximum keys. */
export const BOUNDS = BACKOFFICE_KEYS.filter((key) => key.startsWith('min')).map(
  (key): [FilterKey, FilterKey] => [key, key.replace('min', 'max') as FilterKey], // the table names them in pairs
);

/** Pairs whose minimum is above their maximum, so that no car can match. */
export function contradictions(filter: Criteria): [FilterKey, FilterKey][] {
  return BOUNDS.filter(([min, max]) => {
    const [lower, upper] = [filter[min], filter[max]];
    return typeof lower === 'number' && typeof upper === 'number' && lower > upper;
  });
}
