import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from '../http/refusal.ts';

const LONGEST_KEY = 255;

/**
 * The key under which the sender may repeat a request without its being taken twice.
 * @returns null when there is none.
 * @throws Refusal 400 when it is empty or longer than 255 characters.
 */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && key !== '' && key.length <= LONGEST_KEY) return key;
  throw new Refusal(400, `Idempotency-Key must have 1 to ${LONGEST_KEY} characters.`);
}
