import { withoutInvisible } from './invisible-characters.ts';

const SCALES: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  mille: 1e3,
  lakh: 1e5,
  lakhs: 1e5,
  m: 1e6,
  million: 1e6,
  millions: 1e6,
};
const AMOUNT = new RegExp(
  String.raw`^(?:rs\.?|mur)?(?<sign>[+-]?)(?<digits>[\d.,]+?)(?<scale>${Object.keys(SCALES).join('|')})?(?:rs\.?|mur|rupees|roupies|km|cc)?(?:[./]-)?$`,
);
/** A dot or comma at the end is a decimal sign, unless exactly three digits follow. */
const DECIMALS = /^(.*?)(?:([.,])(\d{0,2}|\d{4,}))?$/;
/** Groups of thousands, or of lakhs: `12,50,000`. */
const GROUPS = /^\d*(?:(?:[.,]\d{2,3})*[.,]\d{3})?$/;
const PLAIN = /^[+-]?(?:\d+[.,]?\d*|[.,]\d+)$/;

/**
 * Parses an amount as it is typed, pasted or sent: `1250000`, `Rs 1,250,000.50`, `1.250.000`, `12,50,000`, `850k`,
 * `1,2 million`. A dot or comma before exactly three digits separates thousands, before `million` also decimals.
 * @returns NaN when the text is empty or not one amount
 */
export function parseAmount(text: string): number {
  const { sign, digits = '', scale } = AMOUNT.exec(compact(text).toLowerCase())?.groups ?? {};
  const factor = SCALES[scale ?? ''] ?? 1;
  const amount = Math.round(parseDigits(digits, factor) * factor * 100) / 100; // 1.1 million is not 1100000.0000000002
  return sign === '-' ? -amount : amount;
}

/** Parses digits with separators that stand before a scale such as 1000, without multiplying them by it. */
export function parseDigits(digits: string, scale: number): number {
  if (scale > 1e3 && PLAIN.test(digits)) return parseDecimal(digits);
  const [, whole = '', sign = '', decimals = ''] = DECIMALS.exec(digits) ?? [];
  return GROUPS.test(whole) && !(decimals && whole.includes(sign))
    ? Number(`${whole.replace(/[.,]/g, '')}.${decimals}`)
    : NaN;
}

/** Parses a rate or another number whose dot or comma is always a decimal sign: `10.5 %`, `10,5`, `10.500`. */
export function parseDecimal(text: string): number {
  const number = compact(text).replace(/%$/, '');
  return PLAIN.test(number) ? Number(number.replace(',', '.')) : NaN;
}

/** Parses a share of something: `20 %` is 20; NaN for a text without the sign. */
export function parsePercent(text: string): number {
  return compact(text).endsWith('%') ? parseDecimal(text) : NaN;
}

/** Without spaces and apostrophes; any width, any minus sign. */
function compact(text: string): string {
  return withoutInvisible(text.normalize('NFKC'))
    .replace(/[\s'’]/g, '')
    .replace('\u2212', '-');
}

/** Thousands separated by commas. Other languages separate them by spaces, which are ignored wherever they stand. */
const SHOWN = /^(\d{1,3},)\d{3}(?:,\d{3})*$/;
const MISPLACED = /,(?!\d{3}(?!\d)|$)/;

/**
 * An amount after an edit. A digit that was added or removed behind the first comma of a shown amount leaves the commas
 * misplaced: they are taken out (`209,00` of `209,000` is 20900). A text that replaced the amount is left as it is.
 */
export function editedAmount(before: string, after: string): string {
  const [, first] = SHOWN.exec(before) ?? [];
  return first && after.startsWith(first) && MISPLACED.test(after) ? withoutCommas(after) : after;
}

export function withoutCommas(text: string): string {
  return text.replaceAll(',', '');
}
