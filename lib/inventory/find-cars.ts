import { FACETS, type Facet, type FacetCounts } from '#lib/domain/search/inventory-view.ts';
import { isListedName } from '#lib/domain/search/listed-names.ts';
import type { Conditions, NumberFact, SearchFacts } from '#lib/domain/search/search-facts.ts';
import { FILTER_FIELDS } from '#lib/domain/search/search-filter.ts';
import type { Car, Inventory } from './inventory.ts';
import { ABSENT, EXACT } from './word-index.ts';

/** How each car has the words of a search (word-index.ts); null without words. */
export type WordMatches = Uint8Array | null;

/** The cars that meet the conditions and have the words, in the backoffice's order. */
export function findCars(
  { cars }: Inventory,
  { texts, bounds }: Conditions,
  words: WordMatches = null,
): readonly Car[] {
  if (texts.length + bounds.length === 0 && !words) return cars;
  const found = cars.filter(
    ({ facts }, position) =>
      words?.[position] !== ABSENT && texts.every(({ key, value }) => facts[key] === value),
  );
  return bounds.length === 0 ? found : found.filter(({ facts }) => isWithin(facts, bounds));
}

function isWithin(facts: SearchFacts, bounds: Conditions['bounds']): boolean {
  return bounds.every(({ key, min, max }) => {
    const value = facts[key];
    return value !== null && value >= min && value <= max;
  });
}

/** The counts of whole inventories, which several pages show. */
const allCounts = new WeakMap<readonly Car[], FacetCounts>();

/** For each option of a field the number of cars that meet the conditions on the other fields; `found` meet all. */
export function countOptions(
  inventory: Inventory,
  asked: Conditions,
  found: readonly Car[],
  words: WordMatches,
): FacetCounts {
  const known = allCounts.get(found);
  if (known) return known;
  const counted = FACETS.map((key) => {
    const others = asked.texts.filter((text) => text.key !== key);
    const isAsked = others.length < asked.texts.length;
    const cars = isAsked ? findCars(inventory, { ...asked, texts: others }, words) : found;
    return [key, options(key, countValues(cars, key), inventory)];
  });
  const counts = Object.fromEntries(counted) as FacetCounts; // of each facet one
  if (found === inventory.cars) allCounts.set(found, counts);
  return counts;
}

function countValues(cars: readonly Car[], key: Facet): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { facts } of cars) counts.set(facts[key], (counts.get(facts[key]) ?? 0) + 1);
  return counts;
}

/** The options that the form offers, most cars first. Only names that a page shows (listed-names.ts). */
function options(
  key: Facet,
  counts: ReadonlyMap<string, number>,
  { spellings }: Inventory,
): [string, number][] {
  const field = FILTER_FIELDS[key];
  const choices: readonly string[] | null = 'options' in field ? field.options : null;
  return [...counts]
    .filter(([value]) => choices?.includes(value) ?? true)
    .map(([value, cars]): [string, number] => [
      key === 'make' || key === 'model' ? (spellings[key].get(value) ?? '') : value,
      cars,
    ])
    .sort(([one, cars], [other, others]) => others - cars || (one < other ? -1 : 1))
    .filter(([name]) => isListedName(name));
}

/** The lowest and the highest value; null when no car has one. */
export function factRange(cars: readonly Car[], key: NumberFact): [number | null, number | null] {
  let [low, high] = [Infinity, -Infinity];
  for (const { facts } of cars) {
    low = Math.min(low, facts[key] ?? low);
    high = Math.max(high, facts[key] ?? high);
  }
  return low > high ? [null, null] : [low, high];
}

/**
 * Cars in this sort order, those without the value last, equal ones in the order that they have. Without an order the cars
 * that have all words exactly come first.
 */
export function inOrder(
  inventory: Inventory,
  cars: readonly Car[],
  sort: string,
  words: WordMatches = null,
): readonly Car[] {
  if (sort === '') {
    if (!words) return cars;
    const exact = new Set(inventory.cars.filter((_, position) => words[position] === EXACT));
    return [...cars.filter((car) => exact.has(car)), ...cars.filter((car) => !exact.has(car))];
  }
  const column = sort.replace('-', '') as NumberFact | 'seen'; // SORT_ORDERS
  const sign = sort.startsWith('-') ? -1 : 1;
  return cars
    .map((car) => ({ car, value: column === 'seen' ? car.seenAt : car.facts[column] }))
    .map(({ car, value }) => ({ car, rank: value === null ? Infinity : sign * value }))
    .sort((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank))
    .map(({ car }) => car);
}
