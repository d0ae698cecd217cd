import { BackofficeError } from '@/lib/backoffice/errors';

/** What is known of a message: it arrived, it waits for another attempt, or the backoffice will never take it. */
export type Fate =
  { state: 'delivered' } | { state: 'waiting' } | { state: 'set aside'; cause: BackofficeError };

/** Refusals of the caller, the moment or the pace, which another time may end otherwise. */
const PASSING_STATUSES = [403, 408, 429];

/** Whether the backoffice says of what it was sent that it will never take it. */
export function isFinal(error: unknown): error is BackofficeError {
  if (!(error instanceof BackofficeError) || error.kind !== 'status' || error.status === null) return false;
  return error.status >= 400 && error.status < 500 && !PASSING_STATUSES.includes(error.status);
}
