import type { Amount } from './amounts.ts';
import type { Bound, Topic, Unit } from './languages/vocabulary.ts';
import { rolesOf } from './lexicon.ts';
import { isWordEnd, type Token } from './tokens.ts';
import { isBareYear, isYear } from './years.ts';

/** What stands between two numbers; `isInWord` in `2000-2500`. */
export type Separator = { kind: 'to' | 'sign' | 'conjunction'; end: number; isInWord: boolean };

type Pair = readonly [Amount, Amount];
type Context = {
  /** What stands before the first number. */
  lead: { bound: Bound | null; topics: readonly Topic[] };
  separator: Separator;
  /** What stands behind the second number. */
  purpose: 'monthly' | 'deposit' | null;
  currentYear: number;
};

const SIGNS = ['-', '–', '—', '/'];
const UNITS: Partial<Record<Topic, Unit[]>> = { engine: ['cc', 'litres'], mileage: ['km', 'mileage'] };

/** The sign or word at this position that may separate the two numbers of a range. */
export function separatorAt(tokens: readonly Token[], at: number): Separator | null {
  const { text = '', key = '' } = tokens[at] ?? {};
  const roles = rolesOf(key);
  const place = { end: at + 1, isInWord: !isWordEnd(tokens, at + 1) };
  if (SIGNS.includes(text)) return { kind: 'sign', ...place };
  if (roles?.to) return { kind: 'to', ...place };
  return roles?.conjunction ? { kind: 'conjunction', ...place } : null;
}

/**
 * Whether two amounts are the ends of a range. Those of a list, as in `600,000 and 80,000 km`, are not when only one has a
 * unit, unless they ascend.
 */
export function isRange(pair: Pair, context: Context): boolean {
  if (isDepositAndMonthly(context)) return false;
  const [first, second] = pair;
  const isList = mayDiffer(pair, context);
  if (isList && pair.filter((amount) => isYearOfList(amount, context)).length === 1) return false; // budget 600k and 2018
  const [unit, lastUnit] = [first.unit, second.unit].map((one) => (one === 'yearsOld' ? 'years' : one));
  if (unit && lastUnit) return unit === lastUnit;
  if (!isList || unit === lastUnit || unit === 'rupees') return true;
  return unit === null && scaled(first) < scaled(second) && !isYear(scaled(first), context.currentYear);
}

/** Whether the amounts have a purpose each, as in `deposit 100k and 12k a month`. */
function isDepositAndMonthly({ lead: { topics }, purpose }: Context): boolean {
  return (
    (purpose === 'monthly' && topics.includes('deposit')) ||
    (purpose === 'deposit' && topics.includes('monthly'))
  );
}

/**
 * Whether two amounts may measure different things, as in `mileage 60000 / 2018`, which `between 5 and 8 lakh` and
 * `mileage 2000-60000 km` do not.
 */
function mayDiffer(
  [first, second]: Pair,
  { lead: { bound, topics }, separator: { kind, isInWord }, currentYear }: Context,
): boolean {
  if (bound === 'between' || kind === 'to') return false;
  const units = topics.flatMap((topic) => UNITS[topic] ?? []);
  const isOfTopic = first.unit === null && (second.unit === null || units.includes(second.unit));
  const isLowerYear = !isInWord && isBareYear(second, currentYear) && scaled(first) > second.number;
  return kind === 'conjunction' || units.length === 0 || !isOfTopic || isLowerYear;
}

/**
 * Whether an amount of a list is a year. After an engine a round number, or one below 2000, is its size: `engine 1998 or
 * 2500`.
 */
function isYearOfList(amount: Amount, { lead, currentYear }: Context): boolean {
  const isEngineSize = lead.topics.includes('engine') && (amount.number % 100 === 0 || amount.number < 2000);
  return isBareYear(amount, currentYear) && !isEngineSize;
}

function scaled({ number, scale }: Amount): number {
  return number * (scale ?? 1);
}
