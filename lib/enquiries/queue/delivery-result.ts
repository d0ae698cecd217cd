import { RETRIABLE_STATUSES } from '#lib/backoffice/enquiries.ts';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';

/** What became of an attempt to deliver an enquiry. */
export type DeliveryResult =
  | { state: 'delivered' }
  /** The backoffice gave no answer that can be believed; the enquiry is retried. */
  | { state: 'unanswered' }
  /** The backoffice works, and did not take this enquiry; it is retried. */
  | { state: 'refused' }
  /** The backoffice will not take it: nobody retries it but its sender or the operator. */
  | { state: 'dead letter'; cause: unknown };

/** Whether the backoffice will never take what it was sent. */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof BackofficeError) || error.kind !== 'status' || error.status === null) return false;
  return error.status >= 400 && error.status < 500 && !RETRIABLE_STATUSES.includes(error.status);
}

/** Whether nothing is known of the enquiry itself: the backoffice, or what stands in its place, failed as a whole. */
export function isOutage(error: unknown): boolean {
  return error instanceof BackofficeError && error.kind !== 'status';
}
