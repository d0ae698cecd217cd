import { hash } from 'node:crypto';
import { pagePathOf } from '#lib/platform/next-internals.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { EntryStore } from './entry-store.ts';
import {
  isOld,
  outdated,
  pageTags,
  type CacheControl,
  type CachedValue,
  type Entry,
  type LookUp,
  type LookUpResult,
} from './entry.ts';
import type { PageDocument } from './page-document.ts';
import { pageHeaders } from './page-headers.ts';
import { RenderStarts } from './render-starts.ts';
import type { Limits } from '#lib/platform/segmented-lru.ts';
import type { SharedPage, SharedPages } from './shared-pages.ts';
import { SharedRendering } from './shared-rendering.ts';
import type { SharedTags } from './shared-tags.ts';
import type { Invalidation, TagTimes } from './tag-times.ts';

type Options = Omit<ConstructorParameters<typeof EntryStore>[0], 'finish'> & {
  tags: TagTimes;
  /** What this instance has in common with others; null when it is the only one. */
  shared: { pages: SharedPages; tags: SharedTags } | null;
  /** Gives the HTML of a page as it is stored. Storing it again changes nothing. */
  rewriteHtml: (html: string, path: string) => string;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** What can be sent for an address without asking Next. */
export type CachedPage = {
  document: PageDocument;
  isStale: boolean;
  /** When its lifetime ends, in milliseconds since 1970. */
  staleAt: number;
};

/** The lifetime that Next tells caches for a page that is fresh until a tag is invalidated, in seconds. */
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A file name for a key: keys come from visitors' addresses and hold any character, at any length. */
function nameOf(key: string): string {
  return hash('sha256', pagePathOf(key) ?? key);
}

/**
 * Caches pages: looked up in memory, then on disk, then in the build's output, and where that gives nothing
 * fresh, in what instances share (docs/decisions/0016-shared-state.md).
 */
export class PageCache {
  readonly #options: Options;
  readonly #entries: EntryStore;
  readonly #rendering: SharedRendering | null;
  readonly #renders = new RenderStarts();
  /** How many look-ups of pages had each result, since the process began. The page front adds its own. */
  readonly lookUps: Record<LookUpResult, number> = { hit: 0, stale: 0, miss: 0 };

  constructor(options: Options) {
    this.#options = options;
    this.#entries = new EntryStore({ ...options, finish: (key, value) => this.#finish(key, value) });
    this.#rendering =
      options.shared &&
      new SharedRendering(options.shared.pages, {
        peek: (name) => this.#entries.peek(name),
        keep: (name, page) => this.#keepShared(name, page),
        now: options.now,
      });
  }

  /** While it is the same, so is what `page` gives, but for the passing of time. */
  get changes(): number {
    return this.#entries.changes + this.#options.tags.changes;
  }

  /** What is stored now. */
  get usage(): { memory: Limits; disk: Limits } {
    return this.#entries.usage;
  }

  /** Milliseconds since 1970. */
  now(): number {
    return this.#options.now();
  }

  /**
   * The entry, made to look outdated when one of its tags was invalidated, or when a wrong clock dated it in the future. Null
   * when there is none.
   */
  async get(key: string, lookUp: LookUp): Promise<Entry | null> {
    const { tags, now } = this.#options;
    await tags.ready;
    const name = nameOf(key);
    const own = await this.#entries.find(name, key, lookUp);
    const entry =
      this.#rendering && this.#resultOf(own) !== 'hit'
        ? await this.#rendering.newest(name, own, (found) => this.#resultOf(found))
        : own;
    const result = this.#resultOf(entry);
    if (lookUp.kind === 'APP_PAGE') this.lookUps[result] += 1;
    if (result !== 'hit') this.#renders.begin(name, now());
    return entry && result === 'stale' ? outdated(entry, now()) : entry;
  }

  /**
   * The page of a path after rewrites, as it is sent. Null when it is not in memory or is not a page.
   */
  page(path: string): CachedPage | null {
    const name = nameOf(path);
    const entry = this.#entries.get(name);
    const document = entry && this.#entries.document(name, entry);
    if (!document) return null;

    const staleAt = entry.lastModified + (entry.cacheControl?.revalidate || YEAR_SECONDS) * 1000;
    return { document, staleAt, isStale: this.#resultOf(entry) === 'stale' };
  }

  /**
   * Stores a value, after finishing a page: its HTML is rewritten, and headers are added. When a revalidation fails, Next sets
   * the value that it got from here again, with a short lifetime. That is stored in memory only: on disk the page keeps its real
   * age. A new page is as old as its render's start, so that a tag that was invalidated during the render makes it outdated.
   */
  async set(key: string, value: CachedValue | null, cacheControl: CacheControl | undefined): Promise<void> {
    const now = this.#options.now();
    const begunAt = this.#renders.end(nameOf(key), now);
    const isUnchanged = value !== null && this.#entries.knows(value);
    const known = isUnchanged ? this.#entries.peek(nameOf(key)) : undefined;
    const renderedAt = known && (known.renderedAt ?? known.lastModified);
    if (!isUnchanged) this.#finish(key, value);

    const entry = { value, lastModified: isUnchanged ? now : begunAt, renderedAt, cacheControl };
    const written = this.#entries.set(nameOf(key), entry, { isOnDisk: !isUnchanged });
    if (this.#rendering && !isUnchanged) void this.#share(nameOf(key), entry);
    await written;
  }

  /** Makes the pages with these tags stale. */
  async invalidate(names: string[]): Promise<void> {
    const { tags, shared, now } = this.#options;
    const at = now();
    const invalidations = names.map((tag): Invalidation => ({ tag, at }));
    await tags.merge(invalidations);
    await shared?.tags.publish(invalidations);
  }

  #resultOf(entry: Entry | null): LookUpResult {
    if (!entry) return 'miss';
    const { tags, now } = this.#options;
    const isStale = isOld(entry, now()) || tags.isStale(pageTags(entry.value), entry.lastModified);
    return isStale ? 'stale' : 'hit';
  }

  /** Compresses a page at once: the body is shared too. */
  async #share(name: string, entry: Entry): Promise<void> {
    try {
      const brotli = (await this.#entries.document(name, entry)?.body('br')) ?? null;
      await this.#rendering?.share(name, { entry, brotli });
    } catch (error) {
      warnThrottled('cache.write-failed', error);
    }
  }

  #keepShared(name: string, { entry, brotli }: SharedPage): void {
    void this.#entries.set(name, entry, { isRead: true });
    if (brotli) this.#entries.document(name, entry)?.keep('br', brotli);
  }

  /** In place: Next answers with the very object that it hands to the cache. */
  #finish(key: string, value: CachedValue | null): void {
    if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string') return;
    const html = this.#options.rewriteHtml(value.html, pagePathOf(key) ?? key);
    value.html = html;
    value.headers = pageHeaders(value, html);
  }
}
