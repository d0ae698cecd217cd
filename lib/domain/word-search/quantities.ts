import type { Criteria } from '#lib/domain/search/search-filter.ts';
import type { Item } from './lexer.ts';

/**
 * What a number may measure: the codes that do by themselves, those that do after their topic, and those that do beside a bound.
 * The first row that fits counts.
 */
const KINDS = [
  { kind: 'monthly', own: 'Q', topic: 'l', ofTopic: 'PN', bounded: '' },
  { kind: 'deposit', own: 'D', topic: 'd', ofTopic: 'PNS', bounded: '' },
  { kind: 'months', own: '', topic: 'T', ofTopic: '', bounded: 'T' },
  { kind: 'mileage', own: 'K', topic: 'k', ofTopic: 'PNYS', bounded: '' },
  { kind: 'engine', own: 'E', topic: 'g', ofTopic: 'NYS', bounded: '' },
  { kind: 'age', own: 'O', topic: 'A', ofTopic: '', bounded: 'A' },
  { kind: 'price', own: 'P', topic: 'p', ofTopic: 'PNS', bounded: 'NS' },
  { kind: 'year', own: '', topic: 'y', ofTopic: 'Y', bounded: 'Y' },
] as const;

type Kind = (typeof KINDS)[number]['kind'];

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

const NUMBERS = 'PKEAOTQDYSN';
/** Before a number: bounds, topics and fillers. */
const LEAD = '[uobareswhpkgldyf]*';
/** `max`, `min` and `above` before another number are that number's, unless it has an ending of its own. */
const END = `(?:[<>^]|[ab](?!f*[${NUMBERS}](?![ab<>^])))`;

const QUANTITY = new RegExp(
  `(?<lead>${LEAD})(?<one>[${NUMBERS}])(?:(?<between>[-tci])f*(?<two>[${NUMBERS}]))?(?<end>${END})?`,
  'y',
);
const SINGLE = new RegExp(`(?<lead>${LEAD})(?<one>[${NUMBERS}])(?<end>${END})?`, 'y');

/** A car of 1500 CC may have 1,496 or 1,498. */
const ENGINE_TOLERANCE = 50;
const AROUND_SHARE = 0.1;
/** The lowest number without a currency that counts as a price. */
const LEAST_PRICE = 10_000;

export type Quantity = { criteria: Partial<Criteria>; length: number };

/** The price, monthly limit, loan term, mileage, engine size, age or year that begins at this item, as a bound or a range. */
export function quantityAt(
  items: readonly Item[],
  codes: string,
  at: number,
  currentYear: number,
): Quantity | null {
  for (const pattern of [QUANTITY, SINGLE]) {
    pattern.lastIndex = at;
    const match = pattern.exec(codes);
    if (!match) return null;
    const { lead = '', one = '', between = '', two = '', end = '' } = match.groups ?? {};
    if (pattern === QUANTITY && !two) continue;
    const kind = two ? rangeKind(lead, one, between, two) : singleKind(lead, one, end);
    if (!kind) continue;
    const bound = /[uobareswh]/.exec(lead)?.[0] ?? '';
    const used = two || bound ? '' : end; // a range and a bound need no ending
    const length = match[0].length - (end.length - used.length);
    const numbers = items.slice(at, at + match[0].length).flatMap(({ number }) => number ?? []);
    const criteria = criteriaOf(kind, numbers, { bound: used || bound, hasLead: lead !== '', currentYear });
    if (criteria) return { criteria, length };
  }
  return null;
}

function singleKind(lead: string, one: string, end: string): Kind | null {
  const hasBound = /[uobareswh]/.test(lead) || end !== '';
  const row = KINDS.find(
    ({ topic, ofTopic, own }) =>
      (lead.includes(topic) && (ofTopic + own).includes(one)) ||
      (own.includes(one) && !isOfOther(lead, topic)),
  );
  return (row ?? KINDS.find(({ bounded }) => hasBound && bounded.includes(one)))?.kind ?? null;
}

/** Whether the words before a number name another topic that a plain price may have: `monthly budget 15k`. */
function isOfOther(lead: string, topic: string): boolean {
  return topic === 'p' && /[ld]/.test(lead);
}

/** Both numbers measure the same; a plain one before a number with a unit has that unit. */
function rangeKind(lead: string, one: string, between: string, two: string): Kind | null {
  const isCertain = between === 't' || lead.includes('e');
  if (between === 'c' && !lead.includes('e')) return null; // a list: 600,000 and 80,000 km
  const row = KINDS.find(
    ({ own, topic, ofTopic }) => own.includes(two) || (lead.includes(topic) && ofTopic.includes(two)),
  );
  if (row && (lead.includes(row.topic) || isCertain || between === '-')) {
    const plain = lead.includes(row.topic) ? row.ofTopic : isCertain ? 'SNY' : 'SN';
    if ((row.own + plain).includes(one)) return row.kind;
  }
  if (row && row.own.includes(one)) return row.kind;
  if (one + two === 'YY') return 'year';
  if (one + two === 'AO') return 'age';
  if (isCertain && (one + two === 'SS' || one + two === 'NN')) return 'price';
  return lead.includes('e') && two === 'A' ? 'age' : null;
}

type Context = { bound: string; hasLead: boolean; currentYear: number };

function criteriaOf(
  kind: Kind,
  numbers: readonly NonNullable<Item['number']>[],
  { bound, hasLead, currentYear }: Context,
): Partial<Criteria> | null {
  const last = numbers.at(-1);
  if (!last) return null;
  const values = numbers.map(({ value, scale, isLitres }) => {
    if (kind === 'engine' && value < 10 && !isLitres) return value * 1000;
    return scale > 1 || last.scale === 1 ? value : value * inheritedScale(value, last);
  });
  const isInThousands = kind === 'price' && values.every((value) => value >= 100 && value < 1000);
  const [low = 0, high = low] = values
    .map((value) => Math.round(value * (isInThousands ? 1000 : 1)))
    .sort((one, other) => one - other);
  if (kind === 'price' && last.scale === 1 && high < LEAST_PRICE) return null;
  if (kind === 'monthly' && high < 1000) return null;
  if (kind === 'deposit' && high > 0 && high < 1000) return null; // 20 % down
  if (kind === 'price' && isInThousands && 'swh'.includes(bound || '?')) return null; // after 600
  if (values.length > 1) return bounds(kind, low, high, currentYear);
  if (kind === 'year' && !/[uobarswh<>^]/.test(bound))
    return hasLead ? bounds('year', low, low, currentYear) : null;
  if (kind === 'engine' && !/[uobars<>]/.test(bound))
    return bounds('engine', low - ENGINE_TOLERANCE, low + ENGINE_TOLERANCE, currentYear);
  if (bound === 'r') {
    const distance = kind === 'year' || kind === 'age' ? 1 : Math.round(low * AROUND_SHARE);
    return bounds(kind, low - distance, low + distance, currentYear);
  }
  return isLowest(kind, bound) ? bounds(kind, low, null, currentYear) : bounds(kind, null, low, currentYear);
}

/** In `5 to 8 lakh` both have the scale, in `500,000 to 1 million` only the last; `900 to 1 million` begins at 900,000. */
function inheritedScale(value: number, last: { value: number; scale: number }): number {
  if (value < (last.value / last.scale) * 10) return last.scale;
  return value < 1000 ? 1000 : 1;
}

/** A newer car has a later year and a lower age. */
function isLowest(kind: Kind, bound: string): boolean {
  if (bound === 'w') return kind !== 'age';
  if (bound === 'h' || bound === '^') return kind === 'age';
  return 'oas>'.includes(bound || '?');
}

function bounds(kind: Kind, low: number | null, high: number | null, currentYear: number): Partial<Criteria> {
  // a maximum age is a minimum year
  if (kind === 'age')
    return bounds('year', high && currentYear - high, low && currentYear - low, currentYear);
  const [lowest, highest] = KEYS[kind];
  if (lowest === null) return { [highest]: high ?? low };
  return { ...(low !== null && { [lowest]: low }), ...(high !== null && { [highest]: high }) };
}
