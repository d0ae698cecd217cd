import type { Criteria } from '#lib/domain/search/search-filter.ts';
import type { Bound } from './languages/vocabulary.ts';

export type Kind = 'price' | 'monthly' | 'deposit' | 'months' | 'mileage' | 'engine' | 'age' | 'year';

/** One value, or the two of a range, in rupees, months, kilometres, cubic centimetres or years. */
type Measure = { kind: Kind; values: number[]; bound: Bound | null; hasLead: boolean };

/** A car of 1500 CC may have 1,496 or 1,498. */
const ENGINE_TOLERANCE = 50;
const AROUND_SHARE = 0.1;

/** Keys of the lower and the upper bound. A kind without a lower bound has a single value. */
const KEYS = {
  price: ['minPrice', 'maxPrice'],
  mileage: ['minMileage', 'maxMileage'],
  engine: ['minCC', 'maxCC'],
  year: ['minYear', 'maxYear'],
  monthly: [null, 'maxMonthly'],
  deposit: [null, 'deposit'],
  months: [null, 'months'],
} as const satisfies Record<Exclude<Kind, 'age'>, [keyof Criteria | null, keyof Criteria]>;

/** The criteria of a quantity; null for a year that nothing marks as one. */
export function quantityCriteria(measure: Measure, currentYear: number): Partial<Criteria> | null {
  const { kind, bound, hasLead } = measure;
  const inThousands =
    kind === 'price' && measure.values.every((value) => value >= 100 && value < 1000) ? 1000 : 1;
  const [low = 0, high = low] = measure.values
    .map((value) => Math.round(value * inThousands))
    .sort((one, other) => one - other);
  if (measure.values.length > 1) return criteriaOf(kind, low, high, currentYear);
  if (kind === 'year' && (bound === null || bound === 'between'))
    return hasLead ? { minYear: low, maxYear: low } : null;
  if (kind === 'engine' && bound === null)
    return { minCC: low - ENGINE_TOLERANCE, maxCC: low + ENGINE_TOLERANCE };
  if (bound === 'around') {
    const distance = kind === 'year' || kind === 'age' ? 1 : Math.round(low * AROUND_SHARE);
    return criteriaOf(kind, low - distance, low + distance, currentYear);
  }
  return isLowest(kind, bound)
    ? criteriaOf(kind, low, null, currentYear)
    : criteriaOf(kind, null, low, currentYear);
}

/** A newer car has a later year and a lower age. */
function isLowest(kind: Kind, bound: Bound | null): boolean {
  if (bound === 'newer') return kind !== 'age';
  if (bound === 'older') return kind === 'age';
  return bound === 'above' || bound === 'since';
}

function criteriaOf(
  kind: Kind,
  low: number | null,
  high: number | null,
  currentYear: number,
): Partial<Criteria> {
  // a maximum age is a minimum year
  if (kind === 'age')
    return criteriaOf('year', high && currentYear - high, low && currentYear - low, currentYear);
  const [lowest, highest] = KEYS[kind];
  if (lowest === null) return { [highest]: high ?? low };
  return { ...(low !== null && { [lowest]: low }), ...(high !== null && { [highest]: high }) };
}
