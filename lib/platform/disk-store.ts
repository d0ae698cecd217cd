import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { warnThrottled } from './warn-throttled.ts';
import { listFiles, isNotFoundError, TEMPORARY_SUFFIX, writeFileAtomic } from './atomic-write.ts';
import { SegmentedLru, type Limits } from './segmented-lru.ts';

/** The suffix of a file keeps, across restarts, whether its entry was written again and so is protected. */
const PROBATION = '.once';
const PROTECTED = '.again';
const STORED_FILE = /^([\da-f]{64})\.(?:once|again)$/;

/**
 * Stores contents under names (64 hexadecimal digits) as files in one directory, within limits.
 * No method throws: errors are logged, and a file that cannot be read counts as missing.
 */
export class DiskStore {
  /** Resolves once the files of an earlier process have been found. */
  readonly ready: Promise<void>;
  readonly #directory: string;
  readonly #files: SegmentedLru<string>;
  /** Changes to the directory run one after the other. */
  #queue = Promise.resolve();

  constructor(directory: string, limits: Limits) {
    this.#directory = directory;
    this.#files = new SegmentedLru(
      limits,
      (name, file) => void this.#enqueue(() => this.#removeEvicted(name, file)),
    );
    this.ready = this.#enqueue(() => this.#restore());
  }

  /** What is stored now. */
  get usage(): Limits {
    return { entries: this.#files.size, bytes: this.#files.bytes };
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

  /** Counts as a use, for a caller that has the content in memory. */
  touch(name: string): void {
    this.#files.get(name);
  }

  write(name: string, content: Buffer): Promise<void> {
    return this.#enqueue(async () => {
      const previous = this.#files.peek(name);
      const file = `${name}${previous === undefined ? PROBATION : PROTECTED}`;
      await writeFileAtomic(join(this.#directory, file), content);
      this.#files.set(name, file, content.length);
      if (previous !== undefined && previous !== file) await this.#remove(previous);
    });
  }

  remove(name: string): Promise<void> {
    return this.#enqueue(async () => {
      const file = this.#files.peek(name);
      this.#files.delete(name);
      if (file !== undefined) await this.#remove(file);
    });
  }

  async #restore(): Promise<void> {
    const files = await Promise.all((await listFiles(this.#directory)).map((file) => this.#examine(file)));
    const found = files.filter((file) => file !== null);
    found.sort((a, b) => Number(a.isProtected) - Number(b.isProtected) || a.writtenAt - b.writtenAt);
    for (const { name, file, bytes, isProtected } of found) {
      const superseded = this.#files.peek(name);
      this.#files.set(name, file, bytes);
      if (isProtected) this.#files.get(name);
      if (superseded !== undefined) await this.#remove(superseded);
    }
  }

  /** @returns null for a file of another kind. Temporary files are removed. */
  async #examine(file: string) {
    try {
      const name = STORED_FILE.exec(file)?.[1];
      if (file.endsWith(TEMPORARY_SUFFIX)) await this.#remove(file);
      if (name === undefined) return null;
      const { size, mtimeMs } = await stat(join(this.#directory, file));
      return { name, file, bytes: size, writtenAt: mtimeMs, isProtected: file.endsWith(PROTECTED) };
    } catch (error) {
      warnThrottled('cache.restore', error);
      return null;
    }
  }

  /** Removes the file of an evicted entry, unless it was written again in the meantime. */
  async #removeEvicted(name: string, file: string): Promise<void> {
    if (this.#files.peek(name) !== file) await this.#remove(file);
  }

  async #remove(file: string): Promise<void> {
    await rm(join(this.#directory, file), { force: true });
  }

  #enqueue(step: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(step).catch((error: unknown) => warnThrottled('cache.write', error));
    return this.#queue;
  }
}
