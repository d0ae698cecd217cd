import { toWellFormed } from '#lib/domain/text/well-formed.ts';
import { formatKilometres, formatRupees } from '#lib/domain/text/format.ts';
import { activeKeys, BOUNDS, FILTER_FIELDS, isSet, type Criteria, type FilterKey } from './search-filter.ts';

/** Characters of the wish that the pre-order form is opened with. */
export const MAX_WISH_LENGTH = 200;

/** Options whose value in the address is not what a visitor reads. */
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

/** What a visitor reads for an option of a choice. */
export function optionLabel(option: string): string {
  return OPTION_LABELS[option] ?? option;
}

/** Label of one criterion: `Make: TOYOTA`, `Max Price: Rs 900,000`; a limit a month names the terms that are set. */
export function criterionLabel(filter: Criteria, key: FilterKey): string {
  const terms = key === 'maxMonthly' ? loanTermsLabel(filter) : '';
  return `${FILTER_FIELDS[key].label}: ${valueLabel(filter, key)}${terms && ` (${terms})`}`;
}

/** Address of the pre-order form, filled in with the criteria of a search. */
export function preOrderAddress(filter: Criteria): string {
  const wish = activeKeys(filter)
    .map((key) => criterionLabel(filter, key))
    .join(', ');
  return wish
    ? `/preorder?vehicle=${encodeURIComponent(toWellFormed(wish.slice(0, MAX_WISH_LENGTH)))}`
    : '/preorder';
}

function loanTermsLabel(filter: Criteria): string {
  const deposit = isSet(filter.deposit) ? `${valueLabel(filter, 'deposit')} down` : '';
  return [deposit, valueLabel(filter, 'months')].filter(Boolean).join(', ');
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

/** Heading of a search: `RED DIESEL TOYOTA HILUX cars for sale`, or `Cars for sale` for any car. */
export function searchHeading({ colour, transmission, fuel, make, model, body }: Criteria): string {
  const kind = [colour, transmission, fuel, make, model, body].filter(Boolean).join(' ');
  return kind ? `${kind} cars for sale` : 'Cars for sale';
}

/** Labels of the minimum and maximum pairs: `up to 60,000 KM`, `2018 to 2020`, `from Rs 900,000`. */
export function searchBounds(filter: Criteria): string[] {
  return BOUNDS.map(([min, max]) => boundsLabel(valueLabel(filter, min), valueLabel(filter, max))).filter(
    Boolean,
  );
}

/** Each is `''` when it is not set. */
export function boundsLabel(lower: string, upper: string): string {
  if (lower && upper) return lower === upper ? lower : `${lower} to ${upper}`;
  if (lower) return `from ${lower}`;
  return upper && `up to ${upper}`;
}
