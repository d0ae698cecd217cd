import 'server-only';
import type { EnquiryForm, EnquiryTexts } from '#lib/domain/enquiry/form.ts';
import { enquiryPayload } from '#lib/domain/enquiry/payload.ts';
import type { Message } from '#lib/enquiries/queue/enquiry.ts';
import type { Submission } from './parse-request.ts';
import { CAR_FIELD, chassisNumberOf, type ChosenCar } from './resolve-vehicle.ts';
import { equivalentIds, idempotencyKey, messageId } from './idempotency.ts';

/** A message, and the ids under which an earlier press of the same button may have made it known. */
export type Identified = { message: Message; equivalentIds: string[] };

/** What a form's checked texts are to the backoffice. */
export function messageOf(
  form: EnquiryForm,
  submission: Submission,
  texts: EnquiryTexts,
  { car, missingCar }: ChosenCar,
): Identified {
  const { kind, call, needsCar } = form;
  const content = [kind, texts, needsCar && chassisNumberOf(submission.values[CAR_FIELD])];
  const key = idempotencyKey(submission, content);
  const payload = enquiryPayload(form, texts, car);
  const message = { id: messageId(key, content), kind, call, idempotencyKey: key, payload, missingCar };
  return { message, equivalentIds: equivalentIds(submission, content) };
}
