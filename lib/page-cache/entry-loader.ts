import type { DiskStore } from '#lib/platform/disk-store.ts';
import { encodeEntry, readEntry } from './entry-codec.ts';
import type { CachedValue, Entry, LookUp } from './entry.ts';
import type { MemoryEntries } from './memory-entries.ts';

export type ReadBuildOutput = (key: string, lookUp: LookUp) => Promise<Entry | null>;

/** An entry that was read keeps the whole of what was read in memory, since its buffers are views of it. */
export const READ_WEIGHT = 2;

type Options = {
  memory: MemoryEntries;
  disk: DiskStore;
  readBuildOutput: ReadBuildOutput;
  /** Brings a value up to date that an earlier process has stored, in place. */
  finish: (key: string, value: CachedValue | null) => void;
};

/** Finds entries in memory, then on disk, then in the build's output, and keeps them in memory. */
export class EntryLoader {
  readonly #options: Options;
  readonly #loading = new Map<string, Promise<Entry | null>>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** @param name of the key's file */
  async find(name: string, key: string, lookUp: LookUp): Promise<Entry | null> {
    const { memory, disk } = this.#options;
    const inMemory = memory.get(name);
    if (inMemory) {
      disk.touch(name);
      return inMemory;
    }
    const loading = this.#loading.get(name) ?? this.#load(name, key, lookUp);
    this.#loading.set(name, loading);
    return loading.finally(() => this.#loading.delete(name));
  }

  async #load(name: string, key: string, lookUp: LookUp): Promise<Entry | null> {
    const { memory, disk, readBuildOutput, finish } = this.#options;
    const entry = (await readEntry(disk, name)) ?? (await readBuildOutput(key, lookUp));
    const newer = memory.peek(name); // rendered while this was read
    if (newer || !entry) return newer ?? null;

    finish(key, entry.value);
    memory.set(name, entry, encodeEntry(entry).length * READ_WEIGHT);
    return entry;
  }
}
