import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { listFiles, isNotFoundError, TEMPORARY_SUFFIX, writeFileAtomic } from '#lib/platform/atomic-write.ts';

/** The parts of a feed as they are generated, or null when there is no such feed. */
export type MakeFeed = () => Promise<AsyncIterable<Buffer | string> | null>;

/** A feed is kept for twenty times as long as it took to generate, so that a large inventory is not read all the time. */
const EFFORT = 20;
const SHORTEST_MS = 60_000;
const LONGEST_MS = 60 * 60_000;

/** File systems keep times less exactly than the clock of the process tells them. */
const CLOCK_TOLERANCE_MS = 1_000;

type Options = { directory: string; now: () => number };

/**
 * Feeds as files. Each is generated whole into a new file, once for all who ask, and then put in place: until then, and
 * while generating fails, the old one is served.
 */
export class FeedStore {
  readonly #options: Options;
  readonly #generating = new Map<string, Promise<boolean>>();
  readonly #tookMs = new Map<string, number>();
  readonly #cleaned: Promise<void>;

  constructor(options: Options) {
    this.#options = options;
    this.#cleaned = removeUnfinished(options.directory);
  }

  /**
   * The feed as it is kept; one that is not kept yet is generated first. No file is opened before the content is read.
   * @param name of its file
   * @returns null when there is no such feed. Throws what `make` throws when none is kept.
   */
  async open(name: string, make: MakeFeed): Promise<AsyncIterable<Uint8Array> | null> {
    await this.#cleaned;
    const generatedAt = await this.#generatedAt(name);
    if (generatedAt === null) {
      if (!(await this.#generate(name, make))) return null;
    } else if (!this.#isFresh(name, generatedAt)) {
      this.#generate(name, make).catch((error: unknown) => warnThrottled('feed.not-renewed', error));
    }
    return contentOf(join(this.#options.directory, name));
  }

  /** Milliseconds since 1970, null for what is not kept. */
  async #generatedAt(name: string): Promise<number | null> {
    try {
      return (await stat(join(this.#options.directory, name))).mtimeMs;
    } catch (error) {
      if (isNotFoundError(error)) return null;
      throw error;
    }
  }

  /** A time in the future comes from a clock that was wrong. */
  #isFresh(name: string, generatedAt: number): boolean {
    const ageMs = this.#options.now() - generatedAt;
    const freshMs = Math.min(Math.max((this.#tookMs.get(name) ?? 0) * EFFORT, SHORTEST_MS), LONGEST_MS);
    return ageMs >= -CLOCK_TOLERANCE_MS && ageMs <= freshMs;
  }

  /** @returns whether there is such a feed */
  #generate(name: string, make: MakeFeed): Promise<boolean> {
    const underway = this.#generating.get(name);
    if (underway) return underway;
    const generating = this.#write(name, make).finally(() => this.#generating.delete(name));
    this.#generating.set(name, generating);
    return generating;
  }

  async #write(name: string, make: MakeFeed): Promise<boolean> {
    const { directory, now } = this.#options;
    const path = join(directory, name);
    const begunAt = now();
    const content = await make();
    if (content) await writeFileAtomic(path, content);
    else await rm(path, { force: true });
    this.#tookMs.set(name, now() - begunAt);
    return content !== null;
  }
}

async function* contentOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path) as AsyncIterable<Uint8Array>; // without an encoding
}

/** What a process that was killed has left. */
async function removeUnfinished(directory: string): Promise<void> {
  try {
    const unfinished = (await listFiles(directory)).filter((file) => file.endsWith(TEMPORARY_SUFFIX));
    await Promise.all(unfinished.map((file) => rm(join(directory, file), { force: true })));
  } catch (error) {
    warnThrottled('feed.cleanup', error);
  }
}
