import { encodeChecked, readChecked } from '#lib/platform/checked-codec.ts';
import type { DiskStore } from '#lib/platform/disk-store.ts';
import { SegmentedLru, type Size } from '#lib/platform/segmented-lru.ts';
import { CachedPage, type StoredPage } from './cached-page.ts';

type Options = { memory: Size; disk: DiskStore };

/** What a page takes in memory besides its bodies. */
const HEAD_BYTES = 2_000;

/** Pages in memory and on disk. */
export class PageStore {
  readonly #disk: DiskStore;
  readonly #memory: SegmentedLru<CachedPage>;
  readonly #loading = new Map<string, Promise<CachedPage | null>>();
  #changes = 0;

  constructor({ memory, disk }: Options) {
    this.#memory = new SegmentedLru(memory);
    this.#disk = disk;
  }

  /** Increases with every page added to memory and every encoding of one, for which others may have been removed. */
  get changes(): number {
    return this.#changes;
  }

  get usage(): { memory: Size; disk: Size } {
    const { size: entries, bytes } = this.#memory;
    return { memory: { entries, bytes }, disk: this.#disk.usage };
  }

  /** The page in memory. */
  get(name: string): CachedPage | undefined {
    this.#disk.touch(name);
    return this.#memory.get(name);
  }

  /** Looks in memory, then on disk, and keeps what it finds in memory. */
  async find(name: string): Promise<CachedPage | null> {
    const inMemory = this.get(name);
    if (inMemory) return inMemory;
    const loading = this.#loading.get(name) ?? this.#load(name).finally(() => this.#loading.delete(name));
    this.#loading.set(name, loading);
    return loading;
  }

  /** Keeps a page in memory at once, and writes it to disk when its body is compressed. */
  async set(name: string, page: CachedPage): Promise<void> {
    this.#add(name, page);
    const stored = await page.toStored();
    page.releasePlain();
    await this.#disk.write(name, encodeChecked(stored));
  }

  #add(name: string, page: CachedPage): void {
    this.#changes += 1;
    this.#memory.set(name, page, page.bytes + HEAD_BYTES);
    page.trackSize((bytes) => {
      this.#changes += 1;
      this.#memory.grow(name, page, bytes);
    });
  }

  async #load(name: string): Promise<CachedPage | null> {
    const stored = (await readChecked(this.#disk, name)) as StoredPage | null; // the checksum proves that `set` made it
    const newer = this.#memory.peek(name); // rendered while this was read
    if (newer || !stored) return newer ?? null;
    const page = CachedPage.stored(stored);
    this.#add(name, page);
    return page;
  }
}
