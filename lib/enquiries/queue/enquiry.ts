import * as v from 'valibot';

const UNDELIVERED_ENQUIRY = v.object({
  /** A UUID derived from idempotency key and content: the same content with the same key is the same enquiry. */
  id: v.string(),
  /** Name of the form in the log. */
  kind: v.string(),
  /** Path of the backoffice's endpoint, such as `/email`. */
  call: v.string(),
  /** A UUID. The backoffice accepts only one enquiry with the same key. */
  idempotencyKey: v.string(),
  payload: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())),
  /** Chassis number of a car that has to be added to the payload; `null` when the payload is complete. */
  missingCar: v.nullable(v.string()),
  storedAt: v.number(),
  /** Attempts so far, including the current one. */
  attempts: v.number(),
  /** Sum of the delays after answers that did not accept the enquiry, in milliseconds. */
  refusedMs: v.number(),
  /** When the enquiry became a dead letter; `null` while it is retried. */
  deadSince: v.nullable(v.number()),
  /** Why the last attempt failed, without the visitor's input; `null` before the first failure. */
  failure: v.nullable(v.string()),
});

/** An enquiry in the store. Times are milliseconds since 1970. */
export type UndeliveredEnquiry = v.InferOutput<typeof UNDELIVERED_ENQUIRY>;

/** An enquiry that only the holder of its lease may attempt to deliver. */
export type LeasedEnquiry = Omit<UndeliveredEnquiry, 'deadSince' | 'failure'>;

/** A new enquiry, to be enqueued. */
export type Enquiry = Omit<LeasedEnquiry, 'storedAt' | 'attempts' | 'refusedMs'>;

/** The period in which only one process may attempt to deliver an enquiry. */
export type Lease = { from: number; until: number };

/** The result of enqueueing: the enquiry is leased for its first attempt, or is already known. */
export type Enqueued = ({ state: 'leased' } & LeasedEnquiry) | { state: 'waiting' | 'delivered'; id: string };

/** Times are milliseconds since 1970, `null` when there is no such enquiry. */
export type QueueStatus = {
  /** Number of enquiries that are retried. */
  undelivered: number;
  deadLetters: number;
  oldestStoredAt: number | null;
  newestDeadSince: number | null;
};

/** The columns that `enquiryOfRow` reads. */
export const COLUMNS = Object.keys(UNDELIVERED_ENQUIRY.entries).join(', ');

/** @throws ValiError for a row that this site did not write. */
export function enquiryOfRow(row: unknown): UndeliveredEnquiry {
  return v.parse(UNDELIVERED_ENQUIRY, row);
}
