import { isBulkheadRejectedError } from 'cockatiel';
import { hash } from 'node:crypto';
import { singleFlight } from '#lib/platform/single-flight.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import type { Size } from '#lib/platform/segmented-lru.ts';
import { CachedPage, type PageHead } from './cached-page.ts';
import { PageStore } from './page-store.ts';
import type { SharedRendering } from './shared-rendering.ts';
import type { SharedTags } from './shared-tags.ts';
import type { Invalidation, TagTimes } from './tag-times.ts';

/** A page as it was rendered. */
export type RenderedPage = Omit<PageHead, 'renderedAt'> & { body: Buffer };

/** A page of the cache. A stale one is sent, and rendered again in the background; a missing one was rendered. */
export type FoundPage = { page: CachedPage; result: 'hit' | 'stale' | 'miss' };

/** Renders the page at a canonical address; rejects when any part of it fails. */
export type RenderPage = (address: string) => Promise<RenderedPage>;

type Options = ConstructorParameters<typeof PageStore>[0] & {
  tags: TagTimes;
  /** What this instance shares with others; null when it is the only one. */
  shared: { rendering: SharedRendering; tags: SharedTags } | null;
  render: RenderPage;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** A render under way. `newer` comes first: a fresh page of another instance, instead of a render. */
type Render = { newer: Promise<CachedPage | null>; done: Promise<CachedPage> };

/** How long a stale page is served without another attempt after a render that failed. */
const RETRY_MS = 10_000;

/** How long a complete page stays while only incomplete ones can be rendered: what they do show may be newer. */
const STAYS_COMPLETE_MS = 60 * 60_000;

/**
 * An HTTP cache (RFC 9111) in front of a renderer: a fresh page is served; a stale one too, while it is rendered once in
 * the background (stale-while-revalidate, RFC 5861); a missing one is rendered once for all who wait. A render that
 * fails leaves the page that is there (stale-if-error).
 */
export class PageCache {
  readonly #options: Options;
  readonly #store: PageStore;
  readonly #renders = new Map<string, Render>();
  /** Look-ups since the process began, by result. */
  readonly lookUps: Record<FoundPage['result'], number> = { hit: 0, stale: 0, miss: 0 };

  constructor(options: Options) {
    this.#options = options;
    this.#store = new PageStore(options);
  }

  /** As long as this is unchanged, memory holds the same pages, except that they become stale with time. */
  get changes(): number {
    return this.#store.changes + this.#options.tags.changes;
  }

  /** What is stored now. */
  get usage(): { memory: Size; disk: Size } {
    return this.#store.usage;
  }

  /** Milliseconds since 1970. */
  now(): number {
    return this.#options.now();
  }

  /** The page in memory, when it can be sent at once; null otherwise. */
  peek(address: string): FoundPage | null {
    const name = nameOf(address);
    const page = this.#store.get(name);
    if (!page) return null;
    if (!this.#isStale(page)) return { page, result: 'hit' };
    if (this.#options.shared && !this.#renders.has(name)) return null; // another instance may have a newer one
    this.#revalidate(name, address, page);
    return { page, result: 'stale' };
  }

  /**
   * The page from memory, from disk, from another instance, or rendered now.
   * @throws the error of the render when there is no page
   */
  async get(address: string): Promise<FoundPage> {
    await this.#options.tags.ready;
    const name = nameOf(address);
    const own = (await this.#store.find(name)) ?? (await this.#adopt(name));
    if (!own) return { page: await this.#render(name, address, null).done, result: 'miss' };
    if (!this.#isStale(own)) return { page: own, result: 'hit' };
    const newer = await this.#revalidate(name, address, own).newer;
    return newer ? { page: newer, result: 'hit' } : { page: own, result: 'stale' };
  }

  /** Makes the pages with these tags stale. */
  async invalidate(names: string[]): Promise<void> {
    const { tags, shared, now } = this.#options;
    const at = now();
    const invalidations = names.map((tag): Invalidation => ({ tag, at }));
    await tags.merge(invalidations);
    await shared?.tags.publish(invalidations);
  }

  /** When the page becomes stale by its age, in milliseconds since 1970. */
  staleAt({ head, failedAt }: CachedPage): number {
    return Math.max(head.renderedAt + head.lifetime * 1000, failedAt + RETRY_MS);
  }

  /** For a while after a render that failed, only changes since then count. A wrong clock may date a page in the future. */
  #isStale({ head, failedAt }: CachedPage): boolean {
    const { tags, now } = this.#options;
    const isPaused = now() < failedAt + RETRY_MS;
    if (tags.isStale(head.tags, isPaused ? failedAt : head.renderedAt)) return true;
    const age = now() - head.renderedAt;
    return !isPaused && (age > head.lifetime * 1000 || age < 0);
  }

  #staysInPlace({ head }: CachedPage): boolean {
    return !head.isIncomplete && this.#options.now() - head.renderedAt < STAYS_COMPLETE_MS;
  }

  #revalidate(name: string, address: string, own: CachedPage): Render {
    const isRunning = this.#renders.has(name);
    const render = this.#render(name, address, own);
    if (!isRunning) render.done.catch((error: unknown) => warnThrottled('page.not-revalidated', error));
    return render;
  }

  #render(name: string, address: string, own: CachedPage | null): Render {
    const running = this.#renders.get(name);
    if (running) return running;
    const newer = this.#newer(name, own);
    const done = newer
      .then((page) => page ?? this.#renderOnce(name, address, own))
      .finally(() => this.#renders.delete(name));
    this.#renders.set(name, { newer, done });
    return { newer, done };
  }

  /** The page of another instance, which is stored here: also a stale one, for when it cannot be rendered again. */
  async #adopt(name: string): Promise<CachedPage | null> {
    const { shared } = this.#options;
    if (!shared || this.#renders.has(name)) return null;
    const found = await singleFlight(`shared page ${name}`, () => shared.rendering.newer(name, null));
    if (found) void this.#store.set(name, found);
    return found;
  }

  /** A fresh render of another instance. */
  async #newer(name: string, own: CachedPage | null): Promise<CachedPage | null> {
    const newer = await this.#options.shared?.rendering.newer(name, own);
    if (!newer) return null;
    void this.#store.set(name, newer);
    return this.#isStale(newer) ? null : newer;
  }

  async #renderOnce(name: string, address: string, own: CachedPage | null): Promise<CachedPage> {
    const { shared, render, now } = this.#options;
    const others = await shared?.rendering.claim(name, own);
    if (others) {
      if (others !== own) void this.#store.set(name, others);
      return others;
    }
    const renderedAt = now();
    try {
      const { body, ...head } = await render(address);
      if (head.isIncomplete && own && this.#staysInPlace(own))
        throw new Error('A part of the page is missing');
      if (head.isIncomplete) head.lifetime = Math.min(head.lifetime, RETRY_MS / 1000);
      const page = CachedPage.rendered({ ...head, renderedAt }, body);
      void this.#store.set(name, page).then(() => shared?.rendering.share(name, page));
      return page;
    } catch (error) {
      const isRefused = isBulkheadRejectedError(error); // it has cost nothing, so the next visit tries again
      if (own && !isRefused) own.failedAt = renderedAt;
      await shared?.rendering.release(name);
      throw error;
    }
  }
}

/** The name of the page's file. Addresses come from visitors: they may be of any length. */
function nameOf(address: string): string {
  return hash('sha256', address);
}
