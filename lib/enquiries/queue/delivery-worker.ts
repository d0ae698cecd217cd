import type { Clock } from './clock.ts';
import type { DeliveryAttempts, DeliveryResult } from './delivery-attempts.ts';
import type { Lease, LeasedEnquiry } from './enquiry.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { logQueueFailure } from './queue-failure.ts';

const MAX_CONCURRENCY = 4;

/** A short sleep, since another process or the operator may make an enquiry due. */
const MAX_SLEEP_MS = 10_000;

/** Pause after an attempt that the backoffice did not answer. */
const OUTAGE_PAUSE_MS = 500;

type WorkerOptions = { store: EnquiryStore; attempts: DeliveryAttempts; clock: Clock; lease: () => Lease };

/**
 * Delivers due enquiries in the background, the longest due first. While the backoffice is unavailable it makes one
 * attempt at a time.
 */
export class DeliveryWorker {
  readonly #options: WorkerOptions;
  #state: 'available' | 'unavailable' | 'stopped' = 'available';
  #running = 0;
  #loop: Promise<void> | undefined;
  #wakeUp = Promise.withResolvers<void>();

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  /** Looks for due enquiries now. */
  wake(): void {
    this.#wakeUp.resolve();
    this.#loop ??= this.#run();
  }

  /** Learns from the result of any attempt whether the backoffice is available. */
  observe({ state }: DeliveryResult): void {
    if (this.#state !== 'stopped') this.#state = state === 'unanswered' ? 'unavailable' : 'available';
    this.wake();
  }

  /** Prevents further attempts. */
  stop(): void {
    this.#state = 'stopped';
    this.#wakeUp.resolve();
  }

  async #run(): Promise<void> {
    while (this.#state !== 'stopped') {
      this.#wakeUp = Promise.withResolvers(); // before the look-up: a wake-up during it must not be lost
      const sleepMs = await this.#startDue();
      const cancel = this.#options.clock.after(sleepMs, this.#wakeUp.resolve);
      await this.#wakeUp.promise;
      cancel();
    }
  }

  /** Starts as many attempts as allowed. @returns how long to sleep at most, in milliseconds */
  async #startDue(): Promise<number> {
    const { store, clock, lease } = this.#options;
    const free = (this.#state === 'available' ? MAX_CONCURRENCY : 1) - this.#running;
    if (free <= 0) return MAX_SLEEP_MS;
    try {
      const due = await store.lease(free, lease());
      for (const leased of due) void this.#attempt(leased);
      if (due.length === free) return MAX_SLEEP_MS;
      const next = (await store.nextDueAt(clock.now())) ?? Infinity;
      return Math.min(Math.max(next - clock.now(), 0), MAX_SLEEP_MS);
    } catch (error) {
      logQueueFailure(error);
      return MAX_SLEEP_MS;
    }
  }

  async #attempt(leased: LeasedEnquiry): Promise<void> {
    this.#running += 1;
    const result = await this.#options.attempts.start(leased);
    this.observe(result);
    if (result.state === 'unanswered') await this.#pause();
    this.#running -= 1;
    this.wake();
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => void this.#options.clock.after(OUTAGE_PAUSE_MS, resolve));
  }
}
