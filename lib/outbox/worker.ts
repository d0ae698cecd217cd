import { log } from '@/lib/log';
import type { Attempts } from './attempts';
import type { Clock } from './clock';
import type { Fate } from './fate';
import type { Lease, OutboxStore } from './store';

const MOST_AT_ONCE = 4;

/** Another process, or the operator, may have made a message due. */
const LONGEST_SLEEP_MS = 10_000;

/** Between two attempts while they fail: those that wait do not all have to find out. */
const AILING_REST_MS = 500;

/** After a success everything may be attempted again, but messages that alone fail not with every other's success. */
const HURRY_EVERY_MS = 5_000;

type WorkerParts = { store: OutboxStore; attempts: Attempts; clock: Clock; lease: () => Lease };

/** Delivers what waits in the background, what has been due longest first, one at a time while the backoffice ails. */
export class Worker {
  readonly #parts: WorkerParts;
  #underWay = 0;
  #isAiling = false;
  #restsUntil = -Infinity;
  #hurriedAt = -Infinity;
  #isStopped = false;
  #isLooking = false;
  #isWoken = false;
  #callOff = (): void => undefined;

  constructor(parts: WorkerParts) {
    this.#parts = parts;
  }

  /** Looks at once for messages that are due. */
  wake(): void {
    this.#isWoken = true;
    if (!this.#isLooking && !this.#isStopped) void this.#look();
  }

  /** What an attempt, anybody's, tells of the backoffice. */
  note({ state }: Fate): void {
    const isRecovered = this.#isAiling && state !== 'waiting';
    this.#isAiling = state === 'waiting';
    if (isRecovered) void this.#hurry();
    else this.wake();
  }

  /** Starts no other attempt. */
  stop(): void {
    this.#isStopped = true;
    this.#callOff();
  }

  async #look(): Promise<void> {
    this.#isLooking = true;
    this.#callOff();
    let sleepMs = LONGEST_SLEEP_MS;
    while (this.#isWoken && !this.#isStopped) {
      this.#isWoken = false;
      sleepMs = await this.#attemptDue();
    }
    this.#isLooking = false;
    if (!this.#isStopped) this.#callOff = this.#parts.clock.after(sleepMs, () => this.wake());
  }

  /** How long there will be nothing to do, in milliseconds; the end of an attempt wakes as well. */
  async #attemptDue(): Promise<number> {
    const { store, clock, lease } = this.#parts;
    const room = (this.#isAiling ? 1 : MOST_AT_ONCE) - this.#underWay;
    if (room <= 0) return LONGEST_SLEEP_MS;
    const restMs = this.#isAiling ? this.#restsUntil - clock.now() : 0;
    if (restMs > 0) return restMs;

    try {
      const due = await store.take(room, lease());
      for (const leased of due) void this.#run(this.#parts.attempts.start(leased));
      if (due.length === room) return LONGEST_SLEEP_MS;
      const next = (await store.nextDueAt()) ?? Infinity;
      return Math.min(Math.max(next - clock.now(), 0), LONGEST_SLEEP_MS);
    } catch (error) {
      log('error', 'outbox.failed', { error });
      return LONGEST_SLEEP_MS;
    }
  }

  async #run(attempt: Promise<Fate>): Promise<void> {
    this.#underWay += 1;
    const fate = await attempt;
    this.#underWay -= 1;
    this.#restsUntil = this.#parts.clock.now() + AILING_REST_MS;
    this.note(fate);
  }

  async #hurry(): Promise<void> {
    const { store, clock } = this.#parts;
    const now = clock.now();
    if (now - this.#hurriedAt >= HURRY_EVERY_MS) {
      this.#hurriedAt = now;
      await store.hurry(now).catch((error: unknown) => log('error', 'outbox.failed', { error }));
    }
    this.wake();
  }
}
