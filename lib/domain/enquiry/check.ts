import type { EnquiryField, EnquiryForm, EnquiryTexts } from './form';
import { isRightText } from './right-text';

/** Names of the fields that are empty after trimming, in the order of the form (spec section 5). */
export function emptyFields({ fields }: Pick<EnquiryForm, 'fields'>, texts: EnquiryTexts): string[] {
  return fields.filter(({ name }) => !texts[name]?.trim()).map(({ name }) => name);
}

export type CheckedEnquiry = {
  /** Of every field, cleaned; `''` for what is missing or no text at all. */
  texts: EnquiryTexts;
  /** Names of the fields without a value. */
  empty: string[];
  /** The fields whose value cannot be used. */
  wrong: EnquiryField[];
};

/** What a sender gave, field by field; keys that are no field of the form are dropped. */
export function checkEnquiry({ fields }: EnquiryForm, given: Record<string, unknown>): CheckedEnquiry {
  const read = fields.map((field) => ({ field, text: textOf(field, given[field.name]) }));
  const texts = Object.fromEntries(read.map(({ field, text }) => [field.name, text ?? '']));
  const wrong = read.filter(({ field, text }) => text !== '' && !(text !== null && isRightText(field, text)));
  return {
    texts,
    empty: read.filter(({ text }) => text === '').map(({ field }) => field.name),
    wrong: wrong.map(({ field }) => field),
  };
}

/** `''` when nothing was given, `null` for a value of another type than the field's. */
function textOf(field: EnquiryField, value: unknown): string | null {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number' && field.control === 'number') return String(value);
  return typeof value === 'string' ? cleaned(value, field) : null;
}

const LINE_BREAKS = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;
const CONTROLS = /(?!\n)\p{Cc}/gu;

/** What a mail can carry: control characters are left out, and a line of its own is one line. */
function cleaned(text: string, { isProse }: EnquiryField): string {
  return text
    .toWellFormed()
    .replace(LINE_BREAKS, isProse ? '\n' : ' ')
    .replace(/\t/g, ' ')
    .replace(CONTROLS, '')
    .trim();
}
