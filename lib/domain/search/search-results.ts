import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';

/** One page of search results. `number` counts from zero. */
export type SearchResults = { content: Vehicle[]; number: number; totalPages: number };
