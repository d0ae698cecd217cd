import type { Criteria } from '#lib/domain/search/search-filter.ts';
import { amountAt, isNumber, type Amount } from './amounts.ts';
import type { Bound, Topic, Unit } from './languages/vocabulary.ts';
import { phraseWithRole, rolesOf, type Roles } from './lexicon.ts';
import { quantityCriteria, type Kind } from './quantity-criteria.ts';
import { isWordEnd, phraseAt, type Phrase, type Token } from './tokens.ts';

/** A number with all that belongs to it. Without criteria it says something that no criterion can: `400 km range`. */
export type Quantity = { start: number; end: number; kind: Kind | null; criteria: Partial<Criteria> | null };

const MAX_LEADING_PHRASES = 5;
const RANGE_SIGNS = ['-', '–', '—', '/'];

const UNITS: Partial<Record<Topic, Unit[]>> = { engine: ['cc', 'litres'], mileage: ['km', 'mileage'] };
const LEAST = { monthly: 1000, mileage: 1000, engine: 500 };
const MAX_AGE = 50;
/** The lowest number without a currency that counts as a price. */
const LEAST_PRICE = { alone: 100_000, withBound: 10_000 };
const FIRST_YEAR = 1950;

/** What stands before a number: `monthly budget up to`. */
type Lead = { start: number; end: number; bound: Bound | null; topics: Topic[] };
type Pair = readonly [Amount, Amount];
/** What stands between two numbers. */
type Separator = { kind: 'to' | 'sign' | 'conjunction'; end: number };
type Tail = { end: number; purpose: 'monthly' | 'deposit' | null; bound: Bound | null };
type Parts = { lead: Lead; amounts: Amount[]; isRangeTo: boolean; tail: Tail };

/** The price, monthly limit, loan term, mileage, engine size, age or year at this position, as a bound or a range. */
export function quantityAt(tokens: readonly Token[], at: number, currentYear: number): Quantity | null {
  const lead = leadAt(tokens, at);
  const first = amountAt(tokens, lead.end);
  if (!first) return null;
  const separator = separatorAt(tokens, first.end);
  const second = separator && amountAt(tokens, separator.end);
  const rangeTail = second && tailOf(second);
  const range =
    rangeTail &&
    isRange([first, second], { lead, separator, currentYear }) &&
    !isDepositAndMonthly(lead, rangeTail) &&
    quantityOf({ lead, amounts: [first, second], isRangeTo: separator.kind === 'to', tail: rangeTail });
  return range || quantityOf({ lead, amounts: [first], isRangeTo: false, tail: tailOf(first) });

  function tailOf(amount: Amount): Tail {
    return tailAt(tokens, amount.end, { lead, isYear: isYearLike(amount, currentYear) });
  }

  function quantityOf(parts: Parts): Quantity | null {
    const { end } = parts.tail;
    if (!isWordEnd(tokens, end) || rolesOf(tokens[end]?.key ?? '')?.notQuantity) return null;
    const values = valuesOf(parts, currentYear);
    const kinds = values?.map((value) => kindOf(parts, value, currentYear));
    const [kind] = kinds ?? [];
    if (!values || !kind || kinds?.some((other) => other !== kind)) return null;
    if (kind === 'other') return { start: lead.end, end, kind: null, criteria: null };
    const bound = parts.tail.bound ?? lead.bound;
    const criteria = quantityCriteria({ kind, values, bound, hasLead: lead.end > at }, currentYear);
    return criteria && { start: at, end, kind, criteria };
  }
}

/** Whether a number is a year that a car may be of. */
function isYear(value: number, currentYear: number): boolean {
  return Number.isInteger(value) && value >= FIRST_YEAR && value <= currentYear + 1;
}

/** Whether nothing but the number itself says that it is a year. */
function isYearLike({ number, scale, unit }: Amount, currentYear: number): boolean {
  return scale === null && unit === null && isYear(number, currentYear);
}

function leadAt(tokens: readonly Token[], at: number): Lead {
  const lead: Lead = { start: at, end: at, bound: null, topics: [] };
  for (let count = 0; count < MAX_LEADING_PHRASES; count += 1) {
    const phrase = phraseWithRole(tokens, lead.end, 'bound', 'topic', 'filler');
    if (!phrase) break;
    const { bound, topic } = phrase.meaning;
    if (bound) lead.bound = bound;
    if (topic) lead.topics.push(topic);
    lead.end = phrase.end;
  }
  return lead;
}

function separatorAt(tokens: readonly Token[], at: number): Separator | null {
  const { text = '', key = '' } = tokens[at] ?? {};
  const roles = rolesOf(key);
  if (RANGE_SIGNS.includes(text)) return { kind: 'sign', end: at + 1 };
  if (roles?.to) return { kind: 'to', end: at + 1 };
  return roles?.conjunction ? { kind: 'conjunction', end: at + 1 } : null;
}

/** Whether two amounts may measure different things, which `between 5 and 8 lakh` and `mileage 2000-60000 km` do not. */
function isList([first, second]: Pair, { bound, topics }: Lead, { kind }: Separator): boolean {
  if (bound === 'between' || kind === 'to') return false;
  const units = topics.flatMap((topic) => UNITS[topic] ?? []);
  const isOfTopic = first.unit === null && (second.unit === null || units.includes(second.unit));
  return kind === 'conjunction' || units.length === 0 || !isOfTopic;
}

/**
 * Whether two amounts measure the same thing: those of a list, as in `600,000 and 80,000 km`, do not when only one has a
 * unit, unless they ascend.
 */
function isRange(
  pair: Pair,
  { lead, separator, currentYear }: { lead: Lead; separator: Separator; currentYear: number },
): boolean {
  const [first, second] = pair;
  const isAnyList = isList(pair, lead, separator);
  const [isYearFirst, isYearLast] = pair.map(
    (amount) =>
      isYearLike(amount, currentYear) && !(lead.topics.includes('engine') && amount.number % 100 === 0), // 1500 or 2000
  );
  if (isAnyList && isYearFirst !== isYearLast) return false; // budget 600k and 2018
  const [unit, lastUnit] = [first.unit, second.unit].map((one) => (one === 'yearsOld' ? 'years' : one));
  if (unit && lastUnit) return unit === lastUnit;
  if (!isAnyList || unit === lastUnit || unit === 'rupees') return true;
  return unit === null && scaled(first) < scaled(second) && !isYear(scaled(first), currentYear);
}

/** Whether two amounts have a purpose each, as in `deposit 100k and 12k a month`. */
function isDepositAndMonthly({ topics }: Lead, { purpose }: Tail): boolean {
  return (
    (purpose === 'monthly' && topics.includes('deposit')) ||
    (purpose === 'deposit' && topics.includes('monthly'))
  );
}

function scaled({ number, scale }: Amount): number {
  return number * (scale ?? 1);
}

function tailAt(
  tokens: readonly Token[],
  at: number,
  { lead, isYear }: { lead: Lead; isYear: boolean },
): Tail {
  const purpose = phraseWithRole(tokens, at, 'purpose');
  const end = purpose?.end ?? at;
  const phrase = phraseAt(tokens, end, rolesOf);
  const isYearBeforeMax = isYear && phrase?.meaning.ending === 'below'; // 2018 max 600k
  const isComplete = lead.bound !== null || purpose !== null || isYearBeforeMax;
  const ending = phrase && !belongsToNext(tokens, end, { phrase, isComplete }) ? phrase : null;
  const bound = ending?.meaning.ending ?? ending?.meaning.lastEnding ?? null;
  return { end: ending && bound ? ending.end : end, purpose: purpose?.meaning.purpose ?? null, bound };
}

/**
 * Whether a phrase after a number, which may end its quantity, belongs to the next one: `700k max 60000 km`.
 * @param isComplete whether the quantity needs no ending
 */
function belongsToNext(
  tokens: readonly Token[],
  at: number,
  { phrase, isComplete }: { phrase: Phrase<Roles>; isComplete: boolean },
): boolean {
  const leadEnd = leadEndAt(tokens, at);
  if (leadEnd && leadEnd > phrase.end) return true; // and less than 30000 km
  if (phrase.meaning.ending) return isComplete && (leadEnd !== null || tokens[at]?.text === '+'); // under 900k + sunroof
  const beginsNext = phrase.meaning.bound !== undefined && amountAt(tokens, phrase.end) !== null; // 2018 above 500k
  return leadEnd !== null || beginsNext;
}

/** The end of the bound here, perhaps after a conjunction, that leads straight to an amount; null when there is none. */
function leadEndAt(tokens: readonly Token[], at: number): number | null {
  const isConjunction = rolesOf(tokens[at]?.key ?? '')?.conjunction !== undefined;
  for (const start of isConjunction ? [at, at + 1] : [at]) {
    const end = phraseWithRole(tokens, start, 'bound')?.end;
    if (end === undefined) continue;
    const amountStart = phraseWithRole(tokens, end, 'filler')?.end ?? end;
    if (amountAt(tokens, amountStart)) return end;
  }
  return null;
}

/** Values in rupees, kilometres, cubic centimetres, months or years; null for a year with a price, as in `2018 - 600k`. */
function valuesOf({ amounts, lead }: Parts, currentYear: number): number[] | null {
  const [first, last] = [amounts[0], amounts.at(-1)];
  if (first && last?.scale && !first.scale && isYear(first.number, currentYear)) return null;
  const isEngine = lead.topics.includes('engine') && amounts.some(({ number }) => !Number.isInteger(number)); // engine 1.5
  return amounts.map(({ number, scale, unit }) => {
    const isLitres = (unit ?? last?.unit) === 'litres' || isEngine;
    const litres = isLitres && number < 10 ? 1000 : 1;
    return number * (scale ?? scaleOfLast(number, last)) * litres;
  });
}

/** In `5 to 8 lakh` both have the scale, in `500,000 to 1 million` only the last; `900 to 1 million` begins at 900,000. */
function scaleOfLast(number: number, last: Amount | undefined): number {
  if (!last?.scale) return 1;
  if (number < last.number * 10) return last.scale;
  return number < 1000 ? 1000 : 1;
}

/** `other` is a number with a unit that no criterion of a car has, such as 400 km. */
function kindOf(parts: Parts, value: number, currentYear: number): Kind | 'other' | null {
  const { lead, amounts, isRangeTo, tail } = parts;
  const { topics } = lead;
  const bound = tail.bound ?? lead.bound;
  const hasBound = bound !== null && bound !== 'between';
  const hasScale = amounts.some(({ scale }) => scale !== null);
  const unit = amounts.map((amount) => amount.unit).findLast((one) => one !== null) ?? null;
  const other = value > 0 && value < 1000 ? 'other' : null;
  if (tail.purpose === 'monthly' || topics.includes('monthly'))
    return value >= LEAST.monthly ? 'monthly' : null;
  if (tail.purpose === 'deposit' || topics.includes('deposit')) return 'deposit';
  if (unit === 'months' && value >= LEAST.monthly) return 'monthly';
  if (unit === 'months') return lead.end > lead.start ? 'months' : other;
  const isYearLike = !hasScale && isYear(value, currentYear);
  if (isYearLike && !hasBound && (unit === 'rupees' || unit === 'mileage')) return null; // a FIT RS 2018
  if (unit === 'km' || unit === 'mileage') return value >= LEAST.mileage ? 'mileage' : other;
  if (unit === 'cc' || unit === 'litres') return value >= LEAST.engine ? 'engine' : other;
  if (unit === 'years' || unit === 'yearsOld')
    return value < MAX_AGE && (bound !== null || unit === 'yearsOld') ? 'age' : other;
  if (unit === 'rupees' || topics.includes('price')) return 'price';
  if (topics.includes('mileage')) return 'mileage';
  if (topics.includes('engine')) return value >= LEAST.engine ? 'engine' : null;
  if (isYearLike) return 'year';
  const isOfTime = bound === 'since' || bound === 'newer' || bound === 'older';
  const isShort = value >= 100 && value < 1000 && !hasScale;
  if (isShort && (isRangeTo || (lead.bound !== null && !isOfTime))) return 'price';
  return value >= (hasBound ? LEAST_PRICE.withBound : LEAST_PRICE.alone) ? 'price' : null;
}

/** The year at this position, without a bound. */
export function bareYearAt(tokens: readonly Token[], at: number, currentYear: number): number | null {
  const { text = '' } = tokens[at] ?? {};
  const isAlone =
    isNumber(tokens[at]) && isWordEnd(tokens, at + 1) && !rolesOf(tokens[at + 1]?.key ?? '')?.notQuantity;
  return isAlone && /^\d{4}$/.test(text) && isYear(Number(text), currentYear) ? Number(text) : null;
}
