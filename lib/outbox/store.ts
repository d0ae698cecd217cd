import type { Message } from './message.ts';

/** A message whose attempt is the caller's alone until the lease ends. Times are milliseconds since 1970. */
export type Leased = {
  message: Message;
  storedAt: number;
  /** This one included. */
  attempts: number;
};

/** From when to when nobody else may attempt the message. */
export type Lease = { from: number; until: number };

/** What became of a message that was put: taken in for an attempt at once, or known already. */
export type Placed = ({ state: 'leased' } & Leased) | { state: 'waiting' | 'delivered' };

/** A message that is not delivered, for the operator. */
export type Undelivered = Leased & {
  isSetAside: boolean;
  /** Why the last attempt failed, without anything that was typed; `null` before the first. */
  failure: string | null;
};

export type Counts = { undelivered: number; setAside: number };

/**
 * Where messages wait for the backoffice: on this machine's disk, or shared by several.
 * What a method was asked for is durable when it resolves; each rejects when the store cannot do it.
 */
export type OutboxStore = {
  /** Takes the message in under a lease. One that was set aside is taken in again: its sender asked for it. */
  put(message: Message, lease: Lease): Promise<Placed>;
  /** Leases up to so many messages that are due, those first that have been due longest. */
  take(most: number, lease: Lease): Promise<Leased[]>;
  /** Forgets the message but for its id, by which a repetition is known for a day. */
  noteDelivered(leased: Leased, at: number): Promise<void>;
  /** Ends the lease; the next attempt is due at `retryAt`. */
  noteFailure(leased: Leased, failure: string, retryAt: number): Promise<void>;
  /** Ends the lease, and all attempts until somebody asks for one. */
  setAside(leased: Leased, failure: string): Promise<void>;
  /** Makes every waiting message due by then. */
  hurry(by: number): Promise<void>;
  /** When the next message is due, and free; `null` when none waits. */
  nextDueAt(): Promise<number | null>;
  counts(): Promise<Counts>;
};

/** What the operator may do. Each of these resolves to whether there was such a message. */
export type OutboxDesk = {
  /** Oldest first. */
  list(): Promise<Undelivered[]>;
  /** Makes the message due now, set aside or not. */
  retry(id: string, now: number): Promise<boolean>;
  /** Gives the message up, undelivered. */
  drop(id: string): Promise<boolean>;
};
