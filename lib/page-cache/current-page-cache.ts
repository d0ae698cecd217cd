import { processSingleton } from '#lib/platform/process-singleton.ts';
import type { PageCache } from './page-cache.ts';
import type { Invalidation } from './tag-times.ts';

type OnMissed = (missed: Invalidation[]) => void;

/** A singleton, since the server opens the cache that the webhook in Next's bundles invalidates. */
const current = processSingleton('page cache', (): { cache: PageCache | null; listeners: Set<OnMissed> } => ({
  cache: null,
  listeners: new Set(),
}));

/** The page cache of this process; null in development, and until the site has opened it. */
export function currentPageCache(): PageCache | null {
  return current.cache;
}

export function setPageCache(cache: PageCache): void {
  current.cache = cache;
}

/** Registers a listener for invalidations that this process learned late, after being cut off from Redis. */
export function onMissedInvalidations(listener: OnMissed): void {
  current.listeners.add(listener);
}

export function tellMissedInvalidations(missed: Invalidation[]): void {
  for (const listener of current.listeners) listener(missed);
}
