import 'server-only';
import { hash, randomUUID } from 'node:crypto';
import type { Submission } from './parse-request.ts';

/** Name of the hidden field in which a native form that is sent again brings the seed of the first time. */
const SEED_FIELD = 'idempotencyKey';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const MINUTE_MS = 60_000;

/**
 * From which the keys of a native form are made. A page that is kept for everybody cannot hold one of its own: the first
 * time it is the client's minute, so that a double press is one message.
 */
export function seedOf({ values, client, receivedAt }: Submission): string {
  const brought = values[SEED_FIELD];
  return isUuid(brought) ? brought : seedAt(client, receivedAt);
}

function seedAt(client: string, time: number): string {
  return uuidOf([client, Math.floor(time / MINUTE_MS)]);
}

/** The key under which the content is delivered once: the browser's own, or for a native form one for this content. */
export function idempotencyKey(submission: Submission, content: unknown): string {
  if (isUuid(submission.idempotencyKey)) return submission.idempotencyKey;
  return submission.isNative ? uuidOf([seedOf(submission), content]) : randomUUID();
}

/**
 * Ids that the same content of a native form has in the minute before and the minute after: the two presses of a double
 * press across the turn of a minute may be stored in either order.
 */
export function equivalentIds(submission: Submission, content: unknown): string[] {
  const { isNative, values, client, receivedAt } = submission;
  if (!isNative || isUuid(submission.idempotencyKey) || isUuid(values[SEED_FIELD])) return [];
  const neighbours = [receivedAt - MINUTE_MS, receivedAt + MINUTE_MS];
  return neighbours.map((time) => messageId(uuidOf([seedAt(client, time), content]), content));
}

/** Equal keys with equal contents are one message. What else comes under a key is the backoffice's to judge. */
export function messageId(key: string, content: unknown): string {
  return uuidOf([key, content]);
}

function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

/** Equal parts give equal UUIDs (version 8: made by a rule of one's own). */
function uuidOf(parts: unknown[]): string {
  const hex = hash('sha256', JSON.stringify(parts));
  const version = `8${hex.slice(13, 16)}`;
  const variant = `8${hex.slice(17, 20)}`;
  return [hex.slice(0, 8), hex.slice(8, 12), version, variant, hex.slice(20, 32)].join('-');
}
