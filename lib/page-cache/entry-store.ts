import type { DiskStore } from '#lib/platform/disk-store.ts';
import { SegmentedLru, type Limits } from '#lib/platform/segmented-lru.ts';
import { encodeEntry, readEntry } from './entry-codec.ts';
import type { CachedValue, Entry, LookUp } from './entry.ts';
import { PageDocument } from './page-document.ts';

type Options = {
  memory: Limits;
  disk: DiskStore;
  readBuildOutput: (key: string, lookUp: LookUp) => Promise<Entry | null>;
  /** Completes, in place, a value that an earlier process or the build stored. */
  finish: (key: string, value: CachedValue | null) => void;
};

/** Weight of an entry read from a file: its buffers are views that keep the whole file in memory. */
const READ_WEIGHT = 2;

/** Entries in memory, on disk and in the build's output, and the response bodies of pages. */
export class EntryStore {
  readonly #options: Options;
  readonly #memory: SegmentedLru<Entry>;
  readonly #documents = new WeakMap<CachedValue, PageDocument>();
  readonly #known = new WeakSet<CachedValue>();
  readonly #loading = new Map<string, Promise<Entry | null>>();
  #changes = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#memory = new SegmentedLru(options.memory);
  }

  /** Increases with every entry added to memory. */
  get changes(): number {
    return this.#changes;
  }

  get usage(): { memory: Limits; disk: Limits } {
    const { size: entries, bytes } = this.#memory;
    return { memory: { entries, bytes }, disk: this.#options.disk.usage };
  }

  /** The entry in memory. */
  get(name: string): Entry | undefined {
    this.#options.disk.touch(name);
    return this.#memory.get(name);
  }

  /** The entry in memory. Does not count as a use. */
  peek(name: string): Entry | undefined {
    return this.#memory.peek(name);
  }

  /** Looks in memory, on disk, then in the build's output, and keeps what it finds in memory. */
  async find(name: string, key: string, lookUp: LookUp): Promise<Entry | null> {
    const inMemory = this.get(name);
    if (inMemory) return inMemory;
    const loading = this.#loading.get(name) ?? this.#load(name, key, lookUp);
    this.#loading.set(name, loading);
    return loading.finally(() => this.#loading.delete(name));
  }

  /**
   * Keeps an entry in memory at once, and writes it to disk unless `isOnDisk` is false.
   * @param how `isRead`: the entry's buffers are views of a file that was read
   */
  async set(name: string, entry: Entry, { isRead = false, isOnDisk = true } = {}): Promise<void> {
    const content = encodeEntry(entry);
    this.#changes += 1;
    if (entry.value) this.#known.add(entry.value);
    this.#memory.set(name, entry, isRead ? content.length * READ_WEIGHT : content.length);
    if (isOnDisk) await this.#options.disk.write(name, content);
  }

  /** Whether this very object has ever been in memory as an entry's value. */
  knows(value: CachedValue): boolean {
    return this.#known.has(value);
  }

  /** The response of an entry that is a page; null for anything else. */
  document(name: string, entry: Entry): PageDocument | null {
    const { value } = entry;
    if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string') return null;
    const document =
      this.#documents.get(value) ??
      new PageDocument(value.html, value.headers, (bytes) => this.#memory.grow(name, entry, bytes));
    this.#documents.set(value, document);
    return document;
  }

  async #load(name: string, key: string, lookUp: LookUp): Promise<Entry | null> {
    const { disk, readBuildOutput, finish } = this.#options;
    const entry = (await readEntry(disk, name)) ?? (await readBuildOutput(key, lookUp));
    const newer = this.peek(name); // rendered while this was read
    if (newer || !entry) return newer ?? null;

    finish(key, entry.value);
    await this.set(name, entry, { isRead: true, isOnDisk: false });
    return entry;
  }
}
