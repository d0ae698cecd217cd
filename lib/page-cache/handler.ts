import type { CacheHandlerContext } from '#lib/platform/next-internals.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import type { CacheControl, CachedValue, Entry, LookUp } from './entry.ts';
import type { PageCache } from './page-cache.ts';
import { processPageCache } from './process-page-cache.ts';

/**
 * @returns null in development, where every request renders; in a build, which writes its own output; and when opening
 * fails.
 */
function openCache({ dev, fs, serverDistDir }: CacheHandlerContext): PageCache | null {
  if (dev || process.env.NEXT_PHASE === 'phase-production-build' || !fs || !serverDistDir) return null;
  try {
    return processPageCache({ serverDistDir, fs });
  } catch (error) {
    warnThrottled('cache.open-failed', error);
    return null;
  }
}

/**
 * Next's `cacheHandler` for pages. Responses of `fetch` are not cached. Errors of the cache are logged,
 * and the site renders without it.
 */
export default class CacheHandler {
  readonly #cache: PageCache | null;

  constructor(context: CacheHandlerContext) {
    this.#cache = openCache(context);
  }

  async get(key: string, lookUp: LookUp): Promise<Entry | null> {
    try {
      if (lookUp.kind === 'FETCH') return null;
      return (await this.#cache?.get(key, lookUp)) ?? null;
    } catch (error) {
      warnThrottled('cache.get-failed', error);
      return null;
    }
  }

  async set(
    key: string,
    value: CachedValue | null,
    { cacheControl }: { cacheControl?: CacheControl },
  ): Promise<void> {
    if (value?.kind === 'FETCH') return;
    try {
      await this.#cache?.set(key, value, cacheControl);
    } catch (error) {
      warnThrottled('cache.set-failed', error);
    }
  }

  /** Makes pages stale, never missing: the site uses no other profile than 'max'. */
  async revalidateTag(tags: string | string[]): Promise<void> {
    await this.#cache?.invalidate([tags].flat());
  }

  /** Nothing to reset: there is no cache per request. */
  resetRequestCache(): void {
    return undefined;
  }
}
