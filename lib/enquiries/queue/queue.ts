import { log } from '#lib/platform/log.ts';
import { type AlertChannel, Alerts } from './alerts.ts';
import { type AttemptParts, Attempts } from './attempts.ts';
import type { DeliveryResult } from './delivery-result.ts';
import type { Message } from './enquiry.ts';
import type { Lease, QueueStatus } from './store.ts';
import { Worker } from './worker.ts';

type Parts = AttemptParts & {
  /** Longer than any attempt. */
  leaseMs: number;
  /** How long a dead letter is kept before it is erased. */
  deadLetterRetentionMs: number;
  /** Who is told when something is wrong. */
  alertChannels: AlertChannel[];
};

const MAINTENANCE_EVERY_MS = 60_000;

/** Takes enquiries in so that they outlast this process, and delivers each to the backoffice. */
export class Outbox {
  readonly #parts: Parts;
  readonly #attempts: Attempts;
  readonly #worker: Worker;
  readonly #alerts: Alerts;
  #cancelMaintenance = (): void => undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#alerts = new Alerts(parts);
    this.#attempts = new Attempts(parts, () => void this.#alerts.check());
    this.#worker = new Worker({ ...parts, attempts: this.#attempts, lease: () => this.#lease() });
  }

  /** Takes up what an earlier process left. Never rejects. */
  async start(): Promise<void> {
    try {
      const { undelivered, deadLetters } = await this.status();
      if (undelivered + deadLetters > 0) log('warn', 'outbox.left-over', { undelivered, deadLetters });
    } catch (error) {
      log('error', 'outbox.failed', { error });
    }
    this.#worker.wake();
    void this.#maintain();
  }

  /**
   * Stores an enquiry and attempts to deliver it, unless it is known under its id or one of `equivalentIds`. What is
   * known by the end of `patience` is told, `pending` when nothing is; delivery goes on in the background. Rejects when
   * the enquiry could not be stored, and then nothing was sent.
   */
  async deliver(
    message: Message,
    patience: AbortSignal,
    equivalentIds: string[] = [],
  ): Promise<DeliveryResult | { state: 'pending' }> {
    const enqueued = await this.#parts.store.enqueue(message, this.#lease(), equivalentIds);
    if (enqueued.state === 'delivered') return { state: 'delivered' };
    const id = enqueued.state === 'leased' ? enqueued.message.id : enqueued.id;
    if (enqueued.state === 'leased') {
      void this.#attempts.start(enqueued).then((result) => this.#worker.observe(result));
    }

    const result = (await before(patience, this.#attempts.underWay(id))) ?? { state: 'pending' };
    const isKnown = result.state === 'delivered' || result.state === 'dead letter';
    if (!isKnown) log('warn', 'enquiry.stored', { id, kind: message.kind });
    return result;
  }

  status(): Promise<QueueStatus> {
    return this.#parts.store.status();
  }

  /** Starts no attempt in the background any more, and resolves once those under way have ended. */
  async stop(): Promise<void> {
    this.#cancelMaintenance();
    this.#worker.stop();
    await this.#attempts.ended();
  }

  async #maintain(): Promise<void> {
    const { store, clock, deadLetterRetentionMs } = this.#parts;
    this.#cancelMaintenance = clock.after(MAINTENANCE_EVERY_MS, () => void this.#maintain());
    try {
      const now = clock.now();
      const erased = await store.eraseDeadLetters(now - deadLetterRetentionMs, now);
      for (const id of erased) log('warn', 'enquiry.erased', { id });
    } catch (error) {
      log('error', 'outbox.failed', { error });
    }
    await this.#alerts.check();
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
