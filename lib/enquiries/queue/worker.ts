import { log } from '#lib/platform/log.ts';
import type { Attempts } from './attempts.ts';
import type { Clock } from './clock.ts';
import type { DeliveryResult } from './delivery-result.ts';
import type { Lease, Leased, OutboxStore } from './store.ts';

const MOST_AT_ONCE = 4;

/** Another process, or the operator, may have made an enquiry due. */
const LONGEST_SLEEP_MS = 10_000;

/** After an attempt that went unanswered: the enquiries that wait do not all have to find out. */
const OUTAGE_PAUSE_MS = 500;

type WorkerParts = { store: OutboxStore; attempts: Attempts; clock: Clock; lease: () => Lease };

/**
 * Delivers what waits in the background, what has been due longest first. While the backoffice is unavailable it makes
 * one attempt at a time; an enquiry that alone is refused is no outage.
 */
export class Worker {
  readonly #parts: WorkerParts;
  #state: 'available' | 'unavailable' | 'stopped' = 'available';
  #running = 0;
  #loop: Promise<void> | undefined;
  #woken = Promise.withResolvers<void>();

  constructor(parts: WorkerParts) {
    this.#parts = parts;
  }

  /** Looks at once for enquiries that are due. */
  wake(): void {
    this.#woken.resolve();
    this.#loop ??= this.#deliver();
  }

  /** What an attempt, anybody's, tells of the backoffice. */
  observe({ state }: DeliveryResult): void {
    if (this.#state !== 'stopped') this.#state = state === 'unanswered' ? 'unavailable' : 'available';
    this.wake();
  }

  /** Starts no other attempt. */
  stop(): void {
    this.#state = 'stopped';
    this.#woken.resolve();
  }

  async #deliver(): Promise<void> {
    while (this.#state !== 'stopped') {
      this.#woken = Promise.withResolvers(); // before looking, so that what becomes due meanwhile is looked for again
      const sleepMs = await this.#startDue();
      const cancel = this.#parts.clock.after(sleepMs, this.#woken.resolve);
      await this.#woken.promise;
      cancel();
    }
  }

  /** Starts as many attempts as may run. Gives how long there will be no other, in milliseconds, unless one ends. */
  async #startDue(): Promise<number> {
    const { store, clock, lease } = this.#parts;
    const free = (this.#state === 'available' ? MOST_AT_ONCE : 1) - this.#running;
    if (free <= 0) return LONGEST_SLEEP_MS;
    try {
      const due = await store.lease(free, lease());
      for (const leased of due) void this.#attempt(leased);
      if (due.length === free) return LONGEST_SLEEP_MS;
      const next = (await store.nextDueAt(clock.now())) ?? Infinity;
      return Math.min(Math.max(next - clock.now(), 0), LONGEST_SLEEP_MS);
    } catch (error) {
      log('error', 'outbox.failed', { error });
      return LONGEST_SLEEP_MS;
    }
  }

  async #attempt(leased: Leased): Promise<void> {
    this.#running += 1;
    const result = await this.#parts.attempts.start(leased);
    this.observe(result);
    if (result.state === 'unanswered') await this.#pause();
    this.#running -= 1;
    this.wake();
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => void this.#parts.clock.after(OUTAGE_PAUSE_MS, resolve));
  }
}
