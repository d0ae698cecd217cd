import { validateFields, validationMessage } from '#lib/domain/enquiry/field-validation.ts';
import type { FormDefinition, EnquiryTexts } from '#lib/domain/enquiry/forms.ts';
import type { ChosenCar } from './chosen-car.ts';

/** What is wrong with a field, in words; `name` is the field's, or `car`. */
export type FieldError = { name: string; text: string; isMissing: boolean };

/** The form was not sent. Without field errors, sending itself failed. */
export type Rejection = { kind: 'rejected'; message: string; errors: FieldError[]; texts: EnquiryTexts };

/** What was sent. The form is open again at once when it still holds what was typed during the send. */
export type Sent = { kind: 'sent'; texts: EnquiryTexts; car: ChosenCar | null; isFormOpen: boolean };

export type SubmissionState = { kind: 'idle' } | { kind: 'sending' } | Sent | Rejection;

/** A rejected submission without JavaScript. */
export type RejectedSubmission = {
  texts: EnquiryTexts;
  /** The server's response, with the names of the invalid fields. */
  response: { message: string; fields: string[] };
  /** Seed of the idempotency key, posted again with the form. */
  seed?: string;
};

/** The state after the server has rejected the form. */
export function toRejection(
  form: FormDefinition,
  texts: EnquiryTexts,
  { message, fields }: RejectedSubmission['response'],
): Rejection {
  return { kind: 'rejected', message, errors: fields.map((name) => errorOf(form, texts, name)), texts };
}

/** The state after typing into a field: the field's error is removed, and the rejection with its last error. */
export function withoutError(state: SubmissionState, name: string): SubmissionState {
  if (state.kind !== 'rejected' || !state.errors.some((error) => error.name === name)) return state;
  const errors = state.errors.filter((error) => error.name !== name);
  return errors.length > 0 ? { ...state, errors } : { kind: 'idle' };
}

/** The errors of a form before it is sent, in the order of the page, where the car comes before the fields. */
export function fieldErrors(form: FormDefinition, texts: EnquiryTexts, hasCar: boolean): FieldError[] {
  const { rejected } = validateFields(form, texts, new Date());
  const names = form.needsCar && !hasCar ? ['car', ...rejected] : rejected;
  return names.map((name) => errorOf(form, texts, name));
}

function errorOf({ fields }: FormDefinition, texts: EnquiryTexts, name: string): FieldError {
  const isMissing = !texts[name]?.trim();
  const field = fields.find((one) => one.name === name);
  if (name === 'car') return { name, isMissing, text: 'Choose a car from the inventory.' };
  if (!field) return { name, isMissing, text: `${name} was not accepted.` };
  const text = isMissing ? `${field.label} is missing.` : validationMessage(field);
  return { name, isMissing, text };
}
