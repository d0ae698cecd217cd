import { setImmediate } from 'node:timers/promises';
import type { Clock } from '#lib/enquiries/queue/clock.ts';

type Alarm = { at: number; run: () => void };

/** A clock that stands still until it is moved. */
export class TestClock implements Clock {
  #now = 1_000_000;
  readonly #alarms = new Set<Alarm>();

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, run: () => void): () => void {
    const alarm = { at: this.#now + milliseconds, run };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  /** Sets the time forward, as on a machine that slept: what is due is not run. */
  jump(milliseconds: number): void {
    this.#now += milliseconds;
  }

  /** Lets so much time pass, and everything happen that is due meanwhile. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    await settled();
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#alarms.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
      await settled();
    }
    this.#now = end;
  }

  #next(end: number): Alarm | undefined {
    const due = [...this.#alarms].filter(({ at }) => at <= end);
    return due.sort((one, other) => one.at - other.at)[0];
  }
}

/** More turns of the event loop than any chain of writes and attempts takes. */
const TURNS = 20;

/** What waits for nothing but this process has come to its end. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
}
