import { randomUUID } from 'node:crypto';
import type { Enquiry } from '#lib/enquiries/queue/enquiry.ts';

/** An enquiry of the contact form, with some values replaced. */
export function aQueuedEnquiry(values: Partial<Enquiry> = {}): Enquiry {
  return {
    id: randomUUID(),
    kind: 'contact',
    call: '/email',
    idempotencyKey: randomUUID(),
    payload: { name: 'Priya Ramdin', message: 'Is the Aqua still there?' },
    missingCar: null,
    language: 'en',
    ...values,
  };
}
