import { compareQuery, slotsFromQuery } from './domain/compare-address';
import type { Slots } from './domain/compare-slots';

const ROUTE = '/internal/compare/';
const NO_CARS = 'none';

/** Internal route of the page that compares these two chassis numbers: its one parameter is their canonical query. */
export function compareRoute(slots: Slots<string>): string {
  const query = compareQuery(slots);
  return ROUTE + (query ? Buffer.from(query).toString('base64url') : NO_CARS);
}

/** The chassis numbers that a parameter of that route stands for. */
export function slotsFromRoute(parameter: string): Slots<string> {
  const query = parameter === NO_CARS ? '' : Buffer.from(parameter, 'base64url').toString();
  return slotsFromQuery(new URLSearchParams(query));
}
