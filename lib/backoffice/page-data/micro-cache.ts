import { currentRender } from '#lib/platform/page-render.ts';
import { CACHE, revalidateAfter, tagPage } from './cache-tags.ts';

/** The lists that every search page shows, whatever the search. */
type Kind = 'makes' | 'models';

const LIFETIME_SECONDS = 1;

const cached = new Map<Kind, { loadedAt: number; names: Promise<string[]> }>();

/**
 * The result of `load`, cached for one second while pages are rendered. A page that shows a cached list is cached for a
 * second less. Failures are not cached.
 */
export function microCached(
  kind: Kind,
  load: () => Promise<string[]>,
  now = performance.now(),
): Promise<string[]> {
  if (currentRender() === undefined) return load();
  const hit = cached.get(kind);
  if (hit && now - hit.loadedAt < LIFETIME_SECONDS * 1000) {
    tagPage(CACHE.makes.tag);
    revalidateAfter(CACHE.makes.seconds - LIFETIME_SECONDS);
    return hit.names;
  }
  const entry = { loadedAt: now, names: load() };
  cached.set(kind, entry);
  entry.names.catch(() => cached.get(kind) === entry && cached.delete(kind)); // the caller handles the error
  return entry.names;
}

/** Empties the cache, since the data of the backoffice has changed. */
export function clearMicroCache(): void {
  cached.clear();
}
