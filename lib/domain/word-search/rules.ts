import { alternativesAt, negationAt } from './alternatives.ts';
import { isNumber } from './amounts.ts';
import { itemAt, type Context, type Match } from './items.ts';
import { phraseWithRole } from './lexicon.ts';
import { quantityAt } from './quantities.ts';
import { isWordEnd, type Token } from './tokens.ts';
import { bareYearAt } from './years.ts';

type Tokens = readonly Token[];

/** The first rule that matches at a position counts. */
const RULES = [
  readQuantity,
  keepFeature,
  alternativesAt,
  itemAt,
  negationAt,
  readBareYear,
  dropStopWord,
  dropSign,
];

/** What the words at this position say; null for a word that stays among the words of the search. */
export function matchAt(tokens: Tokens, at: number, context: Context): Match | null {
  for (const rule of RULES) {
    const match = rule(tokens, at, context);
    if (match) return match;
  }
  return null;
}

/** A down payment is taken out only beside a monthly limit, because it changes no other search. */
function readQuantity(tokens: Tokens, at: number, { currentYear, hasMonthly }: Context): Match | null {
  const quantity = quantityAt(tokens, at, currentYear);
  if (!quantity) return null;
  const { start, end, kind, criteria } = quantity;
  if (criteria === null && start > at) return null; // the words before the number may be left out
  const isWanted = criteria !== null && (kind !== 'deposit' || hasMonthly);
  return isWanted ? { end, found: { criteria } } : { end, rest: tokens.slice(at, end) };
}

/** `android auto` is no automatic car. */
function keepFeature(tokens: Tokens, at: number): Match | null {
  const feature = phraseWithRole(tokens, at, 'feature');
  return feature && { end: feature.end, rest: tokens.slice(at, feature.end) };
}

function readBareYear(tokens: Tokens, at: number, { currentYear }: Context): Match | null {
  const year = bareYearAt(tokens, at, currentYear);
  return year === null ? null : { end: at + 1, found: { year } };
}

/** A word between two numbers stays, so that these do not become one: `208 or 308`. */
function dropStopWord(tokens: Tokens, at: number): Match | null {
  const stop = phraseWithRole(tokens, at, 'stop');
  if (!stop || (isNumber(tokens[at - 1]) && isNumber(tokens[stop.end]))) return null;
  return { end: stop.end };
}

function dropSign(tokens: Tokens, at: number): Match | null {
  const isSign = isWordEnd(tokens, at + 1) && !/[\p{L}\p{N}]/u.test(tokens[at]?.text ?? '');
  return isSign ? { end: at + 1 } : null;
}
