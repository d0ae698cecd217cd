import { compareQuery, slotsFromQuery } from './compare/compare-address.ts';
import type { Slots } from './compare/compare-slots.ts';
import { filterFromQuery, searchQuery } from './search/search-address.ts';
import type { SearchFilter } from './search/search-filter.ts';
import { parseChassisNumber } from './vehicle/chassis-number.ts';

// Addresses with a query are rewritten to internal routes whose one parameter is what the query asks for: Next renders
// pages on demand by their parameters only (docs/decisions/0002-rewrites-to-internal-routes.md).

const EMPTY = 'none';

/** A text as one segment of an address, whatever it holds. */
export function encodeSegment(text: string): string {
  return text ? Buffer.from(text).toString('base64url') : EMPTY;
}

/** The text of such a segment. */
export function decodeSegment(segment: string): string {
  return segment === EMPTY ? '' : Buffer.from(segment, 'base64url').toString();
}

/** Route of the page that shows this search. */
export function resultsRoute(filter: SearchFilter): string {
  return `/internal/results/${encodeSegment(searchQuery(filter))}`;
}

/** The search of that route's parameter. */
export function filterFromRoute(segment: string): SearchFilter {
  return filterFromQuery(new URLSearchParams(decodeSegment(segment)));
}

/** Route of the page that compares the cars of these chassis numbers. */
export function compareRoute(slots: Slots<string>): string {
  return `/internal/compare/${encodeSegment(compareQuery(slots))}`;
}

/** The chassis numbers of that route's parameter. */
export function slotsFromRoute(segment: string): Slots<string> {
  return slotsFromQuery(new URLSearchParams(decodeSegment(segment)));
}

/** Route of the page that books a test drive of the car that the query names. */
export function testDriveRoute(query: URLSearchParams): string {
  return `/internal/test-drive/${encodeSegment(parseChassisNumber(query.get('car')) ?? '')}`;
}

/** The chassis number of that route's parameter; `null` when the address names no car. */
export function chassisNumberFromRoute(segment: string): string | null {
  return parseChassisNumber(decodeSegment(segment));
}

/**
 * The name that a dynamic segment stands for, from the segment as Next gives it to a page: percent-encoded.
 * `generateMetadata` and route handlers get the same segment decoded (vercel/next.js#95343) and must not decode it again.
 */
export function decodePageSegment(segment: string): string {
  return decodeURIComponent(segment);
}
