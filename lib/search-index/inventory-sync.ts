import { setTimeout as wait } from 'node:timers/promises';
import { fetchInventoryPage } from '#lib/backoffice/queries/all-vehicles.ts';
import { getMakes } from '#lib/backoffice/queries/makes.ts';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { log } from '#lib/platform/log.ts';
import type { RedisLocks } from '#lib/platform/redis-locks.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
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

/** A sync ends when this many pages in a row have only known cars, or no valid one, whatever `totalPages` is. */
const MAX_KNOWN_PAGES = 3;
const MAX_INVALID_PAGES = 100;

/** What so many syncs have found, for so long, is believed: a backoffice that is right must not be doubted for ever. */
const MAX_DOUBTS = 10;
const MAX_DOUBT_MS = 2 * 60 * 60_000;

/** An inventory of this many cars is not sold between two syncs. */
const LARGE_INVENTORY = 20;

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
  #doubts = 0;
  #doubtedSince = 0;
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
    if (!(await this.#worker.call('beginSync'))) return false;
    try {
      const reason = await this.#read();
      if (this.#doubts === 0) this.#doubtedSince = start;
      this.#doubts = reason ? this.#doubts + 1 : 0;
      this.#onRead?.();
      if (reason) log('warn', 'inventory.snapshot-kept', reason);
      else
        await this.#worker.call('publishSync', {
          startedAt,
          tookMs: Math.round(performance.now() - start),
        });
      return reason !== null;
    } finally {
      await this.#worker.call('abandonSync');
    }
  }

  /** Reads every page. @returns why the snapshot must be kept, or null to replace it. */
  async #read(): Promise<Record<string, unknown> | null> {
    let knownPages = 0;
    let invalidPages = 0;
    let largestPage = 0;
    let hasWrongPage = false;
    for (let page = 0; ; page += 1) {
      if (this.#isStopped) throw new Error('the site is stopping');
      await this.#locks.acquire(LOCK, LOCK_MS);
      const readAt = Date.now();
      const { content, totalPages, received, isEmptyTooEarly } = await fetchInventoryPage(page);
      const isGap = isEmptyTooEarly && (await isFollowedByCars(page, totalPages));
      const added = await this.#worker.call('addSynced', content, readAt);
      largestPage = Math.max(largestPage, received);
      if (received === 0 && !isGap)
        return this.#reasonToKeep({ largestPage, hasWrongPage, next: [page, page + 1] });
      const isKnown = added === 0 && content.length > 0;
      hasWrongPage ||= isGap || isKnown || (invalidPages > 0 && content.length > 0); // drafts may be behind all cars
      knownPages = added > 0 ? 0 : knownPages + Number(isKnown);
      invalidPages = content.length > 0 ? 0 : invalidPages + 1;
      const isEndless = knownPages >= MAX_KNOWN_PAGES || invalidPages >= MAX_INVALID_PAGES;
      if (isEndless || page + 1 >= totalPages)
        return this.#reasonToKeep({ largestPage, hasWrongPage, next: [page + 1] });
    }
  }

  /**
   * The snapshot is kept, for two hours or some more, when the sync is not credible: there are other cars behind its end;
   * or all cars are missing, or more than half a page of them while there were wrong pages; or less than half of the cars are left
   * while `/makes` lists a make that none of them has.
   * @param end.hasWrongPage whether a page had only known cars, or one before the last no valid one
   * @param end.next pages that would follow if `totalPages` or an empty page was wrong
   */
  async #reasonToKeep(end: {
    largestPage: number;
    hasWrongPage: boolean;
    next: number[];
  }): Promise<Record<string, unknown> | null> {
    const progress = await this.#worker.call('syncProgress');
    const isBelieved = this.#doubts >= MAX_DOUBTS && performance.now() - this.#doubtedSince > MAX_DOUBT_MS;
    if (progress === null || progress.missingCars === 0 || isBelieved) return null;
    const { cars, snapshotCars, missingCars } = progress;
    if (cars === 0 && missingCars >= LARGE_INVENTORY) return { reason: 'empty', cars, snapshotCars };
    if (end.hasWrongPage && missingCars > end.largestPage / 2)
      return { reason: 'wrong-page', cars, snapshotCars };
    if (await this.#hasNewCar(end.next)) return { reason: 'incomplete', cars, snapshotCars };
    if (cars >= snapshotCars / 2) return null;
    const missing = await this.#worker.call('missingMakes', await getMakes());
    return missing.length > 0 ? { reason: 'shrunk', cars, snapshotCars, missingMakes: missing.length } : null;
  }

  async #hasNewCar(pages: number[]): Promise<boolean> {
    for (const page of pages) {
      const content = await carsBehindEnd(page);
      if ((await this.#worker.call('addSynced', content, Date.now())) > 0) return true;
    }
    return false;
  }
}

/** Whether the next or the last page has cars: `totalPages` may also be too large. */
async function isFollowedByCars(page: number, totalPages: number): Promise<boolean> {
  for (const later of new Set([page + 1, totalPages - 1]))
    if (later > page && later < totalPages && (await fetchInventoryPage(later)).received > 0) return true;
  return false;
}

/** The cars of a page that should have none, for which the backoffice may also answer with an error. */
async function carsBehindEnd(page: number): Promise<Vehicle[]> {
  try {
    return (await fetchInventoryPage(page)).content;
  } catch (error) {
    if (!(error instanceof BackofficeError) || error.kind === 'unreachable') throw error;
    await fetchInventoryPage(0); // throws when the backoffice answers nothing else either
    return [];
  }
}
