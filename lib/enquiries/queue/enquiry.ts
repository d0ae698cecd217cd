import * as v from 'valibot';

const UNDELIVERED_ENQUIRY = v.object({
  /** A UUID made from key and content: the same content under the same key is the same enquiry. */
  id: v.string(),
  /** The form, as the log names it. */
  kind: v.string(),
  /** Path of the backoffice's call, such as `/email`. */
  call: v.string(),
  /** A UUID under which the backoffice accepts an enquiry once. */
  idempotencyKey: v.string(),
  payload: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())),
  /** Chassis number of the car that the payload still lacks; `null` when it lacks none. */
  missingCar: v.nullable(v.string()),
  storedAt: v.number(),
  /** Attempts so far, the one under way included. */
  attempts: v.number(),
  /** How long it has been retried while the backoffice answered without accepting it, in milliseconds. */
  refusedMs: v.number(),
  /** When it became a dead letter; `null` while it is retried. */
  deadSince: v.nullable(v.number()),
  /** Why the last attempt failed, without anything that was typed; `null` before the first failure. */
  failure: v.nullable(v.string()),
});

/** An enquiry in the store. Times are milliseconds since 1970. */
export type UndeliveredEnquiry = v.InferOutput<typeof UNDELIVERED_ENQUIRY>;

/** An enquiry that only the holder of the lease may attempt. */
export type LeasedEnquiry = Omit<UndeliveredEnquiry, 'deadSince' | 'failure'>;

/** An enquiry as it is enqueued. */
export type Enquiry = Omit<LeasedEnquiry, 'storedAt' | 'attempts' | 'refusedMs'>;

/** From when to when nobody else may attempt the enquiry. */
export type Lease = { from: number; until: number };

/** What became of an enquiry that was enqueued: leased for an attempt at once, or known already. */
export type Enqueued = ({ state: 'leased' } & LeasedEnquiry) | { state: 'waiting' | 'delivered'; id: string };

/** Times are milliseconds since 1970, `null` where there is no such enquiry. */
export type QueueStatus = {
  /** Enquiries that are retried. */
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
