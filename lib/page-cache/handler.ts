import type { CacheHandlerContext } from '#lib/platform/next-internals.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { lookUpResult, type CacheControl, type CachedValue, type Entry, type LookUp } from './entry.ts';
import type { PageCache } from './page-cache.ts';
import { processPictureCache } from './picture-cache.ts';
import { processPageCache } from './process-page-cache.ts';

/** @returns null in development, where every request renders, in a build, which has an output of its own, and when opening fails. */
function openCache({ dev, fs, serverDistDir }: CacheHandlerContext): PageCache | null {
  if (dev || process.env.NEXT_PHASE === 'phase-production-build' || !fs || !serverDistDir) return null;
  try {
    return processPageCache({ serverDistDir, fs });
  } catch (error) {
    warnThrottled('cache.open', error);
    return null;
  }
}

/** Next's `cacheHandler`. Errors of the cache are logged, and the site renders without it. */
export default class CacheHandler {
  readonly #cache: PageCache | null;

  constructor(context: CacheHandlerContext) {
    this.#cache = openCache(context);
  }

  async get(key: string, lookUp: LookUp): Promise<Entry | null> {
    try {
      if (lookUp.kind === 'IMAGE') return await processPictureCache().get(key);
      const entry = (await this.#cache?.get(key, lookUp)) ?? null;
      if (this.#cache && lookUp.kind === 'APP_PAGE')
        this.#cache.lookUps[lookUpResult(entry, this.#cache.now())] += 1;
      return entry;
    } catch (error) {
      warnThrottled('cache.get', error);
      return null;
    }
  }

  async set(
    key: string,
    value: CachedValue | null,
    { cacheControl }: { cacheControl?: CacheControl },
  ): Promise<void> {
    if (value?.kind === 'FETCH') return; // the site caches pages, not what they fetched
    try {
      if (value?.kind === 'IMAGE') await processPictureCache().set(key, value);
      else await this.#cache?.set(key, value, cacheControl);
    } catch (error) {
      warnThrottled('cache.set', error);
    }
  }

  /** @param durations as `revalidateTag(tag, 'max')` gives them; without them entries expire at once */
  async revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void> {
    await this.#cache?.invalidate([tags].flat(), durations);
  }

  /** There is no cache for a single request. */
  resetRequestCache(): void {
    return undefined;
  }
}
