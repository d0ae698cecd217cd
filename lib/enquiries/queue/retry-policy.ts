import { RETRIABLE_STATUSES } from '#lib/backoffice/enquiries.ts';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';

const FIRST_DELAY_MS = 1_000;

/** While the backoffice is down: with the longest attempt, an enquiry is attempted within half a minute of its return. */
export const MAX_OUTAGE_DELAY_MS = 20_000;

/** While the backoffice answers without accepting this enquiry: somebody has to mend a firewall rule or a bug. */
export const MAX_REFUSAL_DELAY_MS = 5 * 60_000;

/**
 * Exponential backoff with jitter: the delay before the next attempt, in milliseconds. One second after the first
 * attempt, doubled after every further one, at most `maxMs`; jitter takes off up to half of it.
 * @param random from 0 to below 1.
 */
export function retryDelay(attempts: number, random: number, maxMs: number): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), maxMs);
  return Math.round(delay * (1 - random / 2));
}

/** Whether the backoffice will never accept the enquiry (docs/product.md 8.5). */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof BackofficeError) || error.kind !== 'status' || error.status === null) return false;
  return error.status >= 400 && error.status < 500 && !RETRIABLE_STATUSES.includes(error.status);
}

/** Whether the failure says nothing about this enquiry: the backoffice did not answer, or not credibly. */
export function isOutage(error: unknown): boolean {
  return error instanceof BackofficeError && error.kind !== 'status';
}
