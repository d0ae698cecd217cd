import type { Vehicle } from './vehicle';

/** One page of search results (spec section 3). `number` counts from zero. */
export type Page = { content: Vehicle[]; number: number; totalPages: number };
