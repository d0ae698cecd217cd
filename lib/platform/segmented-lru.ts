export type Size = { entries: number; bytes: number };

type Item<Value> = { value: Value; bytes: number };

/** A map in order of use, least recently used first, with the sum of the sizes of its items. */
class Segment<Value> {
  readonly items = new Map<string, Item<Value>>();
  bytes = 0;

  put(key: string, item: Item<Value>): void {
    this.take(key);
    this.items.set(key, item);
    this.bytes += item.bytes;
  }

  take(key: string): Item<Value> | undefined {
    const item = this.items.get(key);
    if (item) this.bytes -= item.bytes;
    this.items.delete(key);
    return item;
  }

  takeOldest(): [key: string, item: Item<Value>] | null {
    for (const [key, item] of this.items) {
      this.take(key);
      return [key, item];
    }
    return null;
  }
}

/** The share of the limits that the protected segment may fill. */
const PROTECTED_SHARE = 0.8;

/**
 * A segmented LRU cache (SLRU). A new key is on probation and becomes protected when it is used again. Keys on probation
 * are evicted first, so many keys that are used once evict only each other.
 */
export class SegmentedLru<Value> {
  readonly #limits: Size;
  readonly #onEvict: (key: string) => void;
  readonly #probation = new Segment<Value>();
  readonly #protected = new Segment<Value>();

  constructor(limits: Size, onEvict: (key: string) => void = () => undefined) {
    this.#limits = limits;
    this.#onEvict = onEvict;
  }

  get size(): number {
    return this.#probation.items.size + this.#protected.items.size;
  }

  get bytes(): number {
    return this.#probation.bytes + this.#protected.bytes;
  }

  /** Returns the value. Does not count as a use. */
  peek(key: string): Value | undefined {
    return (this.#protected.items.get(key) ?? this.#probation.items.get(key))?.value;
  }

  get(key: string): Value | undefined {
    const item = this.#protected.take(key) ?? this.#probation.take(key);
    if (item) this.#protect(key, item);
    return item?.value;
  }

  /** Stores the value. Counts as a use when the key exists. */
  set(key: string, value: Value, bytes: number): void {
    const isKnown = this.delete(key);
    if (bytes > this.#limits.bytes * (1 - PROTECTED_SHARE)) return this.#onEvict(key); // would evict too many others
    if (isKnown) this.#protect(key, { value, bytes });
    else this.#probation.put(key, { value, bytes });
    this.#shrink();
  }

  /** Adds to the size of the value if it is still stored. Does not count as a use. */
  grow(key: string, value: Value, bytes: number): void {
    const segment = this.#protected.items.has(key) ? this.#protected : this.#probation;
    const item = segment.items.get(key);
    if (item?.value !== value) return;
    item.bytes += bytes;
    segment.bytes += bytes;
    this.#shrink();
  }

  delete(key: string): boolean {
    return (this.#protected.take(key) ?? this.#probation.take(key)) !== undefined;
  }

  #protect(key: string, item: Item<Value>): void {
    this.#protected.put(key, item);
    while (
      this.#protected.items.size > this.#limits.entries * PROTECTED_SHARE ||
      this.#protected.bytes > this.#limits.bytes * PROTECTED_SHARE
    ) {
      const demoted = this.#protected.takeOldest();
      if (!demoted) return;
      this.#probation.put(...demoted);
    }
  }

  #shrink(): void {
    while (this.size > this.#limits.entries || this.bytes > this.#limits.bytes) {
      const evicted = this.#probation.takeOldest() ?? this.#protected.takeOldest();
      if (!evicted) return;
      this.#onEvict(evicted[0]);
    }
  }
}
