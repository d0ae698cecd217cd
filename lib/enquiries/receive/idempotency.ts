import { hash, randomUUID } from 'node:crypto';
import type { FormRequest } from './parse-request.ts';

/** Name of the hidden field in which a native form that is posted again repeats its seed. */
const SEED_FIELD = 'idempotencyKey';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const MINUTE_MS = 60_000;

type EnquiryIds = {
  /** Equal only for the same key with the same content: the backoffice decides about other content with the key. */
  id: string;
  /** The backoffice accepts only one enquiry with the same key. */
  idempotencyKey: string;
  /**
   * For a native form without a seed: the ids of the same content in the minutes before and after, since the two requests
   * of a double press may come in different minutes and in either order.
   */
  equivalentIds: string[];
};

/** The ids of an enquiry, by the browser's key, or for a native form by a key made from its seed and content. */
export function enquiryIds(request: FormRequest, content: unknown): EnquiryIds {
  const { isNative, client, receivedAt, values } = request;
  const key = idempotencyKey(request, content);
  const isSeedOfMinute = isNative && !isUuid(request.idempotencyKey) && !isUuid(values[SEED_FIELD]);
  const times = isSeedOfMinute ? [receivedAt - MINUTE_MS, receivedAt + MINUTE_MS] : [];
  return {
    id: uuidOf([key, content]),
    idempotencyKey: key,
    equivalentIds: times.map((time) => uuidOf([uuidOf([seedOfMinute(client, time), content]), content])),
  };
}

function idempotencyKey(request: FormRequest, content: unknown): string {
  if (isUuid(request.idempotencyKey)) return request.idempotencyKey;
  return request.isNative ? uuidOf([seedOf(request), content]) : randomUUID();
}

/**
 * The seed of a native form's keys. A form on a cached page has none, since the page is the same for everybody: then the
 * seed is made from client and minute, so that a double press is one enquiry.
 */
export function seedOf({ values, client, receivedAt }: FormRequest): string {
  const seed = values[SEED_FIELD];
  return isUuid(seed) ? seed : seedOfMinute(client, receivedAt);
}

function seedOfMinute(client: string, time: number): string {
  return uuidOf([client, Math.floor(time / MINUTE_MS)]);
}

function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

/** A UUID of version 8 (custom) from a hash of `parts`. */
function uuidOf(parts: unknown[]): string {
  const hex = hash('sha256', JSON.stringify(parts));
  const version = `8${hex.slice(13, 16)}`;
  const variant = `8${hex.slice(17, 20)}`;
  return [hex.slice(0, 8), hex.slice(8, 12), version, variant, hex.slice(20, 32)].join('-');
}
