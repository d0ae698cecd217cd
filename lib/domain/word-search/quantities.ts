import type { Criteria } from '#lib/domain/search/search-filter.ts';
import { amountAt, type Amount } from './amounts.ts';
import type { Bound, Topic } from './languages/vocabulary.ts';
import { phraseWithRole, rolesOf, type Roles } from './lexicon.ts';
import { quantityCriteria, type Kind } from './quantity-criteria.ts';
import { isRange, separatorAt } from './ranges.ts';
import { isWordEnd, phraseAt, type Phrase, type Token } from './tokens.ts';
import { isBareYear, isYear } from './years.ts';

/** A number with all that belongs to it. Without criteria it says something that no criterion can: `400 km range`. */
export type Quantity = { start: number; end: number; kind: Kind | null; criteria: Partial<Criteria> | null };

const MAX_LEADING_PHRASES = 5;

const LEAST = { monthly: 1000, deposit: 1000, mileage: 1000, engine: 500 };
const MAX_AGE = 50;
/** The lowest number without a currency that counts as a price. */
const LEAST_PRICE = { alone: 100_000, withBound: 10_000 };

/** What stands before a number: `monthly budget up to`. */
type Lead = { start: number; end: number; bound: Bound | null; topics: Topic[] };
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
    isRange([first, second], { lead, separator, purpose: rangeTail.purpose, currentYear }) &&
    quantityOf({ lead, amounts: [first, second], isRangeTo: separator.kind === 'to', tail: rangeTail });
  return range || quantityOf({ lead, amounts: [first], isRangeTo: false, tail: tailOf(first) });

  function tailOf(amount: Amount): Tail {
    return tailAt(tokens, amount.end, { lead, isYear: isBareYear(amount, currentYear) });
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
  if (tail.purpose === 'deposit' || topics.includes('deposit'))
    return value === 0 || value >= LEAST.deposit ? 'deposit' : null; // not 20 % down
  if (unit === 'months' && value >= LEAST.monthly) return 'monthly';
  if (unit === 'months') return lead.end > lead.start ? 'months' : other;
  const mayBeYear = !hasScale && isYear(value, currentYear);
  if (mayBeYear && !hasBound && (unit === 'rupees' || unit === 'mileage')) return null; // a FIT RS 2018
  if (unit === 'km' || unit === 'mileage') return value >= LEAST.mileage ? 'mileage' : other;
  if (unit === 'cc' || unit === 'litres') return value >= LEAST.engine ? 'engine' : other;
  if (unit === 'years' || unit === 'yearsOld')
    return value < MAX_AGE && (bound !== null || unit === 'yearsOld') ? 'age' : other;
  if (unit === 'rupees' || topics.includes('price')) return 'price';
  if (topics.includes('mileage')) return 'mileage';
  if (topics.includes('engine')) return value >= LEAST.engine ? 'engine' : null;
  if (mayBeYear) return 'year';
  const isOfTime = bound === 'since' || bound === 'newer' || bound === 'older';
  const isShort = value >= 100 && value < 1000 && !hasScale;
  if (isShort && (isRangeTo || (lead.bound !== null && !isOfTime))) return 'price';
  return value >= (hasBound ? LEAST_PRICE.withBound : LEAST_PRICE.alone) ? 'price' : null;
}
