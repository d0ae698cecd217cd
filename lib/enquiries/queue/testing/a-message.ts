import { randomUUID } from 'node:crypto';
import type { Message } from '#lib/enquiries/queue/enquiry.ts';

/** A message of the contact form, with these differences. */
export function aMessage(differences: Partial<Message> = {}): Message {
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
