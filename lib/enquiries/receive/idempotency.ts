import { hash, randomUUID } from 'node:crypto';
import type { FormRequest } from './parse-request.ts';

/** Name of the hidden field with which a native form that is posted again repeats its first seed. */
const SEED_FIELD = 'idempotencyKey';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const MINUTE_MS = 60_000;

type EnquiryIds = {
  /** Equal for equal keys with equal content: what else comes under a key is for the backoffice to judge. */
  id: string;
  /** Under which the backoffice accepts the enquiry once. */
  idempotencyKey: string;
  /**
   * Ids of the same content in the minute before and after, for a native form without a seed: a double press may cross
   * the turn of a minute, and be stored in either order.
   */
  equivalentIds: string[];
};

/** The ids of an enquiry: by the browser's own key, or for a native form by one made from its seed and its content. */
export function enquiryIds(request: FormRequest, content: unknown): EnquiryIds {
  const { isNative, client, receivedAt, values } = request;
  const key = nativeOrOwnKey(request, content);
  const hasSeedOfMinute = isNative && !isUuid(request.idempotencyKey) && !isUuid(values[SEED_FIELD]);
  const times = hasSeedOfMinute ? [receivedAt - MINUTE_MS, receivedAt + MINUTE_MS] : [];
  return {
    id: uuidOf([key, content]),
    idempotencyKey: key,
    equivalentIds: times.map((time) => uuidOf([uuidOf([seedAt(client, time), content]), content])),
  };
}

function nativeOrOwnKey(request: FormRequest, content: unknown): string {
  if (isUuid(request.idempotencyKey)) return request.idempotencyKey;
  return request.isNative ? uuidOf([seedOf(request), content]) : randomUUID();
}

/**
 * The seed of a native form's keys. A cached page is the same for everybody and holds none: then it is made from client
 * and minute, so that a double press is one enquiry.
 */
export function seedOf({ values, client, receivedAt }: FormRequest): string {
  const seed = values[SEED_FIELD];
  return isUuid(seed) ? seed : seedAt(client, receivedAt);
}

function seedAt(client: string, time: number): string {
  return uuidOf([client, Math.floor(time / MINUTE_MS)]);
}

function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

/** A UUID of version 8 (custom) from a hash: equal parts give equal UUIDs. */
function uuidOf(parts: unknown[]): string {
  const hex = hash('sha256', JSON.stringify(parts));
  const version = `8${hex.slice(13, 16)}`;
  const variant = `8${hex.slice(17, 20)}`;
  return [hex.slice(0, 8), hex.slice(8, 12), version, variant, hex.slice(20, 32)].join('-');
}
