import { DEFAULT_TERMS, DOWNPAYMENT_SHARE } from '#lib/domain/loan/loan.ts';
import { toWellFormed } from '#lib/domain/text/well-formed.ts';
import { formatKilometres, formatRupees } from '#lib/domain/text/format.ts';
import { activeKeys, BOUNDS, FILTER_FIELDS, isSet, type Criteria, type FilterKey } from './search-filter.ts';

/** Longest text that the pre-order form is prefilled with, in characters. */
export const MAX_PREFILL_LENGTH = 200;

/** Labels of options that differ from their value in the address. */
const OPTION_LABELS: Record<string, string> = {
  import: 'Import',
  'pre-owned': 'Pre-owned',
  'in-stock': 'In stock',
  'coming-soon': 'Coming soon',
  sold: 'Sold',
  '': 'Recommended',
  price: 'Lowest price',
  '-price': 'Highest price',
  '-year': 'Newest year',
  mileage: 'Lowest mileage',
  '-seen': 'Latest arrivals',
};

/** The label of an option in the form. */
export function optionLabel(option: string): string {
  return OPTION_LABELS[option] ?? option;
}

/**
 * Label of one criterion: `Make: TOYOTA`, `Max Price: Rs 900,000`; the label of a monthly limit also names its terms, the
 * default ones too.
 */
export function criterionLabel(filter: Criteria, key: FilterKey): string {
  const terms = key === 'maxMonthly' ? loanTermsLabel(filter) : '';
  return `${FILTER_FIELDS[key].label}: ${valueLabel(filter, key)}${terms && ` (${terms})`}`;
}

/** Address of the pre-order form, prefilled with the criteria of a search. */
export function preOrderAddress(filter: Criteria): string {
  const criteria = activeKeys(filter)
    .map((key) => criterionLabel(filter, key))
    .join(', ');
  return criteria
    ? `/preorder?vehicle=${encodeURIComponent(toWellFormed(criteria.slice(0, MAX_PREFILL_LENGTH)))}`
    : '/preorder';
}

function loanTermsLabel(filter: Criteria): string {
  const deposit = valueLabel(filter, 'deposit') || `${DOWNPAYMENT_SHARE * 100} %`;
  const months = valueLabel(filter, 'months') || withUnit(DEFAULT_TERMS.period, 'months');
  return `${deposit} down, ${months}`;
}

/** The value of a criterion with its unit; `''` when it is not set. */
export function valueLabel(filter: Criteria, key: FilterKey): string {
  const field = FILTER_FIELDS[key];
  const value = filter[key];
  if ('unit' in field && typeof value === 'number') return withUnit(value, field.unit);
  return isSet(value) ? optionLabel(String(value)) : '';
}

function withUnit(value: number, unit: 'KM' | 'CC' | 'Rs' | 'months'): string {
  if (unit === 'Rs') return formatRupees(value);
  return unit === 'KM' ? formatKilometres(value) : `${value} ${unit}`;
}

/**
 * Heading of a search: `RED DIESEL TOYOTA HILUX cars for sale`, or `Cars for sale` for any car. A search for sold cars
 * calls nothing for sale: `Sold TOYOTA cars`.
 */
export function searchHeading({
  colour,
  transmission,
  fuel,
  make,
  model,
  body,
  availability,
}: Criteria): string {
  const kind = [colour, transmission, fuel, make, model, body].filter(Boolean).join(' ');
  if (availability === 'sold') return kind ? `Sold ${kind} cars` : 'Sold cars';
  return kind ? `${kind} cars for sale` : 'Cars for sale';
}

/** Labels of the minimum and maximum pairs: `up to 60,000 KM`, `2018 to 2020`, `from Rs 900,000`. */
export function searchBounds(filter: Criteria): string[] {
  return BOUNDS.map(([min, max]) => boundsLabel(valueLabel(filter, min), valueLabel(filter, max))).filter(
    Boolean,
  );
}

/** @param lower `''` when there is no lower bound; `upper` likewise. */
export function boundsLabel(lower: string, upper: string): string {
  if (lower && upper) return lower === upper ? lower : `${lower} to ${upper}`;
  if (lower) return `from ${lower}`;
  return upper && `up to ${upper}`;
}
