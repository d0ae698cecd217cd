import * as v from 'valibot';

// Schemas for the dirty data of the backoffice (docs/product.md 2.10).

const SPACE_CONTROLS = /[\t\n\v\f\r]+/g;
/** Other control characters, zero-width characters, and those that change the writing direction. */
const INVISIBLE = /[\p{Cc}\u200B\uFEFF\u202A-\u202E\u2066-\u2069]/gu;
const INVISIBLE_IN_PROSE = /(?!\n)[\p{Cc}\u200B\uFEFF\u202A-\u202E\u2066-\u2069]/gu;

const GROUPED = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/;
const DECIMAL = /^[+-]?\d+(\.\d+)?$/;

/** Any value as one line of text: a number becomes its digits, any other type `''`. */
export function toText(sent: unknown): string {
  return toWellFormedText(sent).replace(SPACE_CONTROLS, ' ').replace(INVISIBLE, '').trim();
}

/** Like `toText`, but keeps line breaks. */
function toProse(sent: unknown): string {
  return toWellFormedText(sent)
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(INVISIBLE_IN_PROSE, '')
    .trim();
}

/** Replaces lone surrogates, for which `encodeURIComponent` throws. */
function toWellFormedText(sent: unknown): string {
  return typeof sent === 'string' || Number.isFinite(sent) ? String(sent).toWellFormed() : '';
}

function toNumber(sent: unknown): number | null {
  const text = toText(sent);
  const plain = GROUPED.test(text) ? text.replaceAll(',', '') : text;
  const number = typeof sent === 'number' ? sent : DECIMAL.test(plain) ? Number(plain) : NaN;
  return Number.isFinite(number) ? number : null;
}

function toBoolean(sent: unknown): boolean {
  return sent === true || ['true', '1'].includes(toText(sent).toLowerCase());
}

/** The addresses of a list or a single text. List entries may be objects with a `url`. */
function toAddresses(sent: unknown): string[] {
  const entries: unknown[] = Array.isArray(sent) ? sent : [sent];
  return entries.map((entry) => toText(isRecord(entry) ? entry['url'] : entry)).filter(Boolean);
}

/** Features as one semicolon-separated text. */
function toOptions(sent: unknown): string {
  return Array.isArray(sent) ? sent.map(toText).filter(Boolean).join(';') : toText(sent);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A field that may be missing or of any type. */
function loose<T>(convert: (sent: unknown) => T) {
  return v.optional(v.pipe(v.unknown(), v.transform(convert)), null);
}

export const looseText = loose(toText);
export const looseProse = loose(toProse);
export const looseBoolean = loose(toBoolean);
export const looseAddresses = loose(toAddresses);
export const looseOptions = loose(toOptions);

/** A number in the valid range; any other value is `null`. */
export function looseNumber(isValid: (value: number) => boolean) {
  return loose((sent) => {
    const number = toNumber(sent);
    return number !== null && isValid(number) ? number : null;
  });
}

/** Text without which the entity is invalid. */
export const requiredText = v.pipe(looseText, v.nonEmpty());
export const requiredProse = v.pipe(looseProse, v.nonEmpty());

/** A list; `null` becomes an empty list (docs/product.md 10.2a). */
export const nullableList = v.pipe(
  v.nullable(v.array(v.unknown())),
  v.transform((entries) => entries ?? []),
);
