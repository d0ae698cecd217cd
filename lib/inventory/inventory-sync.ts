import { getMakes } from '#lib/backoffice/queries/makes.ts';
import { log } from '#lib/platform/log.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import type { InventoryStore } from './inventory-store.ts';
import { isConfirmed, judge, type Doubted } from './judge.ts';
import { readInventory } from './read-inventory.ts';

/** At most 5 % of the time goes into syncs. */
const INTERVAL_FACTOR = 20;
const MIN_INTERVAL_MS = 60_000;

/** How soon a failed sync is tried again; doubled after each failure. */
const RETRY_MS = 10_000;

/** Reads the whole inventory from the backoffice again and again (a sync), and publishes what is believed of it. */
export class InventorySync {
  readonly #store: InventoryStore;
  readonly #stopped = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #current: Promise<void> | null = null;
  #next: Promise<void> | null = null;
  #retryMs = RETRY_MS;
  #doubted: Doubted = { times: 0, since: 0 };

  constructor(store: InventoryStore) {
    this.#store = store;
  }

  /** Opens the file of an earlier process, then begins to sync. */
  async start(): Promise<void> {
    await this.#store.load();
    void this.syncNow();
  }

  /** Syncs now; while a sync is under way, syncs again after it. Failures are logged. */
  syncNow(): Promise<void> {
    if (!this.#current) return this.#run();
    return (this.#next ??= this.#current.then(() => {
      this.#next = null;
      return this.#run();
    }));
  }

  /** Nothing is published from now on. */
  stop(): void {
    this.#stopped.abort(new Error('the site is stopping'));
    clearTimeout(this.#timer);
  }

  #run(): Promise<void> {
    const begunAt = performance.now(); // the clock may be set during the sync
    this.#current = this.#sync(begunAt)
      .then((tookMs) => {
        this.#retryMs = RETRY_MS;
        return Math.max(MIN_INTERVAL_MS, tookMs * INTERVAL_FACTOR) - tookMs;
      })
      .catch((error: unknown) => {
        this.#doubted.times = 0;
        if (!this.#stopped.signal.aborted) warnThrottled('inventory.sync-failed', error);
        const pauseMs = this.#retryMs;
        this.#retryMs = Math.min(pauseMs * 2, MIN_INTERVAL_MS);
        return pauseMs;
      })
      .then((pauseMs) => {
        this.#current = null;
        clearTimeout(this.#timer);
        if (!this.#stopped.signal.aborted)
          this.#timer = setTimeout(() => void this.syncNow(), pauseMs).unref();
      });
    return this.#current;
  }

  /** @returns how long it took, in milliseconds */
  async #sync(begunAt: number): Promise<number> {
    const syncedAt = Date.now();
    const { vehicles, largestPage } = await readInventory(this.#stopped.signal);
    const before = this.#store.current?.cars.length ?? null;
    const found = { cars: vehicles.length, largestPage };
    const doubt = judge(before, found, found.cars === 0 ? await getMakes() : []);
    this.#stopped.signal.throwIfAborted();
    if (doubt && !isConfirmed(this.#doubted, begunAt)) {
      const { times, since } = this.#doubted;
      this.#doubted = { times: times + 1, since: times === 0 ? begunAt : since };
      log('warn', 'inventory.sync-doubted', { reason: doubt, cars: found.cars, before });
      return performance.now() - begunAt;
    }
    this.#doubted.times = 0;
    const tookMs = Math.round(performance.now() - begunAt);
    await this.#store.publish({ vehicles, syncedAt, tookMs, begunAt });
    return performance.now() - begunAt;
  }
}
