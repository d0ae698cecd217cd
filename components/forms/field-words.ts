import type { ClientTexts } from '#lib/texts/texts.ts';
import { maxLength } from '#lib/domain/enquiry/field-validation.ts';
import type { EnquiryField } from '#lib/domain/enquiry/forms.ts';
import { dayMonthYear } from '#lib/domain/text/calendar-date.ts';

type Wording = ClientTexts['forms'];

export function fieldLabel({ name, label }: EnquiryField, { labels }: Wording): string {
  return labels[label ?? name];
}

/** A field's value as the visitor chose it or typed it, a date by its day first. */
export function valueText(field: EnquiryField, value: string, { choices }: Wording): string {
  if (field.control === 'date') return dayMonthYear(value);
  const chosen = field.control === 'choice' ? field.options.find((option) => option === value) : undefined;
  return chosen ? choices[chosen] : value;
}

/** One sentence that says what is wrong with the value of a field. */
export function fieldErrorText(field: EnquiryField, isMissing: boolean, wording: Wording): string {
  const label = fieldLabel(field, wording);
  if (isMissing) return wording.isMissing(label);
  switch (field.control) {
    case 'choice':
      return wording.mustBeOneOf(label, field.options.map((option) => wording.choices[option]).join(', '));
    case 'number':
      return wording.mustBeNumber(label, field.from, field.to);
    case 'date':
      return wording.mustBeDate(label);
    case 'time':
      return wording.mustBeTime(label);
    default:
      return wording.mustBeShorter(label, maxLength(field));
  }
}
