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
  /** What this instance shares with others; null when it is the only one. */
  shared: { pages: SharedPages; tags: SharedTags } | null;
  /** Rewrites a page's HTML for storage. Applied again, it changes nothing. */
  rewriteHtml: (html: string, path: string) => string;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** A page that can be sent without Next. */
export type CachedPage = {
  document: PageDocument;
  isStale: boolean;
  /** When its lifetime ends, in milliseconds since 1970. */
  staleAt: number;
};

/** The lifetime, in seconds, that Next tells caches for a page without a time limit. */
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The file name for a key. Keys come from visitors' addresses: they may be of any length and contain any character. */
function nameOf(key: string): string {
  return hash('sha256', pagePathOf(key) ?? key);
}

/**
 * Caches pages. A look-up tries memory, disk and the build's output; when nothing fresh is found there, it tries what
 * instances share (docs/decisions/0016-shared-state.md).
 */
export class PageCache {
  readonly #options: Options;
  readonly #entries: EntryStore;
  readonly #rendering: SharedRendering | null;
  readonly #renders = new RenderStarts();
  /** Look-ups of pages since the process began, by result. The page front adds its own. */
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

  /** As long as this is unchanged, `page` returns the same, except that pages become stale with time. */
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
   * The entry, made to look outdated when one of its tags was invalidated or a wrong clock dated it in the future; null
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

  /** The page of a path after rewrites; null when it is not in memory or not a page. */
  page(path: string): CachedPage | null {
    const name = nameOf(path);
    const entry = this.#entries.get(name);
    const document = entry && this.#entries.document(name, entry);
    if (!document) return null;

    const staleAt = entry.lastModified + (entry.cacheControl?.revalidate || YEAR_SECONDS) * 1000;
    return { document, staleAt, isStale: this.#resultOf(entry) === 'stale' };
  }

  /**
   * Stores a value, after rewriting a page's HTML and adding its headers. A new page is dated by the start of its
   * render, so that an invalidation during the render makes it outdated. When a revalidation fails, Next sets the value
   * that it got from here again, with a short lifetime: that is kept in memory only, so that on disk the page keeps its
   * real age.
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

  /** Compresses the page now, because its compressed body is shared too. */
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

  /** Changes the value in place, because Next responds with the very object that it passes to the cache. */
  #finish(key: string, value: CachedValue | null): void {
    if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string') return;
    const html = this.#options.rewriteHtml(value.html, pagePathOf(key) ?? key);
    value.html = html;
    value.headers = pageHeaders(value, html);
  }
}
