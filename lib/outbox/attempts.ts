import type { BackofficeError } from '@/lib/backoffice/errors';
import { log } from '@/lib/log';
import { restAfter } from './backoff';
import type { Clock } from './clock';
import { type Fate, isFinal } from './fate';
import type { Leased, OutboxStore } from './store';

export type AttemptParts = {
  store: OutboxStore;
  /** Hands the message to the backoffice; rejects when it was not taken. Ends before the lease does. */
  send: (leased: Leased) => Promise<void>;
  clock: Clock;
  /** From 0 to below 1. */
  random: () => number;
};

/** Attempts to deliver leased messages, each told to the store and to the log. */
export class Attempts {
  readonly #parts: AttemptParts;
  readonly #underWay = new Map<string, Promise<Fate>>();

  constructor(parts: AttemptParts) {
    this.#parts = parts;
  }

  /** Never rejects: whatever goes wrong, the message is in the store. */
  start(leased: Leased): Promise<Fate> {
    const { id } = leased.message;
    const fate = this.#attempt(leased).finally(() => this.#underWay.delete(id));
    this.#underWay.set(id, fate);
    return fate;
  }

  /** The attempt that this process is making of a message. */
  underWay(id: string): Promise<Fate> | undefined {
    return this.#underWay.get(id);
  }

  /** Resolves once all that are under way have ended. */
  async ended(): Promise<void> {
    await Promise.all(this.#underWay.values());
  }

  async #attempt(leased: Leased): Promise<Fate> {
    try {
      await this.#parts.send(leased);
    } catch (error) {
      return isFinal(error) ? this.#setAside(leased, error) : this.#rest(leased, error);
    }
    return this.#delivered(leased);
  }

  async #delivered(leased: Leased): Promise<Fate> {
    const now = this.#parts.clock.now();
    log('info', 'enquiry.delivered', { ...named(leased), lateMs: now - leased.storedAt });
    await noted(this.#parts.store.noteDelivered(leased, now));
    return { state: 'delivered' };
  }

  async #setAside(leased: Leased, error: BackofficeError): Promise<Fate> {
    log('error', 'enquiry.set-aside', { ...named(leased), error });
    await noted(this.#parts.store.setAside(leased, error.message));
    return { state: 'set aside', cause: error };
  }

  async #rest(leased: Leased, error: unknown): Promise<Fate> {
    const { store, clock, random } = this.#parts;
    if (isPowerOfTwo(leased.attempts)) log('warn', 'enquiry.attempt-failed', { ...named(leased), error });
    const retryAt = clock.now() + restAfter(leased.attempts, random());
    await noted(store.noteFailure(leased, error instanceof Error ? error.message : 'unknown', retryAt));
    return { state: 'waiting' };
  }
}

/** Nothing that was typed. */
function named({ message: { id, kind }, attempts }: Leased) {
  return { id, kind, attempts };
}

/** A message may fail thousands of times while the backoffice is away. */
function isPowerOfTwo(attempts: number): boolean {
  return Number.isInteger(Math.log2(attempts));
}

/** What could not be noted is found again when the lease ends, and sent again under the same key. */
async function noted(done: Promise<void>): Promise<void> {
  try {
    await done;
  } catch (error) {
    log('error', 'outbox.failed', { error });
  }
}
