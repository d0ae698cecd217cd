/** What Next stores under a key. Only what this cache reads is typed; the rest is passed through. */
export type CachedValue = {
  kind: string;
  html?: unknown;
  headers?: Record<string, unknown> | undefined;
};

/** In seconds. `revalidate: false`: fresh until a tag is invalidated. */
export type CacheControl = { revalidate: number | false; expire?: number | undefined };

export type Entry = {
  /** Null: Next found that the page does not exist. */
  value: CachedValue | null;
  /** Milliseconds since 1970. */
  lastModified: number;
  /** When the value was rendered, when a later revalidation has failed. */
  renderedAt?: number | undefined;
  cacheControl?: CacheControl | undefined;
};

/** What Next tells about the entry that it looks up. */
export type LookUp = { kind: string };

/** The result of a look-up. A stale entry is served, then rendered again. */
export type LookUpResult = 'hit' | 'stale' | 'miss';

/** The tags of a page, which Next puts into a header. */
export function pageTags(value: CachedValue | null): string[] {
  const header = value?.headers?.['x-next-cache-tags'];
  return typeof header === 'string' ? header.split(',') : [];
}

/** Whether an entry has outlived its lifetime, or was dated in the future by a wrong clock. */
export function isOld({ lastModified, cacheControl }: Entry, now: number): boolean {
  return now > lastModified + (cacheControl?.revalidate || Infinity) * 1000 || lastModified > now;
}

/** The entry with an age at which Next still serves it and revalidates it in the background. */
export function outdated(entry: Entry, now: number): Entry {
  const revalidate = entry.cacheControl?.revalidate || 1; // an entry without a lifetime would never become outdated
  const lastModified = Math.min(entry.lastModified, now - revalidate * 1000 - 1);
  return { ...entry, lastModified, cacheControl: { ...entry.cacheControl, revalidate } };
}
