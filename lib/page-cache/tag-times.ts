import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { isNotFoundError, writeFileAtomic } from '#lib/platform/atomic-write.ts';

const timesSchema = v.object({ stale: v.optional(v.number()), expired: v.optional(v.number()) });
const fileSchema = v.array(v.tuple([v.string(), timesSchema]));

/** Milliseconds since 1970. Entries older than `stale` are shown while they are renewed, entries older than `expired` are not shown. */
type Times = v.InferOutput<typeof timesSchema>;

export type Freshness = 'fresh' | 'stale' | 'expired';

/** What instances tell each other, with its time in milliseconds since 1970. */
export type Invalidation = { tag: string; kind: 'stale' | 'expired'; at: number };

/** Beyond this many the tag invalidated longest ago is dropped: its pages have outlived their lifetime by then. */
export const MAX_TAGS = 10_000;

/** A time further in the future than clocks are apart is of a wrong clock. */
const MAX_AHEAD_MS = 60_000;

/** When each tag was last invalidated, kept in a file across restarts. No method throws. */
export class TagTimes {
  /** Resolves once the file of an earlier process has been read. */
  readonly ready: Promise<void>;
  readonly #file: string;
  readonly #now: () => number;
  readonly #times = new Map<string, Times>();
  #lastSave: Promise<void> = Promise.resolve();
  #changes = 0;

  /** @param now milliseconds since 1970 */
  constructor(file: string, now: () => number) {
    this.#file = file;
    this.#now = now;
    this.ready = this.#restore();
  }

  /** Grows with every invalidation. */
  get changes(): number {
    return this.#changes;
  }

  /** The freshness of an entry with these tags that was made at `madeAt`, in milliseconds since 1970. */
  freshness(tags: string[], madeAt: number, now: number): Freshness {
    const times = tags.map((tag) => this.#times.get(tag));
    if (times.some((time) => time?.expired !== undefined && time.expired > madeAt && time.expired <= now))
      return 'expired';
    return times.some((time) => time?.stale !== undefined && time.stale > madeAt) ? 'stale' : 'fresh';
  }

  /**
   * Without durations the tags expire at once. With them they are stale at once and expire after `expire` seconds,
   * or never when that is not given.
   */
  async invalidate(tags: string[], durations: { expire?: number } | undefined, now: number): Promise<void> {
    await this.ready;
    for (const tag of tags) this.#put(tag, { ...this.#times.get(tag), ...newTimes(durations, now) });
    this.#lastSave = this.#lastSave.then(() => this.#save());
    await this.#lastSave;
  }

  /**
   * Takes over invalidations of other instances.
   * @param toleranceMs a time that is later than the known one by no more is taken for the same
   * @returns those that are later than what was known
   */
  async merge(invalidations: Invalidation[], toleranceMs = 0): Promise<Invalidation[]> {
    await this.ready;
    const limit = this.#now() + MAX_AHEAD_MS;
    const later = invalidations.filter((one) => one.at > this.#lastOf(one) + toleranceMs && one.at < limit);
    for (const { tag, kind, at } of later) this.#put(tag, { ...this.#times.get(tag), [kind]: at });
    if (later.length > 0) {
      this.#lastSave = this.#lastSave.then(() => this.#save());
      await this.#lastSave;
    }
    return later;
  }

  /** The invalidations that these lack, or have an earlier time for, as in `merge`. */
  laterThan(invalidations: Invalidation[], toleranceMs: number): Invalidation[] {
    const known = new Map(invalidations.map(({ tag, kind, at }) => [`${kind} ${tag}`, at]));
    return [...this.#times.keys()]
      .flatMap((tag) => this.invalidationsOf(tag))
      .filter(({ tag, kind, at }) => at > (known.get(`${kind} ${tag}`) ?? -Infinity) + toleranceMs);
  }

  /** An expiry that is yet to come belongs to this instance alone. */
  invalidationsOf(tag: string): Invalidation[] {
    const kinds = ['stale', 'expired'] as const;
    return kinds
      .map((kind) => ({ tag, kind, at: this.#lastOf({ tag, kind }) }))
      .filter(({ at }) => at > -Infinity);
  }

  #lastOf({ tag, kind }: Pick<Invalidation, 'tag' | 'kind'>): number {
    const at = this.#times.get(tag)?.[kind] ?? -Infinity;
    return kind === 'expired' && at > this.#now() ? -Infinity : at;
  }

  #put(tag: string, times: Times): void {
    this.#changes += 1;
    this.#times.delete(tag);
    this.#times.set(tag, times);
    if (this.#times.size <= MAX_TAGS) return;
    const [oldest] = this.#times.keys();
    if (oldest !== undefined) this.#times.delete(oldest);
  }

  async #restore(): Promise<void> {
    try {
      for (const [tag, times] of v.parse(fileSchema, JSON.parse(await readFile(this.#file, 'utf8'))))
        this.#put(tag, notInFuture(times, this.#now()));
    } catch (error) {
      if (!isNotFoundError(error)) warnThrottled('cache.tags', error);
    }
  }

  async #save(): Promise<void> {
    try {
      await writeFileAtomic(this.#file, JSON.stringify([...this.#times]));
    } catch (error) {
      warnThrottled('cache.tags', error);
    }
  }
}

function newTimes(durations: { expire?: number } | undefined, now: number): Times {
  if (!durations) return { expired: now };
  return durations.expire === undefined
    ? { stale: now }
    : { stale: now, expired: now + durations.expire * 1000 };
}

/**
 * Moves an invalidation that a wrong clock dated in the future to now, so that pages rendered from now on are fresh. Only
 * `expired` may lie in the future, as long after `stale` as it did.
 */
function notInFuture({ stale, expired }: Times, now: number): Times {
  if (stale === undefined) return expired === undefined ? {} : { expired: Math.min(expired, now) };
  const ahead = Math.max(stale - now, 0);
  return { stale: stale - ahead, ...(expired !== undefined && { expired: expired - ahead }) };
}
