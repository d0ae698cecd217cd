import { LRUCache } from 'lru-cache';
import { hash } from 'node:crypto';
import { ageMs } from '#lib/platform/age.ts';
import type { DiskStore, Size } from '#lib/platform/disk-store.ts';
import { LIMITS } from '#lib/platform/limits.ts';
import { singleFlight } from '#lib/platform/single-flight.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { Entry, type Made } from './entry.ts';
import type { SharedEntries } from './shared-entries.ts';
import type { SharedTags } from './shared-tags.ts';
import type { Invalidation, TagTimes } from './tag-times.ts';

/** A stale entry is sent, and made again in the background; a missing one was made. */
export type Found = { entry: Entry; result: 'hit' | 'stale' | 'miss' };

/**
 * Makes an entry; rejects when any part fails.
 * @param previous the stale entry
 */
export type Make = (previous: Entry | null) => Promise<Made>;

type Options = {
  /** Null: entries are read from disk each time. */
  memory: Size | null;
  disk: DiskStore;
  /** Null: entries have no tags. */
  tags: TagTimes | null;
  /** What this instance shares with others; null when it is the only one. */
  shared: { entries: SharedEntries; tags: SharedTags } | null;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** How long a stale entry is sent without another attempt after one that failed, and an incomplete one is fresh. */
const RETRY_MS = 10_000;

/** How long a complete entry stays while only incomplete ones can be made: what these do show may be newer. */
const STAYS_COMPLETE_MS = 60 * 60_000;

/**
 * An HTTP cache (RFC 9111) in memory, on disk and in Redis: a fresh entry is sent; a stale one too, while it is made once in
 * the background (stale-while-revalidate, RFC 5861); a missing one is made once for all who wait. When that fails, the entry
 * that is there stays (stale-if-error).
 */
export class Cache {
  readonly #options: Options;
  readonly #memory: LRUCache<string, Entry> | null;
  readonly #failures = new LRUCache<string, number>({
    max: LIMITS.failures,
    maxSize: 100 * LIMITS.failures,
    sizeCalculation: (_failedAt, key) => key.length + 1,
  });
  readonly #making = new Map<string, Promise<Entry>>();
  /** Look-ups since the process began, by result. */
  readonly lookUps: Record<Found['result'], number> = { hit: 0, stale: 0, miss: 0 };

  constructor(options: Options) {
    this.#options = options;
    const { memory } = options;
    this.#memory =
      memory &&
      new LRUCache({
        max: memory.entries,
        maxSize: memory.bytes,
        maxEntrySize: memory.bytes / 8, // a larger one would evict too many others
        sizeCalculation: ({ bytes }, key) => bytes + key.length,
      });
  }

  /** What is stored now. */
  get usage(): { memory: Size; disk: Size } {
    const { size: entries = 0, calculatedSize: bytes = 0 } = this.#memory ?? {};
    return { memory: { entries, bytes }, disk: this.#options.disk.usage };
  }

  /** The entry in memory, when it can be sent at once; null otherwise. */
  peek(key: string, make: Make): Found | null {
    const entry = this.#memory?.get(key);
    if (!entry) return null;
    if (!this.#isStale(key, entry)) return { entry, result: 'hit' };
    if (this.#options.shared && !this.#making.has(key)) return null; // another instance may have a newer one
    return this.#renew(key, entry, make);
  }

  /**
   * The entry from memory, disk, another instance, or made now.
   * @throws the error of `make` when there is no entry
   */
  async get(key: string, make: Make): Promise<Found> {
    await this.#options.tags?.ready;
    const found = this.peek(key, make);
    if (found) return found;
    const flight = `${this.#options.disk.directory} ${key}`;
    const entry = await singleFlight(flight, () => this.#find(key));
    if (!entry) return { entry: await this.#make(key, null, make), result: 'miss' };
    return this.#isStale(key, entry) ? this.#renew(key, entry, make) : { entry, result: 'hit' };
  }

  /** Makes the entries with these tags stale. */
  async invalidate(names: string[]): Promise<void> {
    const { tags, shared, now } = this.#options;
    const at = now();
    const invalidations = names.map((tag): Invalidation => ({ tag, at }));
    await tags?.merge(invalidations);
    await shared?.tags.publish(invalidations);
  }

  /** For a while after an attempt that failed, only changes since then count. */
  #isStale(key: string, { head: { tags, madeAt, lifetime } }: Entry): boolean {
    const now = this.#options.now();
    const failedAt = this.#failures.get(key) ?? 0;
    const isPaused = ageMs(failedAt, now) < RETRY_MS;
    if (this.#options.tags?.isStale(tags, isPaused ? failedAt : madeAt)) return true;
    return !isPaused && ageMs(madeAt, now) > lifetime * 1000;
  }

  /** In memory, on disk, or, when that is missing or stale, a newer one of another instance. */
  async #find(key: string): Promise<Entry | null> {
    const { disk, shared } = this.#options;
    const inMemory = this.#memory?.get(key);
    const own = inMemory ?? this.#decode(await disk.read(nameOf(key)));
    const isFresh = own && !this.#isStale(key, own);
    const sent = isFresh || this.#making.has(key) ? null : await shared?.entries.read(nameOf(key));
    const newer = this.#memory?.get(key);
    if (newer && newer !== inMemory) return newer; // made meanwhile
    const other = this.#decode(sent ?? null);
    if (other && (own?.head.madeAt ?? 0) < other.head.madeAt && !this.#stays(own, other.head)) {
      void this.#store(key, other);
      return other;
    }
    if (own) this.#remember(key, own);
    return own;
  }

  /** Sends a stale entry, and makes it again. */
  #renew(key: string, entry: Entry, make: Make): Found {
    const isMaking = this.#making.has(key);
    const renewed = this.#make(key, entry, make);
    if (!isMaking) renewed.catch((error: unknown) => warnThrottled('cache.not-renewed', error));
    return { entry, result: 'stale' };
  }

  #make(key: string, own: Entry | null, make: Make): Promise<Entry> {
    const running = this.#making.get(key);
    if (running) return running;
    const made = this.#makeOnce(key, own, make).finally(() => this.#making.delete(key));
    this.#making.set(key, made);
    return made;
  }

  async #makeOnce(key: string, own: Entry | null, make: Make): Promise<Entry> {
    const { now, shared } = this.#options;
    const madeAt = now();
    try {
      const made = await make(own);
      if (this.#stays(own, made)) throw new Error('A part is missing');
      if (made.isIncomplete) made.lifetime = Math.min(made.lifetime, RETRY_MS / 1000);
      const entry = await Entry.make(made, madeAt);
      this.#failures.delete(key);
      if (made.lifetime === 0) return entry;
      const stored = this.#store(key, entry).then(() => shared?.entries.write(nameOf(key), entry.encode()));
      if (!this.#memory) await stored;
      return entry;
    } catch (error) {
      if (own) this.#failures.set(key, madeAt);
      throw error;
    }
  }

  /** Whether a complete entry stays in place of this incomplete one. */
  #stays(own: Entry | null, { isIncomplete }: Pick<Made, 'isIncomplete'>): boolean {
    if (!isIncomplete || !own || own.head.isIncomplete) return false;
    return ageMs(own.head.madeAt, this.#options.now()) < STAYS_COMPLETE_MS;
  }

  #remember(key: string, entry: Entry): void {
    this.#memory?.set(key, entry);
    entry.onGrow = () => {
      if (this.#memory?.peek(key) !== entry) return;
      this.#memory.delete(key); // set alone would not measure it again
      this.#memory.set(key, entry);
    };
  }

  async #store(key: string, entry: Entry): Promise<void> {
    this.#remember(key, entry);
    await this.#options.disk.write(nameOf(key), entry.encode());
  }

  /** A damaged entry is missing, and is replaced. */
  #decode(content: Buffer | null): Entry | null {
    try {
      return content && Entry.decode(content);
    } catch (error) {
      warnThrottled('cache.read-failed', error);
      return null;
    }
  }
}

/** The name of the entry's file. Keys come from visitors: they may be of any length. */
function nameOf(key: string): string {
  return hash('sha256', key);
}
