import type { DiskStore } from '#lib/platform/disk-store.ts';
import { SegmentedLru, type Limits } from '#lib/platform/segmented-lru.ts';
import { encodeEntry, readEntry } from './entry-codec.ts';
import type { CachedValue, Entry, LookUp } from './entry.ts';
import { PageDocument } from './page-document.ts';

type Options = {
  memory: Limits;
  disk: DiskStore;
  readBuildOutput: (key: string, lookUp: LookUp) => Promise<Entry | null>;
  /** Brings a value up to date that an earlier process has stored, in place. */
  finish: (key: string, value: CachedValue | null) => void;
};

/** An entry that was read keeps the whole of what was read in memory, since its buffers are views of it. */
const READ_WEIGHT = 2;

/** The entries in memory, on disk and in the build's output, and for pages the bodies that are sent. */
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

  /** Grows with every entry that comes into memory. */
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

  /** The entry in memory, without counting it as a use. */
  peek(name: string): Entry | undefined {
    return this.#memory.peek(name);
  }

  /** Finds an entry in memory, then on disk, then in the build's output, and keeps it in memory. */
  async find(name: string, key: string, lookUp: LookUp): Promise<Entry | null> {
    const inMemory = this.get(name);
    if (inMemory) return inMemory;
    const loading = this.#loading.get(name) ?? this.#load(name, key, lookUp);
    this.#loading.set(name, loading);
    return loading.finally(() => this.#loading.delete(name));
  }

  /**
   * Keeps an entry in memory at once, and on disk unless told otherwise.
   * @param how `isRead`: its buffers are views of what was read
   */
  async set(name: string, entry: Entry, { isRead = false, isOnDisk = true } = {}): Promise<void> {
    const content = encodeEntry(entry);
    this.#changes += 1;
    if (entry.value) this.#known.add(entry.value);
    this.#memory.set(name, entry, isRead ? content.length * READ_WEIGHT : content.length);
    if (isOnDisk) await this.#options.disk.write(name, content);
  }

  /** Whether an entry with this very value has ever been in memory. */
  knows(value: CachedValue): boolean {
    return this.#known.has(value);
  }

  /** An entry's page as it is sent; null for anything else. */
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
