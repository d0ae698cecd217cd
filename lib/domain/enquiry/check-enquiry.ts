import { toWellFormed } from '#lib/domain/text/well-formed.ts';
import type { EnquiryField, EnquiryForm, EnquiryTexts } from './form.ts';
import { isRightText } from './field-validation.ts';

/** Names of the fields that are empty after trimming, in the order of the form (spec section 5). */
export function emptyFields({ fields }: Pick<EnquiryForm, 'fields'>, texts: EnquiryTexts): string[] {
  return fields.filter(({ name }) => !texts[name]?.trim()).map(({ name }) => name);
}

/** `texts` are those of every field, cleaned: `''` for what is missing or no text at all. The lists hold names. */
type CheckedEnquiry = { texts: EnquiryTexts; empty: string[]; wrong: string[] };

/** What a sender gave, field by field; keys that are no field of the form are dropped. */
export function checkEnquiry({ fields }: EnquiryForm, given: Record<string, unknown>): CheckedEnquiry {
  const checked: CheckedEnquiry = { texts: {}, empty: [], wrong: [] };
  for (const field of fields) {
    const text = textOf(field, given[field.name]);
    checked.texts[field.name] = text ?? '';
    if (text === '') checked.empty.push(field.name);
    else if (text === null || !isRightText(field, text)) checked.wrong.push(field.name);
  }
  return checked;
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
  return toWellFormed(text)
    .replace(LINE_BREAKS, isProse ? '\n' : ' ')
    .replace(/\t/g, ' ')
    .replace(CONTROLS, '')
    .trim();
}
