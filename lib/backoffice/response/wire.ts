import * as v from 'valibot';
import { parseAmount } from '#lib/domain/text/amount.ts';
import { withoutInvisible } from '#lib/domain/text/invisible-characters.ts';
import { truncate } from '#lib/domain/text/truncate.ts';

// Schemas for the dirty data of the backoffice (docs/product.md 2.10).

/** Longest texts, in characters. A longer one is cut: some patterns take the square of a line's length. */
const MAX_LINE = 2_000;
const MAX_FACT = 300;
const MAX_PROSE = 100_000;

const SPACE_CONTROLS = /[\t\n\v\f\r]+/g;

/**
 * Any value as one line of text: a number becomes its digits, any other type `''`, and so does a text that is too long for
 * an address or a name.
 */
export function toText(sent: unknown): string {
  const text = toLine(sent);
  return text.length > MAX_LINE ? '' : text;
}

function toLine(sent: unknown): string {
  return withoutInvisible(toWellFormedText(sent).replace(SPACE_CONTROLS, ' ')).trim();
}

/** Like `toLine`, but keeps line breaks. */
function toProse(sent: unknown): string {
  const lines = toWellFormedText(sent).replace(/\r\n?/g, '\n').replace(/\t/g, ' ');
  return truncate(withoutInvisible(lines).trim(), MAX_PROSE);
}

/** Replaces lone surrogates, for which `encodeURIComponent` throws. */
function toWellFormedText(sent: unknown): string {
  return typeof sent === 'string' || Number.isFinite(sent) ? String(sent).toWellFormed() : '';
}

function toNumber(sent: unknown): number | null {
  const number = typeof sent === 'number' ? sent : parseAmount(toText(sent));
  return Number.isFinite(number) ? number : null;
}

function toBoolean(sent: unknown): boolean {
  return sent === true || ['true', '1'].includes(toText(sent).toLowerCase());
}

/** The addresses of a list or a single text. List entries may be objects with a `url`. */
function toAddresses(sent: unknown): string[] {
  const entries: unknown[] = Array.isArray(sent) ? sent : [sent];
  const texts = entries.map((entry) => toText(isRecord(entry) ? entry['url'] : entry));
  return texts.filter(Boolean);
}

/** The features as one semicolon-separated text. */
function toOptions(sent: unknown): string {
  const text: unknown = Array.isArray(sent) ? sent.map(toLine).filter(Boolean).join(';') : sent;
  const options = toLine(text).split(';');
  return options.map((option) => truncate(option, MAX_FACT)).join(';');
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A field that may be missing or of any type. */
function loose<T>(convert: (sent: unknown) => T) {
  return v.optional(v.pipe(v.unknown(), v.transform(convert)), null);
}

export const looseText = loose((sent) => truncate(toLine(sent), MAX_LINE));
export const looseAddress = loose(toText);
/** A line about a car. A page may show a hundred cars, and holds a dozen lines of each several times. */
export const looseFact = loose((sent) => truncate(toLine(sent), MAX_FACT));
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

/** What the backoffice knows the entity by, exactly as it is sent; the entity is invalid without it. */
export const requiredKey = v.pipe(
  loose(toWellFormedText),
  v.check((key) => toText(key) !== ''),
);

/** Text without which the entity is invalid. */
export const requiredText = v.pipe(looseText, v.nonEmpty());
export const requiredProse = v.pipe(looseProse, v.nonEmpty());

/** A list, whose entries may be of any type. */
export const list = v.array(v.unknown());

/** A list; `null` becomes an empty list (docs/product.md 10.2a). */
export const nullableList = v.pipe(
  v.nullable(list),
  v.transform((entries) => entries ?? []),
);
