import { formatKilometres, formatRupees } from '#lib/domain/text/format.ts';
import { BOUNDS, FILTER_FIELDS, type Criteria, type FilterKey } from './search-filter.ts';

/** Label of one criterion: `Make: TOYOTA`, `Max Price: Rs 900,000`. */
export function criterionLabel(filter: Criteria, key: FilterKey): string {
  return `${FILTER_FIELDS[key].label}: ${valueLabel(filter, key)}`;
}

/** `''` when it is not set. */
function valueLabel(filter: Criteria, key: FilterKey): string {
  const field = FILTER_FIELDS[key];
  const value = filter[key];
  return 'unit' in field && typeof value === 'number' ? withUnit(value, field.unit) : String(value ?? '');
}

function withUnit(value: number, unit: 'KM' | 'CC' | 'Rs'): string {
  if (unit === 'Rs') return formatRupees(value);
  return unit === 'KM' ? formatKilometres(value) : `${value} ${unit}`;
}

/** Heading of a search: `DIESEL TOYOTA HILUX cars for sale`, or `Cars for sale` for any car. */
export function searchHeading({ transmission, fuel, make, model }: Criteria): string {
  const kind = [transmission, fuel, make, model].filter(Boolean).join(' ');
  return kind ? `${kind} cars for sale` : 'Cars for sale';
}

/** Labels of the minimum and maximum pairs: `up to 60,000 KM`, `2018 to 2020`, `from Rs 900,000`. */
export function searchBounds(filter: Criteria): string[] {
  return BOUNDS.map(([min, max]) => boundsLabel(valueLabel(filter, min), valueLabel(filter, max))).filter(
    Boolean,
  );
}

function boundsLabel(lower: string, upper: string): string {
  if (lower && upper) return lower === upper ? lower : `${lower} to ${upper}`;
  if (lower) return `from ${lower}`;
  return upper && `up to ${upper}`;
}
