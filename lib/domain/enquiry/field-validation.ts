import { isCalendarDate } from '#lib/domain/text/calendar-date.ts';
import { withoutInvisible } from '#lib/domain/text/invisible-characters.ts';
import { toWellFormed } from '#lib/domain/text/well-formed.ts';
import type { EnquiryField, EnquiryTexts, FieldName, FormDefinition } from './forms.ts';

const LONGEST_LINE = 200;
const LONGEST_PROSE = 5000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The longest text that a field accepts, in UTF-16 code units like a control's `maxlength`. */
export function maxLength({ isProse }: Pick<EnquiryField, 'isProse'>): number {
  return isProse ? LONGEST_PROSE : LONGEST_LINE;
}

/** Whether the field accepts this non-empty text. Phone and e-mail have no format check (docs/product.md 7.2). */
function isValidText(field: EnquiryField, text: string, today: string): boolean {
  switch (field.control) {
    case 'choice':
      return field.options.some((option) => option === text);
    case 'number':
      return /^\d{1,9}$/.test(text) && Number(text) >= field.from && Number(text) <= field.to;
    case 'date':
      return DATE.test(text) && isCalendarDate(text) && text >= today;
    case 'time':
      return TIME.test(text);
    default:
      return text.length <= maxLength(field);
  }
}

type ValidatedFields = {
  /** Every field's text, cleaned; `''` for a missing value or one of the invalid type. */
  texts: EnquiryTexts;
  /** Names of the fields that are empty or hold what is not accepted, in the order of the form. */
  rejected: FieldName[];
  /** Whether no field is empty. */
  isComplete: boolean;
};

/**
 * Cleans and validates the values of a form or a request (docs/product.md 7.2); other keys are dropped.
 * @param today the date in Mauritius, in ISO 8601
 */
export function validateFields(
  { fields }: FormDefinition,
  given: Record<string, unknown>,
  today: string,
): ValidatedFields {
  const result: ValidatedFields = { texts: {}, rejected: [], isComplete: true };
  for (const field of fields) {
    const text = textOf(field, given[field.name]);
    result.texts[field.name] = text ?? '';
    if (text === '') result.isComplete = false;
    if (!text || !isValidText(field, text, today)) result.rejected.push(field.name);
  }
  return result;
}

/** `''` for a missing value, `null` for a value of the wrong type. */
function textOf(field: EnquiryField, value: unknown): string | null {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number' && field.control === 'number') return String(value);
  return typeof value === 'string' ? cleaned(value, field) : null;
}

const LINE_BREAKS = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

/** Removes invisible characters, and line breaks from single-line fields: the text ends up in an e-mail. */
function cleaned(text: string, { isProse }: EnquiryField): string {
  const lines = toWellFormed(text)
    .replace(LINE_BREAKS, isProse ? '\n' : ' ')
    .replace(/\t/g, ' ');
  return withoutInvisible(lines).trim();
}

/** Name of the honeypot: a field that visitors cannot see, so that only a bot fills it in. It is part of no payload. */
export const HONEYPOT_FIELD = 'website';

/** Whether the honeypot holds anything at all. */
export function isHoneypotFilled(values: Record<string, unknown>): boolean {
  const value = values[HONEYPOT_FIELD];
  return value !== undefined && value !== null && value !== '';
}
