import { kilometres, rupees } from './figures';
import { FILTER_FIELDS, type Criteria, type FilterKey } from './search-filter';

/** One criterion in words: `Make: TOYOTA`, `Max Price: Rs 900,000`. */
export function criterionLabel(filter: Criteria, key: FilterKey): string {
  const field = FILTER_FIELDS[key];
  const value = filter[key];
  return `${field.label}: ${'unit' in field && typeof value === 'number' ? withUnit(value, field.unit) : value}`;
}

function withUnit(value: number, unit: 'KM' | 'CC' | 'Rs'): string {
  if (unit === 'Rs') return rupees(value);
  return unit === 'KM' ? kilometres(value) : `${value} ${unit}`;
}

/** What a search is for, as a heading: `TOYOTA AQUA cars`, or `Cars for sale` without a make. */
export function searchHeading({ make, model }: Criteria): string {
  return make ? `${[make, model].filter(Boolean).join(' ')} cars for sale` : 'Cars for sale';
}
