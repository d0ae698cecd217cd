import { hash } from 'node:crypto';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import type { DiskStore } from '#lib/platform/disk-store.ts';
import { decodeEntry, encodeEntry } from './entry-codec.ts';
import { outdated, tagsOf, type CacheControl, type CachedValue, type Entry, type LookUp } from './entry.ts';
import { completePage } from './page-headers.ts';
import { SegmentedLru, type Limits } from '#lib/platform/segmented-lru.ts';
import type { TagTimes } from './tag-times.ts';

export type ReadBuildOutput = (key: string, lookUp: LookUp) => Promise<Entry | null>;

type Parts = {
  memory: Limits;
  disk: DiskStore;
  tags: TagTimes;
  readBuildOutput: ReadBuildOutput;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** What was read from a file keeps that file in memory, since its binary parts are views of it. */
const WEIGHT_OF_READ = 2;

/** Keys are made by visitors: without a bound, and with anything in them. */
function nameOf(key: string): string {
  return hash('sha256', key);
}

/** Pages and fetched data: first from memory, then from the own disk store, then as the build rendered them. */
export class PageCache {
  readonly #parts: Parts;
  readonly #memory: SegmentedLru<Entry>;
  readonly #loading = new Map<string, Promise<Entry | null>>();
  /** The values that went through this cache before. */
  readonly #known = new WeakSet<CachedValue>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#memory = new SegmentedLru(parts.memory);
  }

  /**
   * The entry, made to look outdated when a tag of it has become stale or when it comes from a time that is still to come,
   * which only a wrong clock can say; null when there is none or a tag has expired.
   */
  async get(key: string, lookUp: LookUp): Promise<Entry | null> {
    const { tags, now } = this.#parts;
    await tags.ready;
    const entry = await this.#find(key, lookUp);
    if (!entry) return null;

    const freshness = tags.freshness(tagsOf(entry, lookUp), entry.lastModified, now());
    if (freshness === 'expired') return null;
    const isOutdated = freshness === 'stale' || entry.lastModified > now();
    return isOutdated ? outdated(entry, lookUp, now()) : entry;
  }

  /**
   * Keeps what was rendered or fetched, completing a page in place. When a revalidation fails, Next hands back the value
   * it got from here with a short time to the next attempt. That is kept in memory alone: on disk the page keeps its true age.
   */
  async set(key: string, value: CachedValue | null, cacheControl: CacheControl | undefined): Promise<void> {
    const isRetained = value !== null && this.#known.has(value);
    const lastModified = this.#parts.now();
    if (!isRetained) completePage(value, lastModified);

    const entry = { value, lastModified, cacheControl };
    const content = encodeEntry(entry);
    this.#remember(nameOf(key), entry, content.length);
    if (!isRetained) await this.#parts.disk.write(nameOf(key), content);
  }

  async invalidate(tags: string[], durations: { expire?: number } | undefined): Promise<void> {
    await this.#parts.tags.invalidate(tags, durations, this.#parts.now());
  }

  async #find(key: string, lookUp: LookUp): Promise<Entry | null> {
    const name = nameOf(key);
    const remembered = this.#memory.get(name);
    if (remembered) {
      this.#parts.disk.touch(name);
      return remembered;
    }
    const loading = this.#loading.get(name) ?? this.#load(name, key, lookUp);
    this.#loading.set(name, loading);
    return loading.finally(() => this.#loading.delete(name));
  }

  async #load(name: string, key: string, lookUp: LookUp): Promise<Entry | null> {
    const entry = (await this.#readDisk(name)) ?? (await this.#parts.readBuildOutput(key, lookUp));
    const newer = this.#memory.peek(name); // rendered in the meantime
    if (newer || !entry) return newer ?? null;

    completePage(entry.value, entry.lastModified);
    this.#remember(name, entry, encodeEntry(entry).length * WEIGHT_OF_READ);
    return entry;
  }

  async #readDisk(name: string): Promise<Entry | null> {
    const content = await this.#parts.disk.read(name);
    if (!content) return null;
    try {
      return decodeEntry(content);
    } catch (error) {
      warnThrottled('cache.read', error);
      await this.#parts.disk.remove(name);
      return null;
    }
  }

  #remember(name: string, entry: Entry, bytes: number): void {
    if (entry.value) this.#known.add(entry.value);
    this.#memory.set(name, entry, bytes);
  }
}
