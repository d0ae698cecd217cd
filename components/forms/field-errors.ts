import { emptyFields, validationMessage, isValidText } from '#lib/domain/enquiry/field-validation.ts';
import type { EnquiryForm, EnquiryTexts } from '#lib/domain/enquiry/forms.ts';

/** What stands in the way of sending, in words; `name` is that of a field, or `car`. */
export type Problem = { name: string; text: string; isMissing: boolean };

/** In the order of the page: the car is chosen above the fields. */
export function problemsOf(form: EnquiryForm, texts: EnquiryTexts, hasCar: boolean): Problem[] {
  const empty = emptyFields(form, texts);
  const bad = form.fields.filter((field) => {
    return empty.includes(field.name) || !isValidText(field, (texts[field.name] ?? '').trim());
  });
  const names = bad.map(({ name }) => name);
  return namedProblems(form, texts, form.needsCar && !hasCar ? ['car', ...names] : names);
}

/** The problems of the fields that the server named. */
export function namedProblems(form: EnquiryForm, texts: EnquiryTexts, names: readonly string[]): Problem[] {
  return names.map((name) => {
    const isMissing = !texts[name]?.trim();
    return { name, isMissing, text: problemText(form, name, isMissing) };
  });
}

function problemText({ fields }: EnquiryForm, name: string, isMissing: boolean): string {
  if (name === 'car') return 'Choose a car from the inventory.';
  const field = fields.find((one) => one.name === name);
  if (!field) return `${name} was not accepted.`;
  return isMissing ? `${field.label} is missing.` : validationMessage(field);
}
