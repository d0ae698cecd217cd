import { log } from '#lib/platform/log.ts';
import { LONGEST_OUTAGE_DELAY_MS, LONGEST_REFUSAL_DELAY_MS, retryDelay } from './backoff.ts';
import type { Clock } from './clock.ts';
import { type DeliveryResult, isFinal, isOutage } from './delivery-result.ts';
import type { Leased, OutboxStore } from './store.ts';

export type AttemptParts = {
  store: OutboxStore;
  /** Hands the enquiry to the backoffice; rejects when it was not taken. Ends before the lease does. */
  send: (leased: Leased) => Promise<void>;
  clock: Clock;
  /** From 0 to below 1. */
  random: () => number;
  /** How long an enquiry is retried that the backoffice answers without taking it. */
  deadLetterAfterMs: number;
};

/** Attempts to deliver leased enquiries, each recorded in the store and in the log. */
export class Attempts {
  readonly #parts: AttemptParts;
  readonly #onDeadLetter: () => void;
  readonly #underWay = new Map<string, Promise<DeliveryResult>>();

  constructor(parts: AttemptParts, onDeadLetter: () => void) {
    this.#parts = parts;
    this.#onDeadLetter = onDeadLetter;
  }

  /** Never rejects: whatever goes wrong, the enquiry is in the store. */
  start(leased: Leased): Promise<DeliveryResult> {
    const { id } = leased.message;
    const result = this.#attempt(leased).finally(() => this.#underWay.delete(id));
    this.#underWay.set(id, result);
    return result;
  }

  /** The attempt that this process is making of an enquiry. */
  underWay(id: string): Promise<DeliveryResult> | undefined {
    return this.#underWay.get(id);
  }

  /** Resolves once all that are under way have ended. */
  async ended(): Promise<void> {
    await Promise.all(this.#underWay.values());
  }

  async #attempt(leased: Leased): Promise<DeliveryResult> {
    try {
      await this.#parts.send(leased);
    } catch (error) {
      return isFinal(error) ? this.#deadLetter(leased, error) : this.#failed(leased, error);
    }
    return this.#delivered(leased);
  }

  async #delivered(leased: Leased): Promise<DeliveryResult> {
    const now = this.#parts.clock.now();
    log('info', 'enquiry.delivered', { ...named(leased), lateMs: now - leased.storedAt });
    await recorded(this.#parts.store.recordDelivered(leased, now));
    return { state: 'delivered' };
  }

  async #failed(leased: Leased, error: unknown): Promise<DeliveryResult> {
    const { store, clock, random, deadLetterAfterMs } = this.#parts;
    const isUnanswered = isOutage(error);
    if (!isUnanswered && leased.refusedMs >= deadLetterAfterMs) return this.#deadLetter(leased, error);

    const longestMs = isUnanswered ? LONGEST_OUTAGE_DELAY_MS : LONGEST_REFUSAL_DELAY_MS;
    const delayMs = retryDelay(leased.attempts, random(), longestMs);
    const refusedMs = leased.refusedMs + (isUnanswered ? 0 : delayMs); // delays added up need no clock to be right
    if (isPowerOfTwo(leased.attempts)) log('warn', 'enquiry.attempt-failed', { ...named(leased), error });
    await recorded(store.recordFailure({ ...leased, refusedMs }, reasonOf(error), clock.now() + delayMs));
    return { state: isUnanswered ? 'unanswered' : 'refused' };
  }

  async #deadLetter(leased: Leased, error: unknown): Promise<DeliveryResult> {
    log('error', 'enquiry.dead-letter', { ...named(leased), error });
    await recorded(this.#parts.store.moveToDeadLetters(leased, reasonOf(error), this.#parts.clock.now()));
    this.#onDeadLetter();
    return { state: 'dead letter', cause: error };
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}

/** Nothing that was typed. */
function named({ message: { id, kind }, attempts }: Leased) {
  return { id, kind, attempts };
}

/** An enquiry may fail thousands of times while the backoffice is away. */
function isPowerOfTwo(attempts: number): boolean {
  return Number.isInteger(Math.log2(attempts));
}

/** What could not be recorded is found again when the lease ends, and sent again under the same key. */
async function recorded(done: Promise<void>): Promise<void> {
  try {
    await done;
  } catch (error) {
    log('error', 'outbox.failed', { error });
  }
}
