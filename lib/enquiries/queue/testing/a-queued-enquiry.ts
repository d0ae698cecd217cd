import { randomUUID } from 'node:crypto';
import type { Enquiry } from '#lib/enquiries/queue/enquiry.ts';

/** An enquiry of the contact form, with these differences. */
export function aQueuedEnquiry(differences: Partial<Enquiry> = {}): Enquiry {
  return {
    id: randomUUID(),
    kind: 'contact',
    call: '/email',
    idempotencyKey: randomUUID(),
    payload: { name: 'Priya Ramdin', message: 'Is the Aqua still there?' },
    missingCar: null,
    ...differences,
  };
}
