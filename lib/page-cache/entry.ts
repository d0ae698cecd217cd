/** What Next stores under a key. Only what this cache reads is typed; the rest is passed through. */
export type CachedValue = {
  kind: string;
  html?: unknown;
  headers?: Record<string, unknown> | undefined;
  tags?: string[];
  /** Of fetched data only, in seconds. */
  revalidate?: number;
};

/** In seconds. `revalidate: false`: fresh until a tag is invalidated. */
export type CacheControl = { revalidate: number | false; expire?: number | undefined };

export type Entry = {
  /** Null: Next found that there is no such page. */
  value: CachedValue | null;
  /** Milliseconds since 1970. */
  lastModified: number;
  /** When the value was rendered, if that was earlier: its revalidation has failed since. */
  renderedAt?: number | undefined;
  cacheControl?: CacheControl | undefined;
};

/** What Next knows of the entry that it looks up. All but `kind` is given for fetched data only. */
export type LookUp = {
  kind: string;
  tags?: string[];
  softTags?: string[];
  revalidate?: number | false;
};

/** All tags that can invalidate the entry. Those of fetched data are in the entry and in the look-up. */
export function tagsOf({ value }: Entry, { tags = [], softTags = [] }: LookUp): string[] {
  if (value?.kind === 'FETCH') return [...tags, ...softTags, ...(value.tags ?? [])];

  return pageTags(value);
}

/** The tags of a page, which Next puts into a header. */
export function pageTags(value: CachedValue | null): string[] {
  const header = value?.headers?.['x-next-cache-tags'];
  return typeof header === 'string' ? header.split(',') : [];
}

/** Whether an entry has outlived its lifetime, or was dated in the future by a wrong clock. */
export function isOld({ lastModified, cacheControl }: Entry, now: number): boolean {
  return now > lastModified + (cacheControl?.revalidate || Infinity) * 1000 || lastModified > now;
}

/** The entry with an age at which Next still shows it, and revalidates it in the background. */
export function outdated(entry: Entry, lookUp: LookUp, now: number): Entry {
  if (entry.value?.kind === 'FETCH')
    return aged(entry, lookUp.revalidate || entry.value.revalidate || 0, now);

  const revalidate = entry.cacheControl?.revalidate || 1; // an entry without a lifetime would never be too old
  return { ...aged(entry, revalidate, now), cacheControl: { ...entry.cacheControl, revalidate } };
}

/** What was found for a page. A stale one is answered, and rendered again. */
export type LookUpResult = 'hit' | 'stale' | 'miss';

export function lookUpResult(entry: Entry | null, now: number): LookUpResult {
  if (!entry) return 'miss';
  const { lastModified, cacheControl } = entry;
  const isFresh = !cacheControl?.revalidate || now <= lastModified + cacheControl.revalidate * 1000;
  return isFresh ? 'hit' : 'stale';
}

function aged(entry: Entry, seconds: number, now: number): Entry {
  return { ...entry, lastModified: Math.min(entry.lastModified, now - seconds * 1000 - 1) };
}
