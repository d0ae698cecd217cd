import type { OptionCounts } from './inventory-view.ts';

/** Lists of options that a page has besides their counts. */
type Lists = { make: readonly string[]; model: readonly string[] };

/** Counts of options as the data of a page hold them: those of makes and models without the names, in the order of the lists. */
export type CountTable = Omit<OptionCounts, keyof Lists> & Record<keyof Lists, number[]>;

/** Counts of a make or model that is not in its list are left out: the form does not offer it. */
export function toCountTable(counts: OptionCounts, lists: Lists): CountTable {
  function inOrder(key: keyof Lists): number[] {
    const cars = new Map(counts[key]);
    return lists[key].map((option) => cars.get(option) ?? 0);
  }
  return { ...counts, make: inOrder('make'), model: inOrder('model') };
}

/** The counts of a table, those of makes and models in the order of the lists that it was made with. */
export function countsOfTable(table: CountTable, lists: Lists): OptionCounts {
  function named(key: keyof Lists): OptionCounts['make'] {
    return lists[key].flatMap((option, index): OptionCounts['make'] => {
      const cars = table[key][index];
      return cars ? [[option, cars]] : [];
    });
  }
  return { ...table, make: named('make'), model: named('model') };
}
