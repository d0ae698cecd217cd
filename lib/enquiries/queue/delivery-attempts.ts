import { log } from '#lib/platform/log.ts';
import type { Clock } from './clock.ts';
import type { LeasedEnquiry } from './enquiry.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { logQueueFailure } from './queue-failure.ts';
import {
  isOutage,
  isPermanentFailure,
  isUnreachable,
  MAX_OUTAGE_DELAY_MS,
  MAX_REFUSAL_DELAY_MS,
  retryDelay,
} from './retry-policy.ts';

/** The result of an attempt to deliver an enquiry. */
export type DeliveryResult =
  | { state: 'delivered' }
  /** The backoffice sent no answer or an invalid one; the enquiry is retried. */
  | { state: 'unanswered' }
  /** The backoffice answered but did not accept the enquiry, which is retried. */
  | { state: 'refused' }
  /** The enquiry is attempted again only when its sender or the operator asks for it. */
  | { state: 'dead-letter'; cause: unknown };

export type AttemptOptions = {
  store: EnquiryStore;
  /** Sends the enquiry to the backoffice before its lease ends; rejects when it was not accepted. */
  send: (leased: LeasedEnquiry) => Promise<void>;
  clock: Clock;
  /** From 0 to below 1. */
  random: () => number;
  /** Whether the backoffice answers a simple call now. Never rejects. */
  isBackofficeUp: () => Promise<boolean>;
  /** How long an enquiry is retried that a backoffice which is up does not accept. */
  deadLetterAfterMs: number;
};

/** Attempts to deliver leased enquiries. Each result is recorded in the store and in the log. */
export class DeliveryAttempts {
  readonly #options: AttemptOptions;
  readonly #onDeadLetter: () => void;
  readonly #inFlight = new Map<string, Promise<DeliveryResult>>();

  constructor(options: AttemptOptions, onDeadLetter: () => void) {
    this.#options = options;
    this.#onDeadLetter = onDeadLetter;
  }

  /** Attempts to deliver an enquiry, which stays in the store until it is delivered. Never rejects. */
  start(leased: LeasedEnquiry): Promise<DeliveryResult> {
    const result = this.#attempt(leased).finally(() => this.#inFlight.delete(leased.id));
    this.#inFlight.set(leased.id, result);
    return result;
  }

  /** This process's current attempt to deliver an enquiry, if any. */
  inFlight(id: string): Promise<DeliveryResult> | undefined {
    return this.#inFlight.get(id);
  }

  /** Resolves once all attempts in flight have ended. */
  async allEnded(): Promise<void> {
    await Promise.all(this.#inFlight.values());
  }

  async #attempt(leased: LeasedEnquiry): Promise<DeliveryResult> {
    try {
      await this.#options.send(leased);
    } catch (error) {
      return isPermanentFailure(error) ? this.#deadLetter(leased, error) : this.#fail(leased, error);
    }
    const now = this.#options.clock.now();
    log('info', 'enquiry.delivered', { ...logFields(leased), lateMs: now - leased.storedAt });
    await logStoreFailure(this.#options.store.recordDelivered(leased, now));
    return { state: 'delivered' };
  }

  async #fail(leased: LeasedEnquiry, error: unknown): Promise<DeliveryResult> {
    const { store, clock, random, isBackofficeUp, deadLetterAfterMs } = this.#options;
    const isUnanswered = isOutage(error);
    const concernsEnquiry = !isUnanswered || (isUnreachable(error) && (await isBackofficeUp()));
    if (concernsEnquiry && leased.refusedMs >= deadLetterAfterMs) return this.#deadLetter(leased, error);

    const delayMs = retryDelay(
      leased.attempts,
      random(),
      concernsEnquiry ? MAX_REFUSAL_DELAY_MS : MAX_OUTAGE_DELAY_MS,
    );
    const refusedMs = leased.refusedMs + (concernsEnquiry ? delayMs : 0); // a sum of delays, independent of the clock
    if (isPowerOfTwo(leased.attempts)) log('warn', 'enquiry.attempt-failed', { ...logFields(leased), error });
    await logStoreFailure(
      store.recordFailure({ ...leased, refusedMs }, reasonOf(error), clock.now() + delayMs),
    );
    return { state: isUnanswered ? 'unanswered' : 'refused' };
  }

  async #deadLetter(leased: LeasedEnquiry, error: unknown): Promise<DeliveryResult> {
    const { store, clock } = this.#options;
    log('error', 'enquiry.dead-letter', { ...logFields(leased), error });
    await logStoreFailure(store.moveToDeadLetters(leased, reasonOf(error), clock.now()));
    this.#onDeadLetter();
    return { state: 'dead-letter', cause: error };
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}

/** Fields for the log, without the visitor's input. */
function logFields({ id, kind, attempts }: LeasedEnquiry) {
  return { id, kind, attempts };
}

/** Limits log lines: in a long outage an enquiry fails thousands of times. */
function isPowerOfTwo(attempts: number): boolean {
  return Number.isInteger(Math.log2(attempts));
}

/** A result that cannot be recorded is logged: when the lease ends, the enquiry is sent again with the same key. */
async function logStoreFailure(recorded: Promise<void>): Promise<void> {
  try {
    await recorded;
  } catch (error) {
    logQueueFailure(error);
  }
}
