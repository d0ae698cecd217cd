import { once } from 'node:events';
import { log } from '#lib/platform/log.ts';
import { type AlertChannel, Alerts } from './alerts.ts';
import { type AttemptOptions, DeliveryAttempts, type DeliveryResult } from './delivery-attempts.ts';
import { DeliveryWorker } from './delivery-worker.ts';
import type { Enquiry, Lease, QueueStatus } from './enquiry.ts';
import { logQueueFailure } from './queue-failure.ts';

type QueueOptions = AttemptOptions & {
  /** Longer than any attempt. */
  leaseMs: number;
  /** How long a dead letter is kept. */
  deadLetterRetentionMs: number;
  alertChannels: AlertChannel[];
};

const MAINTENANCE_INTERVAL_MS = 60_000;

/** An hour of maintenance in which nobody set the clock. With a wrong one dead letters would be too old, or dated anew. */
const STEADY_RUNS = 60;

/** Stores enquiries durably and delivers each to the backoffice. */
export class EnquiryQueue {
  readonly #options: QueueOptions;
  readonly #attempts: DeliveryAttempts;
  readonly #worker: DeliveryWorker;
  readonly #alerts: Alerts;
  #cancelMaintenance = (): void => undefined;
  #isWritable = true;
  #maintainedAt = 0;
  #steadyRuns = 0;

  constructor(options: QueueOptions) {
    this.#options = options;
    this.#alerts = new Alerts(options);
    this.#attempts = new DeliveryAttempts(options, () => void this.#alerts.check());
    this.#worker = new DeliveryWorker({ ...options, attempts: this.#attempts, lease: () => this.#lease() });
  }

  /** Starts the delivery in the background, also of enquiries of an earlier process. Never rejects. */
  async start(): Promise<void> {
    try {
      const { undelivered, deadLetters } = await this.status();
      if (undelivered + deadLetters > 0) log('warn', 'queue.resumed', { undelivered, deadLetters });
    } catch (error) {
      logQueueFailure(error);
    }
    this.#worker.wake();
    void this.#maintain();
  }

  /**
   * Stores an enquiry and attempts to deliver it, unless its id or one of `equivalentIds` is known. Rejects when the
   * enquiry cannot be stored; then nothing was sent.
   * @returns the result of the attempt, or `pending` when `signal` aborts first: the delivery continues in the background
   */
  async deliver(
    enquiry: Enquiry,
    signal: AbortSignal,
    equivalentIds: string[] = [],
  ): Promise<DeliveryResult | { state: 'pending' }> {
    const enqueued = await this.#write(this.#options.store.enqueue(enquiry, this.#lease(), equivalentIds));
    if (enqueued.state === 'delivered') return { state: 'delivered' };
    if (enqueued.state === 'leased') {
      void this.#attempts.start(enqueued).then((result) => this.#worker.observe(result));
    }

    const { id } = enqueued;
    const result = (await resultBefore(signal, this.#attempts.inFlight(id))) ?? { state: 'pending' };
    const isSettled = result.state === 'delivered' || result.state === 'dead-letter';
    if (!isSettled) log('warn', 'enquiry.stored', { id, kind: enquiry.kind });
    return result;
  }

  status(): Promise<QueueStatus> {
    return this.#options.store.status();
  }

  /** Whether the last enquiry, or the maintenance since, could be written. A full disk can still be read. */
  get isWritable(): boolean {
    return this.#isWritable;
  }

  /** Stops the delivery in the background. Resolves once all attempts in flight have ended. */
  async stop(): Promise<void> {
    this.#cancelMaintenance();
    this.#worker.stop();
    await this.#attempts.allEnded();
  }

  async #maintain(): Promise<void> {
    const { store, clock, deadLetterRetentionMs } = this.#options;
    this.#cancelMaintenance = clock.after(MAINTENANCE_INTERVAL_MS, () => void this.#maintain());
    try {
      const now = clock.now();
      if (this.#isClockSteady(now)) {
        const erased = await this.#write(store.eraseExpired(now - deadLetterRetentionMs, now));
        for (const id of erased) log('warn', 'enquiry.erased', { id });
      } else await this.#write(store.recordAlert('maintenance', { sentAt: now, nextAt: now }));
    } catch (error) {
      logQueueFailure(error);
    }
    await this.#alerts.check();
  }

  /** Whether the clock has gone like the timer of the maintenance for long enough. */
  #isClockSteady(now: number): boolean {
    const isSteady = Math.abs(now - this.#maintainedAt - MAINTENANCE_INTERVAL_MS) < MAINTENANCE_INTERVAL_MS;
    this.#steadyRuns = isSteady ? this.#steadyRuns + 1 : 0;
    this.#maintainedAt = now;
    return this.#steadyRuns >= STEADY_RUNS;
  }

  /** Remembers whether a write succeeds. */
  #write<T>(written: Promise<T>): Promise<T> {
    void written.then(
      () => (this.#isWritable = true),
      () => (this.#isWritable = false),
    );
    return written;
  }

  #lease(): Lease {
    const from = this.#options.clock.now();
    return { from, until: from + this.#options.leaseMs };
  }
}

/** `undefined` when the signal aborts first or `result` is undefined. */
async function resultBefore<T>(signal: AbortSignal, result: Promise<T> | undefined): Promise<T | undefined> {
  if (signal.aborted) return undefined;
  return Promise.race([result, once(signal, 'abort').then(() => undefined)]);
}
