import {
  type Facet,
  type FacetCounts,
  FACETS,
  type InventorySummary,
} from '#lib/domain/search/inventory-view.ts';
import { listedNameFilter } from '#lib/domain/search/listed-names.ts';
import {
  NUMBER_FACTS,
  type Conditions,
  type NumberFact,
  type SearchFacts,
} from '#lib/domain/search/search-facts.ts';
import { FILTER_FIELDS } from '#lib/domain/search/search-filter.ts';
import { NOT_FOUND, TextColumn } from './text-column.ts';

/** A car in the columns. `id` is its position in the backoffice's order. */
export type Row = SearchFacts & { id: number; seenAt: number };

/** Room for cars that are added between two syncs. */
const SPARE_ROWS = 2_000;

/** Outcome of a scan. `matches` holds 1 for each car that meets every condition. */
export type Scan = {
  total: number;
  sold: number;
  options: FacetCounts;
  summary: InventorySummary;
  matches: Uint8Array;
};

/**
 * The values that searches compare, as one array per field, indexed by car id: a scan of 100,000 cars takes a few
 * milliseconds.
 */
export class Columns {
  readonly size: number;
  readonly #isPresent: Uint8Array;
  readonly #texts: Record<Facet, TextColumn>;
  readonly #numbers: Record<NumberFact | 'seenAt', Float64Array>;
  readonly #orders = new Map<string, Uint32Array>();
  #cars = 0;

  constructor(ids: number) {
    this.size = ids + SPARE_ROWS;
    this.#isPresent = new Uint8Array(this.size);
    this.#texts = record(FACETS, () => new TextColumn(this.size));
    this.#numbers = record([...NUMBER_FACTS, 'seenAt'], () => new Float64Array(this.size).fill(NaN));
  }

  get cars(): number {
    return this.#cars;
  }

  /** Adds a car, or replaces the one with its id. `row.id` is less than `size`. */
  set(row: Row): void {
    this.remove(row.id);
    this.#isPresent[row.id] = 1;
    this.#cars += 1;
    for (const key of FACETS) this.#texts[key].set(row.id, row[key]);
    for (const key of NUMBER_FACTS) this.#numbers[key][row.id] = row[key] ?? NaN;
    this.#numbers.seenAt[row.id] = row.seenAt;
    this.#orders.clear();
  }

  remove(id: number): void {
    if (this.#isPresent[id] === 1) this.#cars -= 1;
    this.#isPresent[id] = 0;
    this.#orders.clear();
  }

  text(key: Facet, id: number): string {
    const { codes, names } = this.#texts[key];
    return names[codes[id] ?? 0] ?? '';
  }

  number(key: NumberFact, id: number): number | null {
    const value = this.#numbers[key][id] ?? NaN;
    return Number.isNaN(value) ? null : value;
  }

  /**
   * Finds the cars that meet all conditions, and for each option of a field counts the cars that meet the conditions on
   * the other fields.
   * @param hasWords 1 for each car that has the words; null when the search has no words.
   * @param hasCounts false skips the counts, which is faster.
   */
  scan({ texts, bounds }: Conditions, hasWords: Uint8Array | null, hasCounts = true): Scan {
    const columns = hasCounts ? FACETS.map((key) => this.#texts[key]) : [];
    const counts = columns.map(({ names }) => new Uint32Array(names.length));
    const wanted = texts.map(({ key, value }) => {
      const field = FACETS.indexOf(key);
      return { field, codes: this.#texts[key].codes, code: this.#texts[key].codeOf(value) };
    });
    const ranges = bounds.map((bound) => ({ ...bound, values: this.#numbers[bound.key] }));
    const { price, year } = this.#numbers;
    const { availability } = this.#texts;
    const sold = availability.codeOf('sold');
    const summary = { price: [Infinity, -Infinity], year: [Infinity, -Infinity] } satisfies Record<
      string,
      Range
    >;
    const matches = new Uint8Array(this.size);
    let total = 0;
    let soldCars = 0;

    cars: for (let id = 0; id < this.size; id += 1) {
      if (this.#isPresent[id] !== 1 || (hasWords && hasWords[id] !== 1)) continue;
      for (const { values, min, max } of ranges) {
        const value = values[id] ?? NaN;
        if (!(value >= min && value <= max)) continue cars;
      }
      let missed = NOT_FOUND;
      for (const { field, codes, code } of wanted) {
        if (codes[id] === code) continue;
        if (missed !== NOT_FOUND || !hasCounts) continue cars;
        missed = field;
      }
      if (missed !== NOT_FOUND) {
        increment(counts[missed], columns[missed]?.codes[id]);
        continue;
      }
      matches[id] = 1;
      total += 1;
      if (availability.codes[id] === sold) soldCars += 1;
      else widen(summary.price, price[id] ?? NaN);
      widen(summary.year, year[id] ?? NaN);
      for (let field = 0; field < columns.length; field += 1)
        increment(counts[field], columns[field]?.codes[id]);
    }
    const options = record(FACETS, (key) => {
      return optionsOf(key, this.#texts[key].names, counts[FACETS.indexOf(key)] ?? []);
    });
    const [lowestPrice, highestPrice] = known(summary.price);
    const [oldestYear, newestYear] = known(summary.year);
    return {
      total,
      sold: soldCars,
      options,
      matches,
      summary: { lowestPrice, highestPrice, oldestYear, newestYear },
    };
  }

  /** The ids of matching cars in this sort order, from `offset` on. Cars without the value come last. */
  page(matches: Uint8Array, sort: string, { offset, limit }: { offset: number; limit: number }): number[] {
    const order = sort === '' ? null : this.#order(sort);
    const found: number[] = [];
    let passed = 0;
    for (let place = 0; place < this.size && found.length < limit; place += 1) {
      const id = order?.[place] ?? place;
      if (matches[id] !== 1) continue;
      if (passed >= offset) found.push(id);
      passed += 1;
    }
    return found;
  }

  #order(sort: string): Uint32Array {
    const known = this.#orders.get(sort);
    if (known) return known;
    const isDescending = sort.startsWith('-');
    const column = sort.replace('-', '');
    const values = this.#numbers[column === 'seen' ? 'seenAt' : (column as NumberFact)]; // else a number fact
    const keys = values.map((value) => (Number.isNaN(value) ? Infinity : isDescending ? -value : value));
    const order = Uint32Array.from(keys.keys());
    order.sort((one, other) => {
      const [a = 0, b = 0] = [keys[one], keys[other]];
      return a === b ? one - other : a < b ? -1 : 1;
    });
    this.#orders.set(sort, order);
    return order;
  }
}

type Range = [low: number, high: number];

/** Extends the range to include the value; NaN changes nothing. */
function widen(range: Range, value: number): void {
  if (value < range[0]) range[0] = value;
  if (value > range[1]) range[1] = value;
}

function known([low, high]: Range): [number | null, number | null] {
  return low > high ? [null, null] : [low, high];
}

function increment(counts: Uint32Array | undefined, code: number | undefined): void {
  if (counts && code !== undefined) counts[code] = (counts[code] ?? 0) + 1;
}

/** The options that the form offers, most cars first. Only names that a page shows (listed-names.ts). */
function optionsOf(key: Facet, names: string[], counts: ArrayLike<number>): [string, number][] {
  const field = FILTER_FIELDS[key];
  const isListed = listedNameFilter();
  const choices: readonly string[] | null = 'options' in field ? field.options : null;
  return names
    .map((name, code): [string, number] => [name, counts[code] ?? 0])
    .filter(([name, cars]) => cars > 0 && (choices?.includes(name) ?? true))
    .sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1))
    .filter(([name]) => isListed(name));
}

function record<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>; // of each key one
}
