import type { InventoryView, RelaxedSearch, SearchStock } from '#lib/domain/search/inventory-view.ts';
import { needsIndex } from '#lib/domain/search/backoffice-filter.ts';
import {
  bestRelaxedSearches,
  beyondPriceLimit,
  FEW_CARS,
  MAX_DROPPED_WORDS,
  relaxedSearchCandidates,
} from '#lib/domain/search/relaxed-searches.ts';
import { conditions, searchWords, type Conditions } from '#lib/domain/search/search-facts.ts';
import { EMPTY_FILTER, withCriteria, type SearchFilter } from '#lib/domain/search/search-filter.ts';
import { compactChassisNumber, possibleReferences } from '#lib/domain/vehicle/chassis-number.ts';
import { affordableVehicles } from '#lib/domain/vehicle/affordable-vehicles.ts';
import { MAX_SIMILAR, similarities, type SimilarityTarget } from '#lib/domain/vehicle/similar-vehicles.ts';
import { sellingPrice } from '#lib/domain/vehicle/price.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import type { Scan } from './columns.ts';
import type { Snapshot } from './snapshot.ts';

/** Matches every car. */
const ANY: Conditions = { texts: [], bounds: [], words: [] };

/** What a search finds: its counts, and a page of cars unless `hasVehicles` is false. */
export function view(
  snapshot: Snapshot,
  filter: SearchFilter,
  hasVehicles = needsIndex(filter),
): InventoryView {
  const found = scan(snapshot, filter);
  const { total, sold, options, summary, matches } = found;
  const wanted = carsWanted(filter, found);
  const place = { offset: filter.page * filter.size, limit: filter.size };
  const vehicles = hasVehicles
    ? snapshot.vehicles(snapshot.columns.page(matches, filter.sort ?? '', place))
    : null;
  return {
    total,
    sold,
    options,
    summary,
    vehicles,
    newestYear: scanFor(snapshot, ANY, false).summary.newestYear,
    relaxedSearches: wanted > FEW_CARS ? [] : relaxedSearches(snapshot, filter, wanted),
  };
}

/** The numbers of a search alone, which take a tenth of the time. */
export function stock(snapshot: Snapshot, filter: SearchFilter): SearchStock {
  const { total, sold, options } = scan(snapshot, filter);
  return { total, sold, options };
}

function count(snapshot: Snapshot, filter: SearchFilter): number {
  return carsWanted(filter, scan(snapshot, filter, false));
}

/** The cars that can be bought, or the sold ones when the search is for these. */
function carsWanted({ availability }: SearchFilter, { total, sold }: Scan): number {
  return availability === 'sold' ? total : total - sold;
}

function scan(snapshot: Snapshot, filter: SearchFilter, hasCounts = true): Scan {
  return scanFor(snapshot, conditions(filter), hasCounts);
}

function scanFor(snapshot: Snapshot, asked: Conditions, hasCounts = true): Scan {
  const { columns } = snapshot; // before withWords: the getter loads changes of other processes
  return columns.scan(asked, snapshot.withWords(asked.words), hasCounts);
}

function relaxedSearches(snapshot: Snapshot, filter: SearchFilter, cars: number): RelaxedSearch[] {
  const beyond = beyondPriceLimit(filter);
  const cheapestBeyond = beyond && scan(snapshot, beyond, false).summary.lowestPrice;
  const rarestWords = snapshot.rarestWords(searchWords(filter.q ?? ''), MAX_DROPPED_WORDS);
  const candidates = relaxedSearchCandidates(filter, { cheapestBeyond, rarestWords });
  return bestRelaxedSearches(
    cars,
    candidates.map((candidate) => ({ ...candidate, cars: count(snapshot, candidate.filter) })),
  );
}

/**
 * Number of samples for the lowest budget. A higher budget adds one, and its visitors see the samples of lower budgets
 * too.
 */
const LOWEST_SAMPLES = 3;

/** How many cars to look at for a sample, since some have no picture or the same body as others. */
const SAMPLE_CANDIDATES = 20;

/**
 * For each budget the number of cars that it pays for, and sample cars in stock: the most expensive of each budget whose
 * body the two before it do not have, so that a visitor sees three different ones.
 */
export type BudgetInventory = { counts: number[]; samples: Vehicle[] };

/** @param prices the highest price that each budget pays for, in rupees, ascending */
export function budgets(snapshot: Snapshot, prices: readonly number[]): BudgetInventory {
  const { columns } = snapshot;
  const inStock = scanFor(snapshot, { ...ANY, texts: [{ key: 'availability', value: 'in-stock' }] }, false);
  const byPrice = columns.page(inStock.matches, '-price', { offset: 0, limit: columns.size });
  const samples: Vehicle[] = [];
  for (const price of prices) {
    const first = byPrice.findIndex((id) => (columns.number('price', id) ?? Infinity) <= price);
    const ids = first < 0 ? [] : byPrice.slice(first, first + SAMPLE_CANDIDATES);
    const affordable = affordableVehicles(snapshot.vehicles(ids), price, SAMPLE_CANDIDATES);
    const shown = samples.slice(1 - LOWEST_SAMPLES).map(({ type }) => type);
    const others = affordable.filter(({ type }) => !shown.includes(type));
    if (samples.length === 0) samples.push(...affordableVehicles(affordable, price, LOWEST_SAMPLES));
    else samples.push(...[...others, ...affordable].slice(0, 1));
  }
  return {
    counts: prices.map((maxPrice) => count(snapshot, withCriteria(EMPTY_FILTER, { maxPrice }))),
    samples: [...new Map(samples.map((vehicle) => [vehicle.chassisNumber, vehicle])).values()],
  };
}

/** The first cars whose reference begins with this text, in any case; none for an empty text. */
export function byReference(snapshot: Snapshot, reference: string, limit: number): Vehicle[] {
  const start = reference.toUpperCase();
  const rows = snapshot
    .sql('SELECT id FROM vehicles WHERE reference >= ? AND reference < ? ORDER BY id LIMIT ?')
    .all(start, `${start}\u{10FFFF}`, limit);
  return start === '' ? [] : snapshot.vehicles(rows.map(({ id }) => Number(id)));
}

/** For each typed chassis number those of the cars that it may mean (lib/domain/vehicle/chassis-number.ts). */
export function alikeChassisNumbers(snapshot: Snapshot, typed: readonly string[]): string[][] {
  const find = snapshot.sql('SELECT chassisNumber FROM vehicles WHERE reference = ? ORDER BY id');
  return typed.map((one) => {
    const rows = possibleReferences(one).flatMap((reference) => find.all(reference));
    const compact = compactChassisNumber(one);
    return rows
      .map(({ chassisNumber }) => String(chassisNumber))
      .filter((found) => compactChassisNumber(found) === compact);
  });
}

export function byChassisNumbers(snapshot: Snapshot, chassisNumbers: readonly string[]): Vehicle[] {
  const find = snapshot.sql('SELECT id FROM vehicles WHERE chassisNumber = ?');
  const ids = chassisNumbers.flatMap((chassisNumber) => find.get(chassisNumber)?.['id'] ?? []);
  return snapshot.vehicles(ids.map(Number));
}

/** The cars of each kind of similarity, nearest in price first, Price on Request last. */
export function similar(snapshot: Snapshot, to: SimilarityTarget): Vehicle[] {
  const found = new Set<number>();
  for (const similarity of similarities(to)) {
    if (found.size > MAX_SIMILAR) break; // the car itself may be among them
    for (const id of nearestInPrice(snapshot, scanFor(snapshot, similarity, false).matches, to))
      found.add(id);
  }
  const others = snapshot.vehicles([...found]).filter((one) => one.chassisNumber !== to.chassisNumber);
  return others.slice(0, MAX_SIMILAR);
}

function nearestInPrice({ columns }: Snapshot, matches: Uint8Array, to: SimilarityTarget): number[] {
  const price = sellingPrice(to);
  const candidates: { id: number; distance: number }[] = [];
  for (let id = 0; id < matches.length; id += 1) {
    if (matches[id] !== 1 || columns.text('availability', id) === 'sold') continue;
    const candidate = columns.number('price', id);
    candidates.push({
      id,
      distance: candidate === null ? Infinity : Math.abs(candidate - (price ?? candidate)),
    });
  }
  return candidates
    .sort((one, other) =>
      one.distance === other.distance ? one.id - other.id : one.distance - other.distance,
    )
    .slice(0, MAX_SIMILAR + 1)
    .map(({ id }) => id);
}
