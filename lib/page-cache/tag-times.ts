import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { isNotFoundError, writeFileAtomic } from '#lib/platform/atomic-write.ts';

const timesSchema = v.object({ stale: v.optional(v.number()), expired: v.optional(v.number()) });
const fileSchema = v.array(v.tuple([v.string(), timesSchema]));

/** Milliseconds since 1970. What is older than `stale` may be shown while it is renewed, what is older than `expired` may not. */
type Times = v.InferOutput<typeof timesSchema>;

export type Freshness = 'fresh' | 'stale' | 'expired';

/** A tag invalidated before this many others is forgotten: by then its pages have aged by themselves. */
const MOST_TAGS = 10_000;

/** When each tag was last invalidated, kept in a file so that a restart does not forget. No method throws. */
export class TagTimes {
  /** When what an earlier process left has been read. */
  readonly ready: Promise<void>;
  readonly #file: string;
  readonly #now: () => number;
  readonly #times = new Map<string, Times>();
  #lastSave: Promise<void> = Promise.resolve();

  /** @param now milliseconds since 1970 */
  constructor(file: string, now: () => number) {
    this.#file = file;
    this.#now = now;
    this.ready = this.#restore();
  }

  /** How something with these tags stands that was made at `madeAt`. */
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

  #put(tag: string, times: Times): void {
    this.#times.delete(tag);
    this.#times.set(tag, times);
    if (this.#times.size <= MOST_TAGS) return;
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
 * The times of an invalidation that a wrong clock puts into the future, as if it had been made now: what is older is
 * outdated, and what is rendered from now on is not. Only a time to expire may lie ahead, after that of becoming stale.
 */
function notInFuture({ stale, expired }: Times, now: number): Times {
  if (stale === undefined) return expired === undefined ? {} : { expired: Math.min(expired, now) };
  const ahead = Math.max(stale - now, 0);
  return { stale: stale - ahead, ...(expired !== undefined && { expired: expired - ahead }) };
}
