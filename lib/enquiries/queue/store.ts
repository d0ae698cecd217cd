import type { Message } from './enquiry.ts';

/** An enquiry whose attempt is the caller's alone until the lease ends. Times are milliseconds since 1970. */
export type Leased = {
  message: Message;
  storedAt: number;
  /** This one included. */
  attempts: number;
  /** How long it was retried so far because the backoffice answered without taking it, in milliseconds. */
  refusedMs: number;
};

/** From when to when nobody else may attempt the enquiry. */
export type Lease = { from: number; until: number };

/** What became of an enquiry that was enqueued: leased for an attempt at once, or known already. */
export type Enqueued = ({ state: 'leased' } & Leased) | { state: 'waiting' | 'delivered'; id: string };

/** An enquiry that is not delivered, for the operator. */
export type Undelivered = Leased & {
  /** When it became a dead letter; `null` while it is retried. */
  deadSince: number | null;
  /** Why the last attempt failed, without anything that was typed; `null` before the first. */
  failure: string | null;
};

/** How delivery stands. Times are milliseconds since 1970, `null` where there is no such enquiry. */
export type QueueStatus = {
  /** Enquiries that are retried. */
  undelivered: number;
  deadLetters: number;
  oldestStoredAt: number | null;
  newestDeadSince: number | null;
};

/** When an alert was last sent (0: never), and from when on it may be sent again. */
export type AlertTimes = { sentAt: number; nextAt: number };

/**
 * Where enquiries wait for the backoffice: on this machine's disk, or shared by several.
 * What a method was asked for is durable when it resolves; each rejects when the store cannot do it.
 */
export type OutboxStore = {
  /**
   * Takes the enquiry in under a lease, unless it is known under its own id or one of `equivalentIds`. A dead letter is
   * taken in again: its sender asked for it.
   */
  enqueue(message: Message, lease: Lease, equivalentIds?: string[]): Promise<Enqueued>;
  /** Leases up to so many enquiries that are due, those first that have been due longest. */
  lease(most: number, lease: Lease): Promise<Leased[]>;
  /** Forgets the enquiry but for its id, by which a repetition is known for a day. */
  recordDelivered(leased: Leased, at: number): Promise<void>;
  /** Ends the lease; the next attempt is due at `retryAt`. */
  recordFailure(leased: Leased, failure: string, retryAt: number): Promise<void>;
  /** Ends the lease, and all attempts until somebody asks for one. */
  moveToDeadLetters(leased: Leased, failure: string, at: number): Promise<void>;
  /** Erases the dead letters that became so before this time, and gives their ids. */
  eraseDeadLetters(before: number, now: number): Promise<string[]>;
  /** When the next enquiry is due, and free; `null` when none waits. */
  nextDueAt(now: number): Promise<number | null>;
  status(): Promise<QueueStatus>;
  /** How many enquiries were stored by `until`, and are still retried; and when the newest of them was. */
  delayed(until: number): Promise<{ count: number; newestStoredAt: number | null }>;
  alertTimes(name: string): Promise<AlertTimes>;
  recordAlert(name: string, times: AlertTimes): Promise<void>;
};

/** What the operator may do. Those that change something resolve to whether there was such an enquiry. */
export type OutboxDesk = {
  /** Oldest first. */
  list(): Promise<Undelivered[]>;
  /** Makes the enquiry due now, dead letter or not. */
  retry(id: string, now: number): Promise<boolean>;
  /** Gives the enquiry up, undelivered: it is deleted and overwritten. */
  erase(id: string): Promise<boolean>;
};
