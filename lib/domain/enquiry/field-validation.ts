import type { EnquiryField } from './form.ts';

const LONGEST_LINE = 200;
const LONGEST_PROSE = 5000;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The longest text that a field takes, in UTF-16 units as a control's `maxlength` counts them. */
export function longestText({ isProse }: Pick<EnquiryField, 'isProse'>): number {
  return isProse ? LONGEST_PROSE : LONGEST_LINE;
}

/** Whether a text that is not empty is one that the field takes. Phone and e-mail are not checked (spec section 5). */
export function isRightText(field: EnquiryField, text: string): boolean {
  switch (field.control) {
    case 'choice':
      return field.options.includes(text);
    case 'number':
      return /^\d{1,9}$/.test(text) && Number(text) >= field.from && Number(text) <= field.to;
    case 'date':
      return isDay(text);
    case 'time':
      return TIME.test(text);
    default:
      return text.length <= longestText(field);
  }
}

/** One sentence that says what the field takes. */
export function correction(field: EnquiryField): string {
  return `${field.label} must be ${expected(field)}.`;
}

function expected(field: EnquiryField): string {
  switch (field.control) {
    case 'choice':
      return `one of ${field.options.join(', ')}`;
    case 'number':
      return `a whole number from ${field.from} to ${field.to}`;
    case 'date':
      return 'a date such as 2030-01-31';
    case 'time':
      return 'a time such as 14:30';
    default:
      return `a text of at most ${longestText(field)} characters`;
  }
}

/** A day of the calendar as `YYYY-MM-DD`: the thirtieth of February is none. */
function isDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(NaN);
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(text);
}
