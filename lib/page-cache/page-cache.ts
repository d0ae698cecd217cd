import { hash } from 'node:crypto';
import { pagePathOf } from '#lib/platform/next-internals.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import type { DiskStore } from '#lib/platform/disk-store.ts';
import { decodeEntry, encodeEntry } from './entry-codec.ts';
import {
  outdated,
  pageTags,
  tagsOf,
  type CacheControl,
  type CachedValue,
  type Entry,
  type LookUp,
  type LookUpResult,
} from './entry.ts';
import { PageDocument } from './page-document.ts';
import { pageHeaders } from './page-headers.ts';
import { SegmentedLru, type Limits } from '#lib/platform/segmented-lru.ts';
import type { TagTimes } from './tag-times.ts';

export type ReadBuildOutput = (key: string, lookUp: LookUp) => Promise<Entry | null>;

type Options = {
  memory: Limits;
  disk: DiskStore;
  tags: TagTimes;
  readBuildOutput: ReadBuildOutput;
  /** Gives the HTML of a page as it is stored. Storing it again changes nothing. */
  rewriteHtml: (html: string, path: string) => string;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** An entry read from disk keeps the whole file in memory, since its buffers are views of it. */
const DISK_READ_WEIGHT = 2;

/** What can be sent for an address without asking Next. */
export type CachedPage = {
  document: PageDocument;
  /** In seconds, from the time of rendering. */
  lifetime: number;
  isStale: boolean;
};

/** The lifetime that Next tells caches for a page that is fresh until a tag is invalidated, in seconds. */
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A file name for a key: keys come from visitors' addresses and hold any character, at any length. */
function nameOf(key: string): string {
  return hash('sha256', pagePathOf(key) ?? key);
}

/** Caches pages and fetched data: looked up in memory, then on disk, then in the build's output. */
export class PageCache {
  readonly #options: Options;
  readonly #memory: SegmentedLru<Entry>;
  readonly #loading = new Map<string, Promise<Entry | null>>();
  readonly #documents = new WeakMap<CachedValue, PageDocument>();
  /** Values that this cache has stored or returned before. */
  readonly #known = new WeakSet<CachedValue>();
  #stored = 0;
  /** How many look-ups of pages had each result, since the process began. */
  readonly lookUps: Record<LookUpResult, number> = { hit: 0, stale: 0, miss: 0 };

  constructor(options: Options) {
    this.#options = options;
    this.#memory = new SegmentedLru(options.memory);
  }

  /** While it is the same, so is what `page` gives, but for the passing of time. */
  get changes(): number {
    return this.#stored + this.#options.tags.changes;
  }

  /** What is stored now. */
  get usage(): { memory: Limits; disk: Limits } {
    const { size, bytes } = this.#memory;
    return { memory: { entries: size, bytes }, disk: this.#options.disk.usage };
  }

  /** Milliseconds since 1970. */
  now(): number {
    return this.#options.now();
  }

  /**
   * The entry, made to look outdated when one of its tags is stale, or when a wrong clock dated it in the future. Null when
   * there is none or one of its tags has expired.
   */
  async get(key: string, lookUp: LookUp): Promise<Entry | null> {
    const { tags, now } = this.#options;
    await tags.ready;
    const entry = await this.#find(key, lookUp);
    if (!entry) return null;

    const freshness = tags.freshness(tagsOf(entry, lookUp), entry.lastModified, now());
    if (freshness === 'expired') return null;
    const isOutdated = freshness === 'stale' || entry.lastModified > now();
    return isOutdated ? outdated(entry, lookUp, now()) : entry;
  }

  /**
   * The page of a path after rewrites, as it is sent. Null when it is not in memory, is not a page, or may not be shown
   * any more.
   */
  page(path: string): CachedPage | null {
    const name = nameOf(path);
    const entry = this.#memory.get(name);
    const value = entry?.value;
    if (!value || value.kind !== 'APP_PAGE' || typeof value.html !== 'string') return null;

    const { tags, disk, now } = this.#options;
    const freshness = tags.freshness(pageTags(value), entry.lastModified, now());
    if (freshness === 'expired') return null;
    disk.touch(name);
    const document =
      this.#documents.get(value) ??
      new PageDocument(value.html, value.headers, (bytes) => this.#memory.grow(name, entry, bytes));
    this.#documents.set(value, document);
    const lifetime = entry.cacheControl?.revalidate || YEAR_SECONDS;
    const isOld = now() > entry.lastModified + lifetime * 1000 || entry.lastModified > now();
    return { document, lifetime, isStale: isOld || freshness === 'stale' };
  }

  /**
   * Stores a value, after finishing a page: its HTML is rewritten, and headers are added. When a revalidation fails, Next sets the value that it got from
   * here again, with a short lifetime. That is stored in memory only: on disk the page keeps its real age.
   */
  async set(key: string, value: CachedValue | null, cacheControl: CacheControl | undefined): Promise<void> {
    const isUnchanged = value !== null && this.#known.has(value);
    const lastModified = this.#options.now();
    if (!isUnchanged) this.#finish(key, value, lastModified);

    const entry = { value, lastModified, cacheControl };
    const content = encodeEntry(entry);
    this.#keepInMemory(nameOf(key), entry, content.length);
    if (!isUnchanged) await this.#options.disk.write(nameOf(key), content);
  }

  async invalidate(tags: string[], durations: { expire?: number } | undefined): Promise<void> {
    await this.#options.tags.invalidate(tags, durations, this.#options.now());
  }

  async #find(key: string, lookUp: LookUp): Promise<Entry | null> {
    const name = nameOf(key);
    const inMemory = this.#memory.get(name);
    if (inMemory) {
      this.#options.disk.touch(name);
      return inMemory;
    }
    const loading = this.#loading.get(name) ?? this.#load(name, key, lookUp);
    this.#loading.set(name, loading);
    return loading.finally(() => this.#loading.delete(name));
  }

  async #load(name: string, key: string, lookUp: LookUp): Promise<Entry | null> {
    const entry = (await this.#readDisk(name)) ?? (await this.#options.readBuildOutput(key, lookUp));
    const newer = this.#memory.peek(name); // rendered while this was read
    if (newer || !entry) return newer ?? null;

    this.#finish(key, entry.value, entry.lastModified);
    this.#keepInMemory(name, entry, encodeEntry(entry).length * DISK_READ_WEIGHT);
    return entry;
  }

  async #readDisk(name: string): Promise<Entry | null> {
    const content = await this.#options.disk.read(name);
    if (!content) return null;
    try {
      return decodeEntry(content);
    } catch (error) {
      warnThrottled('cache.read', error);
      await this.#options.disk.remove(name);
      return null;
    }
  }

  /** In place: Next answers with the very object that it hands to the cache. */
  #finish(key: string, value: CachedValue | null, renderedAt: number): void {
    if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string') return;
    value.html = this.#options.rewriteHtml(value.html, pagePathOf(key) ?? key);
    value.headers = pageHeaders(value, renderedAt);
  }

  #keepInMemory(name: string, entry: Entry, bytes: number): void {
    this.#stored += 1;
    if (entry.value) this.#known.add(entry.value);
    this.#memory.set(name, entry, bytes);
  }
}
