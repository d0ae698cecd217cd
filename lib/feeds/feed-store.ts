import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { complain } from '@/lib/cache/complain';
import { isMissing } from '@/lib/cache/files';
import { GrowingFile } from './growing-file';

/** The parts of a feed as they are made, or null when there is no such feed. */
export type MakeFeed = () => Promise<AsyncIterable<Buffer | string> | null>;

/** A feed is kept for twenty times as long as its making took, so that one of a large inventory is not made all the time. */
const EFFORT = 20;
const SHORTEST_MS = 60_000;
const LONGEST_MS = 60 * 60_000;

type Options = { directory: string; now: () => number };

/**
 * Feeds as files. One that is kept is given at once and, when it is no longer fresh, made anew behind the reader's back;
 * while that fails the last one stays. The first time it is read while it is made, once for all who ask.
 */
export class FeedStore {
  readonly #options: Options;
  readonly #underway = new Map<string, Promise<GrowingFile | null>>();
  readonly #effort = new Map<string, number>();

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * @param name of its file
   * @returns null when there is no such feed. Throws what `make` throws when none is kept.
   */
  async open(name: string, make: MakeFeed): Promise<AsyncIterable<Uint8Array> | null> {
    const madeAt = await this.#madeAt(name);
    if (madeAt === null) return (await this.#begin(name, make))?.read() ?? null;

    const { now, directory } = this.#options;
    if (now() - madeAt > this.#freshFor(name)) {
      this.#begin(name, make).catch((error: unknown) => complain('feed.not-renewed', error));
    }
    return createReadStream(join(directory, name));
  }

  /** Milliseconds since 1970, null for what is not kept. */
  async #madeAt(name: string): Promise<number | null> {
    try {
      return (await stat(join(this.#options.directory, name))).mtimeMs;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  #freshFor(name: string): number {
    return Math.min(Math.max((this.#effort.get(name) ?? 0) * EFFORT, SHORTEST_MS), LONGEST_MS);
  }

  /** The file that is being made, begun now unless it was before. */
  #begin(name: string, make: MakeFeed): Promise<GrowingFile | null> {
    const known = this.#underway.get(name);
    if (known) return known;
    const begun = this.#make(name, make);
    this.#underway.set(name, begun);
    void begun
      .then((file) => file?.done)
      .catch(() => undefined) // told to whoever opened it
      .finally(() => this.#underway.delete(name));
    return begun;
  }

  async #make(name: string, make: MakeFeed): Promise<GrowingFile | null> {
    const path = join(this.#options.directory, name);
    const begunAt = this.#options.now();
    const content = await make();
    if (content === null) {
      await rm(path, { force: true });
      return null;
    }
    const file = new GrowingFile(path, content);
    void file.done.then(
      () => this.#effort.set(name, this.#options.now() - begunAt),
      (error: unknown) => complain('feed.not-made', error),
    );
    await file.begun();
    return file;
  }
}
