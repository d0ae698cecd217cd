import { SegmentedLru, type Limits } from '#lib/platform/segmented-lru.ts';
import type { CachedValue, Entry } from './entry.ts';
import { PageDocument } from './page-document.ts';

/** The entries in memory, and for pages the bodies that are sent, within limits for both together. */
export class MemoryEntries {
  readonly #entries: SegmentedLru<Entry>;
  readonly #documents = new WeakMap<CachedValue, PageDocument>();
  readonly #known = new WeakSet<CachedValue>();
  #changes = 0;

  constructor(limits: Limits) {
    this.#entries = new SegmentedLru(limits);
  }

  /** Grows with every entry that is set. */
  get changes(): number {
    return this.#changes;
  }

  get usage(): Limits {
    return { entries: this.#entries.size, bytes: this.#entries.bytes };
  }

  get(name: string): Entry | undefined {
    return this.#entries.get(name);
  }

  /** Reads without counting it as a use. */
  peek(name: string): Entry | undefined {
    return this.#entries.peek(name);
  }

  set(name: string, entry: Entry, bytes: number): void {
    this.#changes += 1;
    if (entry.value) this.#known.add(entry.value);
    this.#entries.set(name, entry, bytes);
  }

  /** Whether an entry with this very value has ever been set. */
  knows(value: CachedValue): boolean {
    return this.#known.has(value);
  }

  /** An entry's page as it is sent; null for anything else. */
  document(name: string, entry: Entry): PageDocument | null {
    const { value } = entry;
    if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string') return null;
    const document =
      this.#documents.get(value) ??
      new PageDocument(value.html, value.headers, (bytes) => this.#entries.grow(name, entry, bytes));
    this.#documents.set(value, document);
    return document;
  }
}
