import type { ClientTexts } from '#lib/texts/texts.ts';
import { validateFields } from '#lib/domain/enquiry/field-validation.ts';
import type { FormDefinition, EnquiryTexts } from '#lib/domain/enquiry/forms.ts';
import type { ChosenCar } from './chosen-car.ts';
import { fieldError } from './field-words.ts';

type Wording = ClientTexts['forms'];

/**
 * What is wrong with a field: `text` in the summary, `problem` below the field. `name` is the field's, or `car`, which
 * is chosen on another page.
 */
export type FieldError = { name: string; text: string; problem: string; isMissing: boolean };

/** The form was not sent. Without field errors, sending itself failed. `message` is the server's, null before it is asked. */
export type Rejection = {
  kind: 'rejected';
  message: string | null;
  errors: FieldError[];
  texts: EnquiryTexts;
};

/** What was sent. The form is open again at once when it still holds what was typed during the send. */
type Sent = { kind: 'sent'; texts: EnquiryTexts; car: ChosenCar | null; isFormOpen: boolean };

export type SubmissionState = { kind: 'idle' } | { kind: 'sending' } | Sent | Rejection;

/** A rejected submission without JavaScript. */
export type RejectedSubmission = {
  texts: EnquiryTexts;
  /** Why, in words, and the names of the invalid fields. */
  response: { message: string; fields: string[] };
};

/** The state after the server has rejected the form. */
export function toRejection(
  form: FormDefinition,
  texts: EnquiryTexts,
  { message, fields }: RejectedSubmission['response'],
  wording: Wording,
): Rejection {
  const cleaned = validateFields(form, texts, '').texts;
  const errors = fields.map((name) => errorOf(form, cleaned, name, wording));
  return { kind: 'rejected', message, errors, texts };
}

/** The state after typing into a field: the field's error is removed, and the rejection with its last error. */
export function withoutError(state: SubmissionState, name: string): SubmissionState {
  if (state.kind !== 'rejected' || !state.errors.some((error) => error.name === name)) return state;
  const errors = state.errors.filter((error) => error.name !== name);
  return errors.length > 0 ? { ...state, errors } : { kind: 'idle' };
}

/** The errors of a form before it is sent, in the order of the page, where the car comes before the fields. The day of the
 * render may be over: what the server refuses then, it says. */
export function fieldErrors(
  form: FormDefinition,
  texts: EnquiryTexts,
  { hasCar, renderedOn }: { hasCar: boolean; renderedOn: string },
  wording: Wording,
): FieldError[] {
  const { rejected, texts: cleaned } = validateFields(form, texts, renderedOn);
  const names = form.needsCar && !hasCar ? ['car', ...rejected] : rejected;
  return names.map((name) => errorOf(form, cleaned, name, wording));
}

/** The field that gets the focus: the first empty one, else the first that is not accepted. The car is no field. */
export function firstToMend(errors: readonly FieldError[]): FieldError | undefined {
  const fields = errors.filter(({ name }) => name !== 'car');
  return fields.find(({ isMissing }) => isMissing) ?? fields[0];
}

function errorOf(
  { fields }: FormDefinition,
  cleaned: EnquiryTexts,
  name: string,
  wording: Wording,
): FieldError {
  const isMissing = !cleaned[name];
  const field = fields.find((one) => one.name === name);
  const { chooseCar } = wording;
  return {
    name,
    isMissing,
    ...(field ? fieldError(field, isMissing, wording) : { text: chooseCar, problem: chooseCar }),
  };
}
