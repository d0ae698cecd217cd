import type {
  Enqueued,
  Enquiry,
  Lease,
  LeasedEnquiry,
  QueueStatus,
  UndeliveredEnquiry,
  UnreadableEnquiry,
} from './enquiry.ts';

/** When an alert was last sent (0: never), and when it may be sent again. */
export type AlertTimes = { sentAt: number; nextAt: number };

/** How long the id of a delivered enquiry is kept, to recognise a repeated enquiry. */
export const DELIVERED_ID_RETENTION_MS = 24 * 60 * 60_000;

/** Longer than any delay or lease. A time further ahead was written with a wrong clock and counts as past. */
export const MAX_AHEAD_MS = 10 * 60_000;

/**
 * Keeps enquiries until they are delivered. Several processes may use it at the same time. A change is durable once its
 * method resolves; methods reject when the store fails. Times are milliseconds since 1970.
 */
export type EnquiryStore = {
  /**
   * Stores and leases the enquiry, unless its own id or one of `equivalentIds` is known. A dead letter is leased again,
   * because its sender asked for it.
   */
  enqueue(enquiry: Enquiry, lease: Lease, equivalentIds?: string[]): Promise<Enqueued>;
  /** Leases up to `limit` due enquiries, the longest due first. An unreadable one becomes a dead letter. */
  lease(limit: number, lease: Lease): Promise<LeasedEnquiry[]>;
  /** Deletes the enquiry, and keeps its id for `DELIVERED_ID_RETENTION_MS`. */
  recordDelivered(leased: LeasedEnquiry, at: number): Promise<void>;
  /** Ends the lease; the next attempt is due at `retryAt`. */
  recordFailure(leased: LeasedEnquiry, failure: string, retryAt: number): Promise<void>;
  /** Ends the lease. The enquiry is attempted again only when its sender or the operator asks for it. */
  moveToDeadLetters(leased: LeasedEnquiry, failure: string, at: number): Promise<void>;
  /**
   * Deletes dead letters with a time up to `deadBefore`, and the ids of delivered enquiries that are kept long enough.
   * Also without any of them it writes, and so rejects when the store cannot be written.
   * @returns the ids of the dead letters
   */
  eraseExpired(deadBefore: number, now: number): Promise<string[]>;
  /** When the next enquiry can be leased; `null` when none is retried. */
  nextDueAt(now: number): Promise<number | null>;
  status(): Promise<QueueStatus>;
  /** The retried enquiries that were stored up to `until`: their number, and the time of the newest. */
  delayed(until: number): Promise<{ count: number; newestStoredAt: number | null }>;
  alertTimes(name: string): Promise<AlertTimes>;
  recordAlert(name: string, times: AlertTimes): Promise<void>;
  /** All undelivered enquiries; the readable ones oldest first. */
  list(): Promise<(UndeliveredEnquiry | UnreadableEnquiry)[]>;
  /** Makes an enquiry or a dead letter due now. @returns whether it exists */
  retry(id: string, now: number): Promise<boolean>;
  /** Deletes an undelivered enquiry. @returns whether it existed */
  erase(id: string): Promise<boolean>;
};
