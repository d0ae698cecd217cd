import type { CacheHandlerContext } from '#lib/platform/next-internals.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import type { CacheControl, CachedValue, Entry, LookUp } from './entry.ts';
import type { PageCache } from './page-cache.ts';
import { sharedCache } from './process-page-cache.ts';

/** A build renders for its own output, and development renders anew every time. */
function openCache({ dev, fs, serverDistDir }: CacheHandlerContext): PageCache | null {
  if (dev || process.env.NEXT_PHASE === 'phase-production-build' || !fs || !serverDistDir) return null;
  try {
    return sharedCache({ serverDistDir, fs });
  } catch (error) {
    warnThrottled('cache.open', error);
    return null;
  }
}

/** Next's `cacheHandler`. A cache that fails is logged and does without; the site goes on. */
export default class CacheHandler {
  readonly #cache: PageCache | null;

  constructor(context: CacheHandlerContext) {
    this.#cache = openCache(context);
  }

  async get(key: string, lookUp: LookUp): Promise<Entry | null> {
    try {
      return (await this.#cache?.get(key, lookUp)) ?? null;
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
    try {
      await this.#cache?.set(key, value, cacheControl);
    } catch (error) {
      warnThrottled('cache.set', error);
    }
  }

  /** `durations` as `revalidateTag(tag, 'max')` gives them; none means that nothing older may be shown any more. */
  async revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void> {
    await this.#cache?.invalidate([tags].flat(), durations);
  }

  /** Nothing is kept for one request alone. */
  resetRequestCache(): void {
    return undefined;
  }
}
