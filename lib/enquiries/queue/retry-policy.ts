import { RETRIABLE_STATUSES } from '#lib/backoffice/enquiries.ts';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';

const FIRST_DELAY_MS = 1_000;

/** Longest delay while the backoffice is down: an enquiry is attempted within half a minute after the outage. */
export const MAX_OUTAGE_DELAY_MS = 20_000;

/** Longest delay while the backoffice answers but does not accept the enquiry, which only a person can fix. */
export const MAX_REFUSAL_DELAY_MS = 5 * 60_000;

/**
 * The delay before the next attempt, in milliseconds, by exponential backoff with jitter: one second after the first
 * attempt, doubled after each further one, at most `maxMs`, reduced by up to half.
 * @param random from 0 to below 1
 */
export function retryDelay(attempts: number, random: number, maxMs: number): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), maxMs);
  return Math.round(delay * (1 - random / 2));
}

/** Whether the backoffice will never accept the enquiry (docs/product.md 8.5b). */
export function isPermanentFailure(error: unknown): boolean {
  if (!(error instanceof BackofficeError) || error.kind !== 'status' || error.status === null) return false;
  return error.status >= 400 && error.status < 500 && !RETRIABLE_STATUSES.includes(error.status);
}

/** Whether no complete answer came. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof BackofficeError && error.kind === 'unreachable';
}

/** Whether the backoffice sent no answer or an invalid one, so that the failure is hardly about this enquiry. */
export function isOutage(error: unknown): boolean {
  return error instanceof BackofficeError && error.kind !== 'status';
}
