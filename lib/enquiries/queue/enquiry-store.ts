import type { Enqueued, Enquiry, Lease, LeasedEnquiry, QueueStatus, UndeliveredEnquiry } from './enquiry.ts';

/** When an alert was last sent (0: never), and from when it may be sent again. */
export type AlertTimes = { sentAt: number; nextAt: number };

/** How long the id of a delivered enquiry is kept, to recognise a repeated send. */
export const DELIVERED_ID_RETENTION_MS = 24 * 60 * 60_000;

/** Longer than any delay or lease. A time further ahead was written under a wrong clock, and counts as past. */
export const MAX_AHEAD_MS = 10 * 60_000;

/**
 * Where enquiries wait for the backoffice, for several processes at the same time. A change is durable once its method
 * resolves; each method rejects when the store fails. Times are milliseconds since 1970.
 */
export type EnquiryStore = {
  /**
   * Stores and leases the enquiry, unless it is known under its own id or one of `equivalentIds`. A dead letter is leased
   * again: its sender asked for it.
   */
  enqueue(enquiry: Enquiry, lease: Lease, equivalentIds?: string[]): Promise<Enqueued>;
  /** Leases up to `limit` due enquiries, those first that have been due longest. */
  lease(limit: number, lease: Lease): Promise<LeasedEnquiry[]>;
  /** Deletes the enquiry but for its id, by which a repeated send is recognised for a day. */
  recordDelivered(leased: LeasedEnquiry, at: number): Promise<void>;
  /** Ends the lease; the next attempt is due at `retryAt`. */
  recordFailure(leased: LeasedEnquiry, failure: string, retryAt: number): Promise<void>;
  /** Ends the lease, and all attempts until the sender or the operator asks for one. */
  moveToDeadLetters(leased: LeasedEnquiry, failure: string, at: number): Promise<void>;
  /** Deletes what became a dead letter before `before`. @returns the ids. */
  eraseDeadLetters(before: number, now: number): Promise<string[]>;
  /** When the next enquiry is due and not leased; `null` when none waits. */
  nextDueAt(now: number): Promise<number | null>;
  status(): Promise<QueueStatus>;
  /** How many enquiries that were stored by `until` are still retried, and when the newest of them was stored. */
  delayed(until: number): Promise<{ count: number; newestStoredAt: number | null }>;
  alertTimes(name: string): Promise<AlertTimes>;
  recordAlert(name: string, times: AlertTimes): Promise<void>;
  /** All undelivered enquiries, oldest first. */
  list(): Promise<UndeliveredEnquiry[]>;
  /** Makes the enquiry due now, dead letter or not. @returns whether there is such an enquiry. */
  retry(id: string, now: number): Promise<boolean>;
  /** Deletes the enquiry undelivered. @returns whether there was such an enquiry. */
  erase(id: string): Promise<boolean>;
};
