import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { LIMITS } from './limits.ts';
import { warnThrottled } from './warn-throttled.ts';
import { isNotFoundError, listFiles, removeAbandonedWrites, writeFileAtomic } from './atomic-write.ts';

export type Size = { entries: number; bytes: number };

const NAME = /^[\da-f]{64}$/;

/**
 * Files in one directory, named by 64 hexadecimal digits, within limits. No method throws: errors are logged, and a file
 * that cannot be read counts as missing.
 */
export class DiskStore {
  /** Resolves once the directory has been read, with the files of an earlier process. */
  readonly ready: Promise<void>;
  readonly directory: string;
  /** The size of each file, by its name. */
  readonly #files: LRUCache<string, number>;
  /** The latest unfinished change of each file: changes to one file run one after another. */
  readonly #changes = new Map<string, Promise<void>>();
  #waitingBytes = 0;

  constructor(directory: string, limits: Size) {
    this.directory = directory;
    this.#files = new LRUCache({
      max: limits.entries,
      maxSize: limits.bytes,
      sizeCalculation: (bytes) => Math.max(bytes, 1),
      dispose: (_bytes, name, reason) => {
        if (reason === 'evict') void this.#change(name, () => this.#removeEvicted(name));
      },
    });
    this.ready = this.#restore().catch(warnWriteFailed);
  }

  /** The number of stored files and their size. */
  get usage(): Size {
    return { entries: this.#files.size, bytes: this.#files.calculatedSize };
  }

  /** The content, even when another process that shares the directory has written it. */
  async read(name: string): Promise<Buffer | null> {
    await this.ready;
    const isListed = this.#files.get(name) !== undefined;
    if (!isListed && this.#changes.has(name)) return null; // being evicted
    try {
      const content = await readFile(this.#pathOf(name));
      if (!isListed && !this.#changes.has(name)) this.#files.set(name, content.length);
      return content;
    } catch (error) {
      if (!this.#files.has(name)) return null; // never written, or evicted while it was read
      warnThrottled('cache.read-failed', error);
      if (isNotFoundError(error)) await this.remove(name);
      return null;
    }
  }

  /**
   * Replaces the file. When that fails, as on a full disk, or too much content waits to be written, an existing file is
   * removed, because its content is outdated.
   */
  async write(name: string, content: Buffer): Promise<void> {
    if (this.#waitingBytes + content.length > LIMITS.unwrittenBytes) {
      warnThrottled('cache.write-skipped', new Error('The disk is too slow'));
      if (this.#files.has(name) || this.#changes.has(name)) await this.remove(name);
      return;
    }
    this.#waitingBytes += content.length;
    await this.#change(name, async () => {
      try {
        await writeFileAtomic(this.#pathOf(name), content);
      } catch (error) {
        this.#files.delete(name);
        await rm(this.#pathOf(name), { force: true });
        throw error;
      }
      this.#files.set(name, content.length);
    });
    this.#waitingBytes -= content.length;
  }

  remove(name: string): Promise<void> {
    return this.#change(name, async () => {
      this.#files.delete(name);
      await rm(this.#pathOf(name), { force: true });
    });
  }

  /** Adds the files in the directory, oldest first: the newest are evicted last. */
  async #restore(): Promise<void> {
    await removeAbandonedWrites(this.directory);
    const names = (await listFiles(this.directory)).filter((file) => NAME.test(file));
    const files = await Promise.all(names.map((file) => this.#stat(file)));
    const found = files.filter((file) => file !== null).sort((a, b) => a.writtenAt - b.writtenAt);
    for (const { name, bytes } of found) this.#files.set(name, bytes);
  }

  /** @returns null for a file that cannot be read */
  async #stat(name: string) {
    try {
      const { size, mtimeMs } = await stat(this.#pathOf(name));
      return { name, bytes: size, writtenAt: mtimeMs };
    } catch (error) {
      warnThrottled('cache.restore-failed', error);
      return null;
    }
  }

  /** Removes an evicted file, unless it has been written again since. */
  async #removeEvicted(name: string): Promise<void> {
    if (!this.#files.has(name)) await rm(this.#pathOf(name), { force: true });
  }

  #pathOf(name: string): string {
    return join(this.directory, name);
  }

  #change(name: string, step: () => Promise<void>): Promise<void> {
    const earlier = this.#changes.get(name) ?? this.ready;
    const change = earlier
      .then(step)
      .catch(warnWriteFailed)
      .finally(() => this.#changes.get(name) === change && this.#changes.delete(name));
    this.#changes.set(name, change);
    return change;
  }
}

function warnWriteFailed(error: unknown): void {
  warnThrottled('cache.write-failed', error);
}
