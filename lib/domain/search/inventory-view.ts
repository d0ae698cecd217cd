import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import type { FilterKey, SearchFilter } from './search-filter.ts';

/** Fields whose options are counted. */
export const COUNTED_KEYS = [
  'make',
  'model',
  'transmission',
  'fuel',
  'body',
  'colour',
  'origin',
  'availability',
] as const satisfies FilterKey[];

/** The cars of each option of a field, given the other criteria: most cars first; options without cars are missing. */
export type OptionCounts = Record<(typeof COUNTED_KEYS)[number], [option: string, cars: number][]>;

/** Prices in rupees, of cars that are not sold. Null when no car tells it. */
export type InventorySummary = {
  lowestPrice: number | null;
  highestPrice: number | null;
  oldestYear: number | null;
  newestYear: number | null;
};

/** A search that differs by one change and finds more cars. */
export type NearMiss = { filter: SearchFilter; cars: number };

/** What only the index of the inventory knows of a search. */
export type InventoryView = {
  /** Cars that match. */
  total: number;
  options: OptionCounts;
  /** Of the cars that match. */
  summary: InventorySummary;
  /** Of the whole inventory; null when no car tells it. */
  newestYear: number | null;
  /** For searches with few cars, most helpful first; empty for others. */
  nearMisses: NearMiss[];
  /** The page of results of a search that the backoffice cannot answer (`needsIndex`), else null. */
  vehicles: Vehicle[] | null;
};
