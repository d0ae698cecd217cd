import { setImmediate } from 'node:timers/promises';
import type { Clock } from '#lib/enquiries/queue/clock.ts';

type Timer = { at: number; run: () => void };

/** A clock that tests move. */
export class TestClock implements Clock {
  #now = 1_000_000;
  readonly #timers = new Set<Timer>();
  readonly #settled: () => Promise<void>;

  /** @param settle resolves once what a timer has started has ended. */
  constructor(settle = settled) {
    this.#settled = settle;
  }

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, run: () => void): () => void {
    const timer = { at: this.#now + milliseconds, run };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Sets the time forward without running timers, as on a machine that was suspended. */
  jump(milliseconds: number): void {
    this.#now += milliseconds;
  }

  /** Advances the time and runs the timers that are due meanwhile. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    await this.#settled();
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
      await this.#settled();
    }
    this.#now = end;
  }

  #next(end: number): Timer | undefined {
    const due = [...this.#timers].filter(({ at }) => at <= end);
    return due.sort((one, other) => one.at - other.at)[0];
  }
}

/** More turns of the event loop than any chain of writes and attempts takes. */
const TURNS = 20;

/** Resolves once all pending promises of this process have settled. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
}
