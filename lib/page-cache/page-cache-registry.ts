import { processSingleton } from '#lib/platform/process-singleton.ts';
import type { PageCache } from './page-cache.ts';
import type { Invalidation } from './tag-times.ts';

type OnMissed = (missed: Invalidation[]) => void;

/** The page caches of this process, by the directory of the build. */
export function pageCaches(): Map<string, PageCache> {
  return processSingleton('page caches', () => new Map<string, PageCache>());
}

/** The page cache that Next uses in this process; null until Next has opened it. */
export function currentPageCache(): PageCache | null {
  return pageCaches().values().next().value ?? null;
}

/** Registers a listener for invalidations that this process learned late, after being cut off from Redis. */
export function onMissedInvalidations(listener: OnMissed): void {
  listeners().add(listener);
}

export function tellMissedInvalidations(missed: Invalidation[]): void {
  for (const listener of listeners()) listener(missed);
}

function listeners(): Set<OnMissed> {
  return processSingleton('listeners to missed invalidations', () => new Set<OnMissed>());
}
