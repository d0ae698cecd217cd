import { randomUUID } from 'node:crypto';
import type { EnquiryField, FormDefinition } from '#lib/domain/enquiry/forms.ts';
import { enquiryPayload } from '#lib/domain/enquiry/payload.ts';
import { callTimeout } from '#lib/backoffice/transport/http.ts';
import { getRawVehicle, sendEnquiry } from './enquiries.ts';

/** Sends an enquiry of this form twice under the same idempotency key. @returns a short note. Throws `BackofficeError`. */
export async function testEnquiry(form: FormDefinition, chassisNumber: string | null): Promise<string> {
  const texts = Object.fromEntries(form.fields.map((field) => [field.name, testValue(field)]));
  const car = chassisNumber === null ? undefined : await getRawVehicle(chassisNumber, callTimeout());
  const enquiry = {
    call: form.call,
    payload: enquiryPayload(form, texts, car),
    idempotencyKey: randomUUID(),
    language: 'en' as const,
  };
  await sendEnquiry(enquiry, callTimeout());
  await sendEnquiry(enquiry, callTimeout());
  return 'accepted twice under one Idempotency-Key: see that it arrived once';
}

/** A value that tells the dealership's staff to ignore the enquiry. */
function testValue(field: EnquiryField): string {
  switch (field.control) {
    case 'choice':
      return field.options[0] ?? '';
    case 'number':
      return String(field.to);
    case 'date':
      return '2050-01-01';
    case 'time':
      return '12:00';
    case 'email':
      return 'test@example.com';
    default:
      return 'TEST, please ignore';
  }
}
