/** What Next keeps under a key. Only what this cache itself reads is spelled out; the rest is carried along. */
export type CachedValue = {
  kind: string;
  html?: unknown;
  headers?: Record<string, unknown> | undefined;
  tags?: string[];
  /** Of fetched data, in seconds. */
  revalidate?: number;
};

/** Seconds, as Next counts them. `revalidate: false`: good until a tag says otherwise. */
export type CacheControl = { revalidate: number | false; expire?: number | undefined };

export type Entry = {
  /** Null: Next found that there is no such page. */
  value: CachedValue | null;
  /** Milliseconds since 1970. */
  lastModified: number;
  cacheControl?: CacheControl | undefined;
};

/** What Next says about the entry it wants. All but the kind is said of fetched data only. */
export type LookUp = {
  kind: string;
  tags?: string[];
  softTags?: string[];
  revalidate?: number | false;
};

/** Everything that may invalidate the entry: a page names its tags in a header, fetched data in the entry and in the look-up. */
export function tagsOf({ value }: Entry, { tags = [], softTags = [] }: LookUp): string[] {
  if (value?.kind === 'FETCH') return [...tags, ...softTags, ...(value.tags ?? [])];

  const header = value?.headers?.['x-next-cache-tags'];
  return typeof header === 'string' ? header.split(',') : [];
}

/** The entry with an age at which Next shows it still, and renews it behind the visitor's back. */
export function outdated(entry: Entry, lookUp: LookUp, now: number): Entry {
  if (entry.value?.kind === 'FETCH')
    return aged(entry, lookUp.revalidate || entry.value.revalidate || 0, now);

  const revalidate = entry.cacheControl?.revalidate || 1; // without a lifetime no age would be too much
  return { ...aged(entry, revalidate, now), cacheControl: { ...entry.cacheControl, revalidate } };
}

function aged(entry: Entry, seconds: number, now: number): Entry {
  return { ...entry, lastModified: Math.min(entry.lastModified, now - seconds * 1000 - 1) };
}
