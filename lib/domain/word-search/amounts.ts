import { parseDigits } from '#lib/domain/text/amount.ts';
import type { Unit } from './languages/vocabulary.ts';
import { phraseWithRole, rolesOf } from './lexicon.ts';
import type { Token } from './tokens.ts';

/** A number with its currency, scale and unit, such as `Rs 1.2 million` or `60k km`. */
export type Amount = { number: number; scale: number | null; unit: Unit | null; end: number };

const DIGITS = /^\d+$/;
const GROUP = /^\d{3}$/;
const MAX_GROUPS = 3;
/** A lower number before an amount of money is a year, a model or an age. */
const LEAST_CERTAIN_PRICE = 10_000;
/** Above any year and most models. */
const LEAST_MONEY = 5_000;

/** Whether the token begins with a digit. */
export function isNumber(token: Token | undefined): boolean {
  return token !== undefined && /^\d/.test(token.text);
}

/** The number at this position with its currency, scale and unit, and where it ends; null when there is none. */
export function amountAt(tokens: readonly Token[], at: number): Amount | null {
  const hasCurrency = rolesAt(tokens, at)?.unit === 'rupees';
  const number = numberAt(tokens, hasCurrency ? at + 1 : at);
  if (!number) return null;
  const scale = rolesAt(tokens, number.end)?.scale;
  const end = scale ? number.end + 1 : number.end;
  const unit = unitAt(tokens, end, number.value * Number(scale ?? 1));
  return {
    number: number.value,
    scale: scale ? Number(scale) : null,
    unit: hasCurrency ? 'rupees' : (unit?.meaning.unit ?? null),
    end: unit?.end ?? end,
  };
}

/** In `2018 mileage under 60k` the mileage belongs to what follows, in `2018 Rs 600,000` the currency. */
function unitAt(tokens: readonly Token[], at: number, value: number) {
  const unit = phraseWithRole(tokens, at, 'unit');
  if (unit?.meaning.unit === 'rupees')
    return value < LEAST_CERTAIN_PRICE && isMoneyAt(tokens, unit.end) ? null : unit;
  if (unit?.meaning.unit !== 'mileage') return unit;
  const isOfNext = isNumber(tokens[unit.end]) || phraseWithRole(tokens, unit.end, 'bound', 'filler') !== null;
  return isOfNext ? null : unit;
}

function isMoneyAt(tokens: readonly Token[], at: number): boolean {
  const amount = amountAt(tokens, at);
  return amount !== null && amount.unit === null && amount.number * (amount.scale ?? 1) >= LEAST_MONEY;
}

/** Blanks separate thousands; commas and points are read as in every amount. */
function numberAt(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  const text = tokens[at]?.text ?? '';
  if (!DIGITS.test(text)) {
    const value = parseDigits(text, Number(rolesAt(tokens, at + 1)?.scale ?? 1));
    return Number.isNaN(value) ? null : { value, end: at + 1 };
  }
  const groups = text.length <= 3 ? groupsAt(tokens, at + 1) : [];
  const end = at + 1 + groups.length;
  const isOneGroupScaled = groups.length === 1 && rolesAt(tokens, end)?.scale !== undefined; // 500 700k
  if (isOneGroupScaled) return { value: Number(text), end: at + 1 };
  return { value: Number(text + groups.join('')), end };
}

function groupsAt(tokens: readonly Token[], at: number): string[] {
  const groups: string[] = [];
  for (const { text, isJoined } of tokens.slice(at, at + MAX_GROUPS)) {
    if (isJoined || !GROUP.test(text)) break;
    groups.push(text);
  }
  return groups;
}

function rolesAt(tokens: readonly Token[], at: number) {
  return rolesOf(tokens[at]?.key ?? '');
}
