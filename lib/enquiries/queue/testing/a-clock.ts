import { setImmediate } from 'node:timers/promises';
import type { Clock } from '#lib/enquiries/queue/clock.ts';

type Timer = { at: number; run: () => void };

/** A clock that tests advance. */
export class TestClock implements Clock {
  #now = 1_000_000;
  readonly #timers = new Set<Timer>();
  readonly #settle: () => Promise<void>;

  /** @param settle resolves once everything that a timer started has ended */
  constructor(settle = settled) {
    this.#settle = settle;
  }

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, run: () => void): () => void {
    const timer = { at: this.#now + milliseconds, run };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Advances the time without running timers, like a machine that was suspended. */
  jump(milliseconds: number): void {
    this.#now += milliseconds;
  }

  /** Advances the time and runs the timers that become due. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    await this.#settle();
    for (let next = this.#nextTimer(end); next; next = this.#nextTimer(end)) {
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
      await this.#settle();
    }
    this.#now = end;
  }

  #nextTimer(end: number): Timer | undefined {
    const due = [...this.#timers].filter(({ at }) => at <= end);
    return due.sort((one, other) => one.at - other.at)[0];
  }
}

/** More turns of the event loop than any sequence of writes and attempts takes. */
const TURNS = 20;

/** Resolves once all pending promises of this process have settled. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
}
