/** Gives figures in [0, 1) that are the same in every run. */
export type Random = () => number;

/** A small generator of even quality (mulberry32); one seed always gives one sequence. */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `low` to `high`, both included. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** @throws RangeError when there is nothing to choose from. */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[between(random, 0, items.length - 1)];
  if (item === undefined) throw new RangeError('Nothing to choose from');
  return item;
}

/** The same items in another order. */
export function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
