import { hash } from 'node:crypto';
import { join } from 'node:path';
import { PICTURE_LIFETIME_SECONDS } from '#lib/domain/pictures/optimised-address.ts';
import { DiskStore } from '#lib/platform/disk-store.ts';
import { env } from '#lib/platform/env.ts';
import { processSingleton } from '#lib/platform/process-singleton.ts';
import { encodeEntry, readEntry } from './entry-codec.ts';
import type { CachedValue, Entry } from './entry.ts';

const DISK = { entries: 50_000, bytes: 1024 ** 3 };

/** In the past, but not 0, which Next replaces by the present. */
const LONG_AGO = 1;

/** The optimised pictures of this process, which outlive its build. */
export function processPictureCache(): PictureCache {
  return processSingleton('picture cache', () => {
    const disk = new DiskStore(join(env().dataDir, 'pictures'), DISK);
    return new PictureCache(disk, () => Date.now());
  });
}

/**
 * Optimised pictures on disk. An outdated one is served while Next fetches its original again, and kept when the
 * original is unchanged. Never throws.
 */
export class PictureCache {
  readonly #disk: DiskStore;
  readonly #now: () => number;

  /** @param now milliseconds since 1970 */
  constructor(disk: DiskStore, now: () => number) {
    this.#disk = disk;
    this.#now = now;
  }

  async get(key: string): Promise<Entry | null> {
    const entry = await readEntry(this.#disk, hash('sha256', key));
    return entry && entry.lastModified > this.#now() ? { ...entry, lastModified: LONG_AGO } : entry;
  }

  /** @param value its lifetime comes from the picture's origin, and may be a year */
  async set(key: string, value: CachedValue): Promise<void> {
    const entry = { value: { ...value, revalidate: PICTURE_LIFETIME_SECONDS }, lastModified: this.#now() };
    await this.#disk.write(hash('sha256', key), encodeEntry(entry));
  }
}
