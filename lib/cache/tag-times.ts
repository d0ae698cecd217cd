import { readFile } from 'node:fs/promises';
import { complain } from './complain.ts';
import { isMissing, writeFileWhole } from './files.ts';

/** Milliseconds since 1970. What is older than `stale` is to be renewed behind the visitor's back, what is older than `expired` before he sees it. */
type Times = { stale?: number; expired?: number };

export type Freshness = 'fresh' | 'stale' | 'expired';

/** A tag invalidated before this many others is forgotten: by then its pages have aged by themselves. */
const MOST_TAGS = 10_000;

/** When each tag was last invalidated, kept in a file so that a restart does not forget. No method throws. */
export class TagTimes {
  readonly #file: string;
  readonly #times = new Map<string, Times>();
  #lastSave: Promise<void> = Promise.resolve();

  constructor(file: string) {
    this.#file = file;
    this.ready = this.#restore();
  }

  /** When what an earlier process left has been read. */
  readonly ready: Promise<void>;

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
      const saved: unknown = JSON.parse(await readFile(this.#file, 'utf8'));
      if (!Array.isArray(saved)) throw new Error('Damaged tag file');
      for (const [tag, times] of saved as [string, Times][]) this.#put(tag, times);
    } catch (error) {
      if (!isMissing(error)) complain('cache.tags', error);
    }
  }

  async #save(): Promise<void> {
    try {
      await writeFileWhole(this.#file, JSON.stringify([...this.#times]));
    } catch (error) {
      complain('cache.tags', error);
    }
  }
}

function newTimes(durations: { expire?: number } | undefined, now: number): Times {
  if (!durations) return { expired: now };
  return durations.expire === undefined
    ? { stale: now }
    : { stale: now, expired: now + durations.expire * 1000 };
}
