import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { warnThrottled } from './warn-throttled.ts';
import { listFiles, isNotFoundError, TEMPORARY_SUFFIX, writeFileAtomic } from './atomic-write.ts';
import { SegmentedLru, type Limits } from './segmented-lru.ts';

/** What was written a second time had been asked for again: its name says so, and a restart knows it. */
const ONCE = '.once';
const AGAIN = '.again';
const STORED_FILE = /^([\da-f]{64})\.(?:once|again)$/;

/**
 * Contents under names (64 hexadecimal digits) as files of one directory, within limits.
 * No method throws: what fails is logged and counts as not there.
 */
export class DiskStore {
  /** When what an earlier process left has been found. */
  readonly ready: Promise<void>;
  readonly #directory: string;
  readonly #files: SegmentedLru<string>;
  /** Changes of the directory happen one after the other. */
  #lastChange = Promise.resolve();

  constructor(directory: string, limits: Limits) {
    this.#directory = directory;
    this.#files = new SegmentedLru(limits, (name, file) => void this.#change(() => this.#clear(name, file)));
    this.ready = this.#change(() => this.#restore());
  }

  async read(name: string): Promise<Buffer | null> {
    await this.ready;
    const file = this.#files.get(name);
    if (file === undefined) return null;
    try {
      return await readFile(join(this.#directory, file));
    } catch (error) {
      if (this.#files.peek(name) !== file) return this.read(name); // replaced while it was read
      warnThrottled('cache.read', error);
      if (isNotFoundError(error)) await this.remove(name);
      return null;
    }
  }

  /** Counts a use of what was served from elsewhere. */
  touch(name: string): void {
    this.#files.get(name);
  }

  write(name: string, content: Buffer): Promise<void> {
    return this.#change(async () => {
      const previous = this.#files.peek(name);
      const file = `${name}${previous === undefined ? ONCE : AGAIN}`;
      await writeFileAtomic(join(this.#directory, file), content);
      this.#files.set(name, file, content.length);
      if (previous !== undefined && previous !== file) await this.#remove(previous);
    });
  }

  remove(name: string): Promise<void> {
    return this.#change(async () => {
      const file = this.#files.peek(name);
      this.#files.delete(name);
      if (file !== undefined) await this.#remove(file);
    });
  }

  async #restore(): Promise<void> {
    const files = await Promise.all((await listFiles(this.#directory)).map((file) => this.#examine(file)));
    const found = files.filter((file) => file !== null);
    found.sort((a, b) => Number(a.isUsedAgain) - Number(b.isUsedAgain) || a.writtenAt - b.writtenAt);
    for (const { name, file, bytes, isUsedAgain } of found) {
      const superseded = this.#files.peek(name);
      this.#files.set(name, file, bytes);
      if (isUsedAgain) this.#files.get(name);
      if (superseded !== undefined) await this.#remove(superseded);
    }
  }

  /** @returns null for what holds no content. What was never finished is removed. */
  async #examine(file: string) {
    try {
      const name = STORED_FILE.exec(file)?.[1];
      if (file.endsWith(TEMPORARY_SUFFIX)) await this.#remove(file);
      if (name === undefined) return null;
      const { size, mtimeMs } = await stat(join(this.#directory, file));
      return { name, file, bytes: size, writtenAt: mtimeMs, isUsedAgain: file.endsWith(AGAIN) };
    } catch (error) {
      warnThrottled('cache.restore', error);
      return null;
    }
  }

  /** Removes what was evicted, unless it was written anew before its turn came. */
  async #clear(name: string, file: string): Promise<void> {
    if (this.#files.peek(name) !== file) await this.#remove(file);
  }

  async #remove(file: string): Promise<void> {
    await rm(join(this.#directory, file), { force: true });
  }

  #change(step: () => Promise<void>): Promise<void> {
    this.#lastChange = this.#lastChange
      .then(step)
      .catch((error: unknown) => warnThrottled('cache.write', error));
    return this.#lastChange;
  }
}
