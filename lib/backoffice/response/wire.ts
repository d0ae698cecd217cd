import 'server-only';
import * as v from 'valibot';

/** Line breaks and tabs part words; nobody sees the rest of the control, zero-width and direction characters. */
const BLANK_CONTROLS = /[\t\n\v\f\r]+/g;
const INVISIBLE = /[\p{Cc}\u200B\uFEFF\u202A-\u202E\u2066-\u2069]/gu;
const INVISIBLE_IN_PROSE = /(?!\n)[\p{Cc}\u200B\uFEFF\u202A-\u202E\u2066-\u2069]/gu;

const GROUPED = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/;
const DECIMAL = /^[+-]?\d+(\.\d+)?$/;

/** Whatever came, or did not, as one line of text: `''` when it holds none. A number is its text. */
export function textOf(sent: unknown): string {
  return readable(sent).replace(BLANK_CONTROLS, ' ').replace(INVISIBLE, '').trim();
}

/** The same with its line breaks kept. */
function proseOf(sent: unknown): string {
  return readable(sent).replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(INVISIBLE_IN_PROSE, '').trim();
}

/** Half a surrogate pair cannot be part of an address, and would throw where one is built. */
function readable(sent: unknown): string {
  return typeof sent === 'string' || Number.isFinite(sent) ? String(sent).toWellFormed() : '';
}

function numberOf(sent: unknown): number | null {
  const text = textOf(sent);
  const plain = GROUPED.test(text) ? text.replaceAll(',', '') : text;
  const number = typeof sent === 'number' ? sent : DECIMAL.test(plain) ? Number(plain) : NaN;
  return Number.isFinite(number) ? number : null;
}

function isTrue(sent: unknown): boolean {
  return sent === true || ['true', '1'].includes(textOf(sent).toLowerCase());
}

/** A list, or the one text that stands for it. Its entries may be objects with a `url`. */
function addressesOf(sent: unknown): string[] {
  const entries: unknown[] = Array.isArray(sent) ? sent : [sent];
  return entries.map((entry) => textOf(isRecord(entry) ? entry['url'] : entry)).filter(Boolean);
}

/** The form in which features are kept: one text, separated by semicolons. */
function semicolonsOf(sent: unknown): string {
  return Array.isArray(sent) ? sent.map(textOf).filter(Boolean).join(';') : textOf(sent);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A field that may be missing or of any type, read by `read`. */
function loose<T>(read: (sent: unknown) => T) {
  return v.optional(v.pipe(v.unknown(), v.transform(read)), null);
}

export const looseText = loose(textOf);
export const looseProse = loose(proseOf);
export const looseBoolean = loose(isTrue);
export const looseAddresses = loose(addressesOf);
export const looseOptions = loose(semicolonsOf);

/** A number that makes sense for what it tells; any other is `null`. */
export function looseNumber(makesSense: (value: number) => boolean) {
  return loose((sent) => {
    const number = numberOf(sent);
    return number !== null && makesSense(number) ? number : null;
  });
}

/** A text without which the thing cannot be shown. */
export const neededText = v.pipe(looseText, v.nonEmpty());
export const neededProse = v.pipe(looseProse, v.nonEmpty());

/** A list as the backoffice sends it: `null` is an empty one, anything else that is no list is not the promised answer. */
export const wireList = v.pipe(
  v.nullable(v.array(v.unknown())),
  v.transform((entries) => entries ?? []),
);
