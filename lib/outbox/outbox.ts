import { log } from '@/lib/log';
import { type AttemptParts, Attempts } from './attempts';
import type { Fate } from './fate';
import type { Message } from './message';
import type { Counts, Lease } from './store';
import { Worker } from './worker';

type Parts = AttemptParts & {
  /** Longer than any attempt. */
  leaseMs: number;
};

/** Takes messages in so that they outlast this process, and delivers each to the backoffice. */
export class Outbox {
  readonly #parts: Parts;
  readonly #attempts: Attempts;
  readonly #worker: Worker;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#attempts = new Attempts(parts);
    this.#worker = new Worker({ ...parts, attempts: this.#attempts, lease: () => this.#lease() });
  }

  /** Takes up what an earlier process left. Never rejects. */
  async start(): Promise<void> {
    try {
      const counts = await this.counts();
      if (counts.undelivered + counts.setAside > 0) log('warn', 'outbox.left-over', counts);
      await this.#parts.store.hurry(this.#parts.clock.now());
    } catch (error) {
      log('error', 'outbox.failed', { error });
    }
    this.#worker.wake();
  }

  /**
   * Stores a message and attempts to deliver it. What is known by the end of `patience` is told; delivery goes on in the
   * background. Rejects when the message could not be stored, and then nothing was sent.
   */
  async hand(message: Message, patience: AbortSignal): Promise<Fate> {
    const placed = await this.#parts.store.put(message, this.#lease());
    if (placed.state === 'delivered') return { state: 'delivered' };
    if (placed.state === 'leased') void this.#attempts.start(placed).then((fate) => this.#worker.note(fate));

    const known = await before(patience, this.#attempts.underWay(message.id));
    const fate: Fate = known ?? { state: 'waiting' };
    if (fate.state === 'waiting') log('warn', 'enquiry.stored', { id: message.id, kind: message.kind });
    return fate;
  }

  counts(): Promise<Counts> {
    return this.#parts.store.counts();
  }

  /** Starts no attempt in the background any more, and resolves once those under way have ended. */
  async stop(): Promise<void> {
    this.#worker.stop();
    await this.#attempts.ended();
  }

  #lease(): Lease {
    const from = this.#parts.clock.now();
    return { from, until: from + this.#parts.leaseMs };
  }
}

/** What comes of it, `undefined` when that is not known by the end of `patience`. */
function before<T>(patience: AbortSignal, outcome: Promise<T> | undefined): Promise<T | undefined> {
  if (patience.aborted || !outcome) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    patience.addEventListener('abort', () => resolve(undefined), { once: true });
    outcome.then(resolve, reject);
  });
}
