import type { FacetCounts } from './inventory-view.ts';
import { carsByName } from './name-key.ts';

/** The options of makes and models, which the page holds anyway. */
type Lists = { make: readonly string[]; model: readonly string[] };

/**
 * Option counts in the compact form that a page's data holds: makes and models have counts only, in the order of the
 * option lists.
 */
export type PackedCounts = Omit<FacetCounts, keyof Lists> & Record<keyof Lists, number[]>;

/** A make or model that is not in its list is left out, since the form does not offer it. */
export function packCounts(counts: FacetCounts, lists: Lists): PackedCounts {
  function inOrder(key: keyof Lists): number[] {
    return lists[key].map(carsByName(counts[key]));
  }
  return { ...counts, make: inOrder('make'), model: inOrder('model') };
}

/** `lists` must be those that the counts were packed with. */
export function unpackCounts(packed: PackedCounts, lists: Lists): FacetCounts {
  function named(key: keyof Lists): FacetCounts['make'] {
    return lists[key].flatMap((option, index): FacetCounts['make'] => {
      const cars = packed[key][index];
      return cars ? [[option, cars]] : [];
    });
  }
  return { ...packed, make: named('make'), model: named('model') };
}
