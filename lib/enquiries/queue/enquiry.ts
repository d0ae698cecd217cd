import * as v from 'valibot';
import { LANGUAGES } from '#lib/domain/language.ts';

/** The last millisecond that a `Date` can express. */
const LAST_TIME = 8.64e15;

const TIME = v.pipe(v.number(), v.maxValue(LAST_TIME));

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
  /** The language of the page on which the visitor wrote. An enquiry that an earlier release stored has none. */
  language: v.fallback(v.picklist(LANGUAGES), 'en'),
  storedAt: TIME,
  /** Attempts so far, including the current one. */
  attempts: v.number(),
  /** Sum of the delays after failures while the backoffice answered, in milliseconds. */
  refusedMs: v.number(),
  /** When the enquiry became a dead letter; `null` while it is retried. */
  deadSince: v.nullable(TIME),
  /** Why the last attempt failed, without the visitor's input; `null` before the first failure. */
  failure: v.nullable(v.string()),
});

/** An enquiry in the store. Times are milliseconds since 1970. */
export type UndeliveredEnquiry = v.InferOutput<typeof UNDELIVERED_ENQUIRY>;

/** A stored enquiry that is invalid, because a person, a program or a faulty disk has changed it. */
export type UnreadableEnquiry = {
  id: string;
  /** What is invalid, without the visitor's input. */
  unreadable: string;
  /** The enquiry as stored. */
  stored: unknown;
};

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

/** What is invalid by the error of `enquiryOfRow`; its message would quote the visitor's input. */
export function unreadableReason(error: unknown): string {
  const issues = v.isValiError<typeof UNDELIVERED_ENQUIRY>(error) ? error.issues : [];
  const names = issues.map((issue) => v.getDotPath(issue) ?? 'row');
  return `unreadable: invalid ${names.join(', ') || 'JSON'}`;
}

/** Separates the readable enquiries of a store from the unreadable ones. */
export function splitByReadability(stored: (UndeliveredEnquiry | UnreadableEnquiry)[]) {
  const readable: UndeliveredEnquiry[] = [];
  const unreadable: UnreadableEnquiry[] = [];
  for (const enquiry of stored) {
    if ('unreadable' in enquiry) unreadable.push(enquiry);
    else readable.push(enquiry);
  }
  return { readable, unreadable };
}
