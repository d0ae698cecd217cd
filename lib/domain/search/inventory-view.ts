import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import type { FilterKey, SearchFilter } from './search-filter.ts';

/** A number of cars, and how many of them are sold. */
export type Stock = { total: number; sold: number };

/** The facets of the search: fields whose options are shown with their number of cars. */
export const FACETS = [
  'make',
  'model',
  'transmission',
  'fuel',
  'body',
  'colour',
  'origin',
  'availability',
] as const satisfies FilterKey[];

export type Facet = (typeof FACETS)[number];

/**
 * Number of cars for each option of a field, given the criteria of the other fields: most cars first. Options without
 * cars are left out.
 */
export type FacetCounts = Record<Facet, [option: string, cars: number][]>;

/** How many cars match a search, and for each option how many would. */
export type SearchStock = Stock & { options: FacetCounts };

/** Ranges over a set of cars: prices in rupees, of unsold cars only. Null when no car has the value. */
export type InventorySummary = {
  lowestPrice: number | null;
  highestPrice: number | null;
  oldestYear: number | null;
  newestYear: number | null;
};

/** A search that differs by one change and finds more cars. */
export type RelaxedSearch = { filter: SearchFilter; cars: number };

/** What only the inventory can tell about a search. */
export type InventoryView = SearchStock & {
  /** Ranges over the matching cars. */
  summary: InventorySummary;
  /** Newest year in the whole inventory; null when unknown. */
  newestYear: number | null;
  /** For searches with few cars, most helpful first; empty for others. */
  relaxedSearches: RelaxedSearch[];
  /** Texts of the search that restrict nothing: words that no car has, and exclusions. */
  setAside: string[];
  /** The page of results, where the backoffice cannot answer; else null. */
  vehicles: Vehicle[] | null;
};
