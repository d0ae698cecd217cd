import { hash, randomUUID } from 'node:crypto';
import type { FormRequest } from './parse-request.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const DAY_MS = 24 * 60 * 60_000;

type EnquiryIds = {
  /** Equal only for the same key with the same content: the backoffice decides about other content with the key. */
  id: string;
  /** The backoffice accepts only one enquiry with the same key. */
  idempotencyKey: string;
};

export function enquiryIds(request: FormRequest, content: unknown): EnquiryIds {
  const idempotencyKey = keyOf(request, content);
  return { id: uuidOf([idempotencyKey, content]), idempotencyKey };
}

/**
 * The browser's key. A native form has none, since its page is the same for everybody: the same content from the same
 * client on one day has the same key, so that a double press or a form that is posted again is one enquiry.
 */
function keyOf({ idempotencyKey, isNative, client, receivedAt }: FormRequest, content: unknown): string {
  if (idempotencyKey !== null && UUID.test(idempotencyKey)) return idempotencyKey;
  return isNative ? uuidOf([client, Math.floor(receivedAt / DAY_MS), content]) : randomUUID();
}

/** A UUID of version 8 (custom) from a hash of `parts`. */
function uuidOf(parts: unknown[]): string {
  const hex = hash('sha256', JSON.stringify(parts));
  const version = `8${hex.slice(13, 16)}`;
  const variant = `8${hex.slice(17, 20)}`;
  return [hex.slice(0, 8), hex.slice(8, 12), version, variant, hex.slice(20, 32)].join('-');
}
