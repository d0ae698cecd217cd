import { setTimeout as wait } from 'node:timers/promises';
import { log } from '#lib/platform/log.ts';
import type { RedisLocks } from '#lib/platform/redis-locks.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { readInventory } from './read-inventory.ts';
import type { WorkerClient } from './worker-client.ts';

/** At most 5 % of the time goes into syncs. */
const INTERVAL_FACTOR = 20;
const MIN_INTERVAL_MS = 60_000;

/** How soon to look again whether a sync is due; doubled after each failure. */
const RECHECK_MS = 10_000;

/** Instances that share a Redis sync one at a time. The lock lasts longer than reading one page, retry included. */
const LOCK = 'inventory-sync';
const LOCK_MS = 30_000;
const LOCK_POLL_MS = 100;

/**
 * After so many rejected syncs in a row, over so long, the next is accepted: the backoffice may be right after all. A row
 * ends when none is rejected for an hour, because the backoffice fails or another instance syncs.
 */
const MAX_REJECTED = 10;
const MAX_REJECTED_MS = 2 * 60 * 60_000;
const MAX_REJECTED_PAUSE_MS = 60 * 60_000;

/**
 * Reads the whole inventory from the backoffice again and again (a sync), and publishes each result as the snapshot of
 * the index.
 */
export class InventorySync {
  readonly #worker: WorkerClient;
  readonly #locks: RedisLocks;
  #timer: NodeJS.Timeout | undefined;
  #current: Promise<void> | null = null;
  #next: Promise<void> | null = null;
  #recheckMs = RECHECK_MS;
  #rejected = 0;
  #rejectedSince = 0;
  #rejectedAt = 0;
  #isStopped = false;
  #onRead: (() => void) | undefined;

  constructor(worker: WorkerClient, locks: RedisLocks) {
    this.#worker = worker;
    this.#locks = locks;
  }

  /**
   * Syncs whenever the snapshot, which another process may have made, is old enough.
   * @param onRead called whenever the backoffice has named every vehicle
   */
  start(onRead?: () => void): void {
    this.#onRead = onRead;
    void this.#syncWhenDue();
  }

  /** Syncs now; while a sync is under way, here or on another instance, syncs again after it. Failures are logged. */
  syncNow(): Promise<void> {
    if (!this.#current) return this.#run({ isWaiting: true });
    return (this.#next ??= this.#current.then(() => {
      this.#next = null;
      return this.#run({ isWaiting: true });
    }));
  }

  /** Ends the sync under way, so that another process can sync. */
  async stop(): Promise<void> {
    if (this.#isStopped) return;
    this.#isStopped = true;
    clearTimeout(this.#timer);
    if (!this.#current) return;
    await Promise.all([this.#worker.call('abandonSync'), this.#locks.release(LOCK)]);
  }

  async #syncWhenDue(): Promise<void> {
    try {
      const state = await this.#worker.call('state');
      const ageMs = state ? Date.now() - state.syncedAt : Infinity;
      const interval = Math.max(MIN_INTERVAL_MS, (state?.tookMs ?? 0) * INTERVAL_FACTOR);
      const dueInMs = ageMs < 0 ? 0 : interval - ageMs; // below 0 after the clock was set back
      if (dueInMs > 0) this.#schedule(dueInMs);
      else await (this.#current ?? this.#run({ isWaiting: false }));
    } catch (error) {
      this.#fail(error);
      this.#schedule(MIN_INTERVAL_MS);
    }
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#syncWhenDue(), delayMs).unref();
  }

  #run(turn: { isWaiting: boolean }): Promise<void> {
    this.#current = this.#sync(turn)
      .then((isSnapshotKept) => {
        this.#recheckMs = isSnapshotKept ? MIN_INTERVAL_MS : RECHECK_MS;
      })
      .catch((error: unknown) => {
        this.#recheckMs = Math.min(this.#recheckMs * 2, MIN_INTERVAL_MS);
        this.#fail(error);
      })
      .finally(() => {
        this.#current = null;
        this.#schedule(this.#recheckMs);
      });
    return this.#current;
  }

  #fail(error: unknown): void {
    if (!this.#isStopped) warnThrottled('inventory.sync-failed', error);
  }

  /** @returns whether a sync was completed but its result rejected */
  async #sync({ isWaiting }: { isWaiting: boolean }): Promise<boolean> {
    while (!(await this.#locks.acquire(LOCK, LOCK_MS))) {
      if (!isWaiting || this.#isStopped) return false;
      await wait(LOCK_POLL_MS, undefined, { ref: false });
    }
    try {
      return await this.#syncLocked();
    } finally {
      await this.#locks.release(LOCK);
    }
  }

  async #syncLocked(): Promise<boolean> {
    const startedAt = Date.now();
    const start = performance.now(); // the clock may be set during the sync
    try {
      if (!(await this.#worker.call('beginSync'))) return false;
      const found = await readInventory(this.#worker, () => this.#continue());
      if (start - this.#rejectedAt > MAX_REJECTED_PAUSE_MS) this.#rejected = 0;
      const rejected = this.#isLongRejected() ? null : found;
      if (this.#rejected === 0) this.#rejectedSince = start;
      this.#rejected = rejected ? this.#rejected + 1 : 0;
      this.#rejectedAt = start;
      this.#onRead?.();
      if (rejected) log('warn', 'inventory.snapshot-kept', rejected);
      else
        await this.#worker.call('publishSync', {
          startedAt,
          tookMs: Math.round(performance.now() - start),
        });
      return rejected !== null;
    } finally {
      await this.#worker.call('abandonSync');
    }
  }

  #isLongRejected(): boolean {
    return this.#rejected >= MAX_REJECTED && performance.now() - this.#rejectedSince > MAX_REJECTED_MS;
  }

  /** Keeps the lock for reading another page. Throws when the sync is to end. */
  async #continue(): Promise<void> {
    if (this.#isStopped) throw new Error('the site is stopping');
    await this.#locks.acquire(LOCK, LOCK_MS);
  }
}
