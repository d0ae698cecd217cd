import { type EventEmitter, once } from 'node:events';
import { DEAD_LETTER_RETENTION_DAYS } from '#lib/domain/enquiry/retention.ts';
import type { DeliveryState, Outcome } from './attempt.ts';
import type { Enquiry, StoredEnquiry, UnreadableEnquiry } from './enquiry.ts';

/** How long a dead letter is kept, in milliseconds. */
export const DEAD_LETTER_RETENTION_MS = DEAD_LETTER_RETENTION_DAYS * 24 * 60 * 60_000;

/** Attempts of a process at the same time. */
export const CONCURRENCY = 4;

export type QueueStatus = {
  /** Number of enquiries that are retried. */
  undelivered: number;
  deadLetters: number;
  /** Milliseconds since 1970, `null` when none is retried. */
  oldestStoredAt: number | null;
  /** False since the last write failed, as on a full disk. */
  isWritable: boolean;
};

/** What the operator can do with stored enquiries. */
export type Outbox = {
  status(): Promise<QueueStatus>;
  /** All undelivered enquiries, in any order. */
  list(): Promise<(StoredEnquiry | UnreadableEnquiry)[]>;
  /** `null` when there is no such undelivered enquiry. */
  show(id: string): Promise<StoredEnquiry | UnreadableEnquiry | null>;
  /** Makes an enquiry or a dead letter due now. @returns whether it exists */
  retry(id: string): Promise<boolean>;
  /** Deletes an undelivered enquiry. @returns whether it existed */
  erase(id: string): Promise<boolean>;
};

/**
 * Stores enquiries durably and delivers each to the backoffice. Several processes may use the same queue. Methods reject
 * when the queue fails.
 */
export type EnquiryQueue = Outbox & {
  /** Starts the delivery in the background, also of enquiries of an earlier process. */
  start(delivery: Delivery): void;
  /**
   * Stores an enquiry, unless it is known; a dead letter is retried, because its sender asked for it. Rejects when it cannot
   * be stored.
   * @returns the state after the next attempt, or `stored` when `signal` aborts first
   */
  deliver(enquiry: Enquiry, signal: AbortSignal): Promise<DeliveryState>;
  /** Erases what was kept for long enough; called every minute. @returns the ids of erased dead letters */
  eraseExpired(): Promise<string[]>;
  /** Resolves once all attempts under way have ended. */
  stop(): Promise<void>;
};

export type Delivery = {
  /** Attempts to deliver an enquiry. Never rejects. */
  attempt: (enquiry: StoredEnquiry) => Promise<Outcome>;
  /** Longer than any attempt. */
  maxAttemptMs: number;
  onDeadLetter: () => void;
};

/** The state of the enquiry after its next attempt, `stored` when `signal` aborts first. Never rejects. */
export async function stateAfterAttempt(
  states: EventEmitter<Record<string, [DeliveryState]>>,
  id: string,
  signal: AbortSignal,
): Promise<DeliveryState> {
  try {
    const [state] = (await once(states, id, { signal })) as [DeliveryState];
    return state;
  } catch {
    return 'stored'; // aborted
  }
}
