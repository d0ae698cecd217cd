import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { ageMs } from '#lib/platform/age.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { LIMITS } from '#lib/platform/limits.ts';
import { isNotFoundError, writeFileAtomic } from '#lib/platform/atomic-write.ts';

const fileSchema = v.array(v.tuple([v.string(), v.number()]));

/** An invalidation of a tag. `at` is in milliseconds since 1970. */
export type Invalidation = { tag: string; at: number };

/** When each tag was last invalidated, kept in a file across restarts. No method throws. */
export class TagTimes {
  /** Resolves once the file of an earlier process has been read. */
  readonly ready: Promise<void>;
  readonly #file: string;
  readonly #now: () => number;
  readonly #times = new Map<string, number>();
  #lastSave: Promise<void> = Promise.resolve();

  /** @param now milliseconds since 1970 */
  constructor(file: string, now: () => number) {
    this.#file = file;
    this.#now = now;
    this.ready = this.#restore();
  }

  /** Whether one of the tags was invalidated at or after `madeAt`, in milliseconds since 1970. */
  isStale(tags: string[], madeAt: number): boolean {
    const now = this.#now();
    return tags.some((tag) => {
      const at = this.#times.get(tag);
      return at !== undefined && ageMs(at, now) <= ageMs(madeAt, now);
    });
  }

  /**
   * Adds invalidations of this or another instance.
   * @returns the invalidations that were later than the known ones; any is later than one dated in the future
   */
  async merge(invalidations: Invalidation[]): Promise<Invalidation[]> {
    await this.ready;
    const now = this.#now();
    const later = invalidations.filter(({ tag, at }) => {
      const known = this.#times.get(tag) ?? -Infinity;
      return at > known || (at < known && known > now);
    });
    for (const { tag, at } of later) this.#put(tag, at);
    if (later.length > 0) {
      this.#lastSave = this.#lastSave.then(() => this.#save());
      await this.#lastSave;
    }
    return later;
  }

  /** The known invalidations that are missing from these, or later than them. */
  laterThan(invalidations: Invalidation[]): Invalidation[] {
    const known = new Map(invalidations.map(({ tag, at }) => [tag, at]));
    return Array.from(this.#times, ([tag, at]) => ({ tag, at })).filter(
      ({ tag, at }) => at > (known.get(tag) ?? -Infinity),
    );
  }

  #put(tag: string, at: number): void {
    this.#times.delete(tag);
    this.#times.set(tag, at);
    if (this.#times.size <= LIMITS.invalidatedTags) return;
    const [oldest] = this.#times.keys();
    if (oldest !== undefined) this.#times.delete(oldest);
  }

  async #restore(): Promise<void> {
    try {
      for (const [tag, at] of v.parse(fileSchema, JSON.parse(await readFile(this.#file, 'utf8'))))
        this.#put(tag, at);
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
