import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { isNotFoundError, writeFileAtomic } from '#lib/platform/atomic-write.ts';

const fileSchema = v.array(v.tuple([v.string(), v.number()]));

/** What instances tell each other, with its time in milliseconds since 1970. */
export type Invalidation = { tag: string; at: number };

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
  readonly #times = new Map<string, number>();
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

  /** Whether one of an entry's tags was invalidated after it was made, in milliseconds since 1970. */
  isStale(tags: string[], madeAt: number): boolean {
    return tags.some((tag) => this.#lastOf(tag) > madeAt);
  }

  /**
   * Takes over invalidations of this instance or another one.
   * @param toleranceMs a time that is later than the known one by no more is taken for the same
   * @returns those that are later than what was known
   */
  async merge(invalidations: Invalidation[], toleranceMs = 0): Promise<Invalidation[]> {
    await this.ready;
    const limit = this.#now() + MAX_AHEAD_MS;
    const later = invalidations.filter(({ tag, at }) => at > this.#lastOf(tag) + toleranceMs && at < limit);
    for (const { tag, at } of later) this.#put(tag, at);
    if (later.length > 0) {
      this.#lastSave = this.#lastSave.then(() => this.#save());
      await this.#lastSave;
    }
    return later;
  }

  /** The invalidations that these lack, or have an earlier time for, as in `merge`. */
  laterThan(invalidations: Invalidation[], toleranceMs: number): Invalidation[] {
    const known = new Map(invalidations.map(({ tag, at }) => [tag, at]));
    return Array.from(this.#times, ([tag, at]) => ({ tag, at })).filter(
      ({ tag, at }) => at > (known.get(tag) ?? -Infinity) + toleranceMs,
    );
  }

  #lastOf(tag: string): number {
    return this.#times.get(tag) ?? -Infinity;
  }

  #put(tag: string, at: number): void {
    this.#changes += 1;
    this.#times.delete(tag);
    this.#times.set(tag, at);
    if (this.#times.size <= MAX_TAGS) return;
    const [oldest] = this.#times.keys();
    if (oldest !== undefined) this.#times.delete(oldest);
  }

  /** A time in the future counts as now, so that pages rendered from now on are fresh. */
  async #restore(): Promise<void> {
    try {
      for (const [tag, at] of v.parse(fileSchema, JSON.parse(await readFile(this.#file, 'utf8'))))
        this.#put(tag, Math.min(at, this.#now()));
    } catch (error) {
      if (!isNotFoundError(error)) warnThrottled('cache.tags-failed', error);
    }
  }

  async #save(): Promise<void> {
    try {
      await writeFileAtomic(this.#file, JSON.stringify([...this.#times]));
    } catch (error) {
      warnThrottled('cache.tags-failed', error);
    }
  }
}
