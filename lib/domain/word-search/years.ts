import { isNumber, type Amount } from './amounts.ts';
import { rolesOf } from './lexicon.ts';
import { isWordEnd, type Token } from './tokens.ts';

const FIRST_YEAR = 1950;

/** Whether a number is a year that a car may be of. */
export function isYear(value: number, currentYear: number): boolean {
  return Number.isInteger(value) && value >= FIRST_YEAR && value <= currentYear + 1;
}

/** Whether an amount is a year by its number alone: it has neither scale nor unit. */
export function isBareYear({ number, scale, unit }: Amount, currentYear: number): boolean {
  return scale === null && unit === null && isYear(number, currentYear);
}

/** The year at this position, without a bound. */
export function bareYearAt(tokens: readonly Token[], at: number, currentYear: number): number | null {
  const { text = '' } = tokens[at] ?? {};
  const isAlone =
    isNumber(tokens[at]) && isWordEnd(tokens, at + 1) && !rolesOf(tokens[at + 1]?.key ?? '')?.notQuantity;
  return isAlone && /^\d{4}$/.test(text) && isYear(Number(text), currentYear) ? Number(text) : null;
}
