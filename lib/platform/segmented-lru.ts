export type Limits = { entries: number; bytes: number };

type Item<Value> = { value: Value; bytes: number };

/** A map from the least to the most recently used, which knows its weight. */
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

  oldest(): string | undefined {
    return this.items.keys().next().value;
  }
}

/** Used again, a key is protected; the protected ones may fill this part of the room. */
const PROTECTED_SHARE = 0.8;

/**
 * Keeps the most useful entries within limits. What was used once is given up before what was used again,
 * so a flood of keys that nobody asks for twice displaces nothing but itself.
 */
export class SegmentedLru<Value> {
  readonly #limits: Limits;
  readonly #onEvict: (key: string, value: Value) => void;
  readonly #once = new Segment<Value>();
  readonly #again = new Segment<Value>();

  constructor(limits: Limits, onEvict: (key: string, value: Value) => void = () => undefined) {
    this.#limits = limits;
    this.#onEvict = onEvict;
  }

  get size(): number {
    return this.#once.items.size + this.#again.items.size;
  }

  get bytes(): number {
    return this.#once.bytes + this.#again.bytes;
  }

  /** Looks without counting it as a use. */
  peek(key: string): Value | undefined {
    return (this.#again.items.get(key) ?? this.#once.items.get(key))?.value;
  }

  get(key: string): Value | undefined {
    const item = this.#again.take(key) ?? this.#once.take(key);
    if (item) this.#protect(key, item);
    return item?.value;
  }

  /** A key that is there already is used again by this. */
  set(key: string, value: Value, bytes: number): void {
    const isKnown = this.delete(key);
    if (bytes > this.#limits.bytes * (1 - PROTECTED_SHARE)) return this.#onEvict(key, value); // would displace the rest
    if (isKnown) this.#protect(key, { value, bytes });
    else this.#once.put(key, { value, bytes });
    this.#shrink();
  }

  delete(key: string): boolean {
    return (this.#again.take(key) ?? this.#once.take(key)) !== undefined;
  }

  #protect(key: string, item: Item<Value>): void {
    this.#again.put(key, item);
    while (
      this.#again.items.size > this.#limits.entries * PROTECTED_SHARE ||
      this.#again.bytes > this.#limits.bytes * PROTECTED_SHARE
    ) {
      const oldest = this.#again.oldest();
      const demoted = oldest === undefined ? undefined : this.#again.take(oldest);
      if (oldest === undefined || !demoted) return;
      this.#once.put(oldest, demoted);
    }
  }

  #shrink(): void {
    while (this.size > this.#limits.entries || this.bytes > this.#limits.bytes) {
      const segment = this.#once.items.size > 0 ? this.#once : this.#again;
      const oldest = segment.oldest();
      const evicted = oldest === undefined ? undefined : segment.take(oldest);
      if (oldest === undefined || !evicted) return;
      this.#onEvict(oldest, evicted.value);
    }
  }
}
