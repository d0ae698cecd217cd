import { needsIndex } from '#lib/domain/search/backoffice-filter.ts';
import type {
  InventorySummary,
  InventoryView,
  RelaxedSearch,
  SearchStock,
} from '#lib/domain/search/inventory-view.ts';
import {
  bestRelaxedSearches,
  beyondPriceLimit,
  FEW_CARS,
  MAX_DROPPED_WORDS,
  relaxedSearchCandidates,
} from '#lib/domain/search/relaxed-searches.ts';
import { conditions } from '#lib/domain/search/search-facts.ts';
import { activeKeys, type SearchFilter } from '#lib/domain/search/search-filter.ts';
import { countOptions, factRange, findCars, inOrder, type WordMatches } from './find-cars.ts';
import type { Car, Inventory } from './inventory.ts';

type FoundCars = { cars: readonly Car[]; unsold: readonly Car[]; words: WordMatches; setAside: string[] };

/** What a search finds: its counts, and a page of cars if `hasVehicles`. */
export function searchView(
  inventory: Inventory,
  filter: SearchFilter,
  hasVehicles = needsIndex(filter),
): InventoryView {
  const found = find(inventory, filter);
  const start = filter.page * filter.size;
  const wanted = countWanted(filter, found);
  return {
    ...searchStock(inventory, filter, found),
    summary: summaryOf(found),
    newestYear: inventory.newestYear,
    relaxedSearches: wanted > FEW_CARS ? [] : relaxedSearches(inventory, filter, wanted),
    setAside: found.setAside,
    vehicles: hasVehicles
      ? inOrder(inventory, found.cars, filter.sort ?? '', found.words)
          .slice(start, start + filter.size)
          .map(({ vehicle }) => vehicle)
      : null,
  };
}

/** The numbers of a search alone. */
export function searchStock(
  inventory: Inventory,
  filter: SearchFilter,
  { cars, unsold, words }: FoundCars = find(inventory, filter),
): SearchStock {
  const options = countOptions(inventory, conditions(filter), cars, words);
  return { total: cars.length, sold: cars.length - unsold.length, options };
}

/** Nothing is found when nothing is known of a search: each of its words is set aside, and it has no other criterion. */
function find(inventory: Inventory, filter: SearchFilter): FoundCars {
  const { matches, setAside } = inventory.words.search(filter.q ?? '');
  const isUnknown = !matches && setAside.length > 0 && activeKeys(filter).every((key) => key === 'q');
  const words = isUnknown ? new Uint8Array(inventory.cars.length) : matches;
  const cars = findCars(inventory, conditions(filter), words);
  return { cars, unsold: cars.filter(({ facts }) => facts.availability !== 'sold'), words, setAside };
}

/** The cars that can be bought, or the sold ones when the search is for these. */
export function countCars(inventory: Inventory, filter: SearchFilter): number {
  return countWanted(filter, find(inventory, filter));
}

function countWanted({ availability }: SearchFilter, { cars, unsold }: FoundCars): number {
  return availability === 'sold' ? cars.length : unsold.length;
}

function summaryOf({ cars, unsold }: FoundCars): InventorySummary {
  const [lowestPrice, highestPrice] = factRange(unsold, 'price');
  const [oldestYear, newestYear] = factRange(cars, 'year');
  return { lowestPrice, highestPrice, oldestYear, newestYear };
}

function relaxedSearches(inventory: Inventory, filter: SearchFilter, cars: number): RelaxedSearch[] {
  const beyond = beyondPriceLimit(filter);
  const cheapestBeyond = beyond && summaryOf(find(inventory, beyond)).lowestPrice;
  const rarestWords = inventory.words.rarest(filter.q ?? '', MAX_DROPPED_WORDS);
  const candidates = relaxedSearchCandidates(filter, { cars, cheapestBeyond, rarestWords });
  return bestRelaxedSearches(
    cars,
    candidates.map((candidate) => ({
      ...candidate,
      cars: countCars(inventory, candidate.filter),
    })),
  );
}
