import * as v from 'valibot';
import { LANGUAGES } from '#lib/domain/language.ts';

/** A new enquiry, to be stored and delivered. */
export type Enquiry = Pick<
  StoredEnquiry,
  'id' | 'kind' | 'call' | 'idempotencyKey' | 'payload' | 'missingCar' | 'language'
>;

/** The last millisecond that a `Date` can express. */
const LAST_TIME = 8.64e15;

const TIME = v.pipe(v.number(), v.maxValue(LAST_TIME));

const STORED_ENQUIRY = v.object({
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
  /** The language of the page on which the visitor wrote. */
  language: v.picklist(LANGUAGES),
  storedAt: TIME,
  /** Attempts so far, including one that is under way. */
  attempts: v.number(),
  /** Sum of the delays after failures while the backoffice answered, in milliseconds. */
  refusedMs: v.number(),
  /** When the enquiry became a dead letter; `null` while it is retried. */
  deadSince: v.nullable(TIME),
  /** Why the last attempt failed, without the visitor's input; `null` before the first failure. */
  failure: v.nullable(v.string()),
});

/** An enquiry in the queue. Times are milliseconds since 1970. */
export type StoredEnquiry = v.InferOutput<typeof STORED_ENQUIRY>;

/** A stored enquiry that is invalid, because a person, a program or a faulty disk has changed it. */
export type UnreadableEnquiry = {
  id: string;
  /** What is invalid, without the visitor's input. */
  unreadable: string;
  /** The enquiry as stored. */
  stored: unknown;
};

/** Parses an enquiry as stored, its payload as JSON. */
export function readEnquiry(id: string, stored: unknown): StoredEnquiry | UnreadableEnquiry {
  const { success, output, issues } = v.safeParse(STORED_ENQUIRY, stored);
  if (success) return output;
  const names = issues.map((issue) => v.getDotPath(issue) ?? 'row'); // the messages would quote the visitor's input
  return { id, unreadable: `unreadable: invalid ${names.join(', ')}`, stored };
}
