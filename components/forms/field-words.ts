import type { ClientTexts } from '#lib/texts/texts.ts';
import { longDate } from './long-date.ts';
import { capitalised } from '#lib/texts/grammar.ts';
import { openingHoursLines } from '#lib/texts/opening-hours.ts';
import type { OpeningTimes } from '#lib/domain/dealership/open-now.ts';
import { maxLength } from '#lib/domain/enquiry/field-validation.ts';
import type { EnquiryField } from '#lib/domain/enquiry/forms.ts';

type Wording = ClientTexts['forms'];

export function fieldLabel({ name, label }: EnquiryField, { labels }: Wording): string {
  return labels[label ?? name];
}

/**
 * Help beside a field; none when it has none, and for a time when the sales department never opens.
 * @param isCarComing whether the chosen car is not here yet
 */
export function hintText(
  { hint }: EnquiryField,
  texts: ClientTexts,
  salesHours: readonly OpeningTimes[],
  isCarComing = false,
): string | undefined {
  if (!hint) return undefined;
  const { hints } = texts.forms;
  if (hint === 'dateHint' && isCarComing) return hints.arrivalHint;
  if (hint !== 'timeHint') return hints[hint];
  const lines = openingHoursLines(
    salesHours.filter(({ hours }) => hours),
    texts,
  );
  return lines.length > 0
    ? hints.timeHint(lines.map((line) => line.join(' ').replaceAll(' ', '\u00a0')).join(', '))
    : undefined;
}

/** A field's value as the visitor chose it or typed it, a date in words. */
export function valueText(field: EnquiryField, value: string, { forms, language }: ClientTexts): string {
  if (field.control === 'date') return longDate(value, language);
  const chosen = field.control === 'choice' ? field.options.find((option) => option === value) : undefined;
  return chosen ? forms.choices[chosen] : value;
}

/** What is wrong with a field: beside the others in a summary, and below the field itself. */
export function fieldError(field: EnquiryField, isMissing: boolean, wording: Wording) {
  const label = fieldLabel(field, wording);
  const accepted = acceptedText(field, wording);
  if (!isMissing) return { text: wording.line(label, accepted), problem: capitalised(accepted) };
  return { text: label, problem: field.control === 'choice' ? wording.choose : wording.fillIn };
}

function acceptedText(field: EnquiryField, wording: Wording): string {
  switch (field.control) {
    case 'choice':
      return wording.oneOf(field.options.map((option) => wording.choices[option]).join(', '));
    case 'number':
      return wording.wholeNumber(field.from, field.to);
    case 'date':
      return wording.laterDay;
    case 'time':
      return wording.timeOfDay;
    default:
      return wording.shorter(maxLength(field));
  }
}
