import { processSingleton } from '#lib/platform/process-singleton.ts';
import type { PageCache } from './page-cache.ts';
import type { Invalidation } from './tag-times.ts';

type OnMissed = (missed: Invalidation[]) => void;

/** The page caches of this process by directory of the build. */
export function pageCaches(): Map<string, PageCache> {
  return processSingleton('page caches', () => new Map<string, PageCache>());
}

/** The page cache that Next uses in this process. Null until it has opened it. */
export function openPageCache(): PageCache | null {
  return pageCaches().values().next().value ?? null;
}

/** Registers who is told the invalidations that this process has learned late, since it was cut off from Redis. */
export function onMissedInvalidations(listener: OnMissed): void {
  listeners().add(listener);
}

export function tellMissedInvalidations(missed: Invalidation[]): void {
  for (const listener of listeners()) listener(missed);
}

function listeners(): Set<OnMissed> {
  return processSingleton('listeners to missed invalidations', () => new Set<OnMissed>());
}
