import { compareQuery, slotsFromQuery } from './compare/compare-address.ts';
import type { Slots } from './compare/compare-slots.ts';
import { MAX_PREFILL_LENGTH } from './search/filter-label.ts';
import { filterFromQuery, hasRedundantParams, searchAddress, searchQuery } from './search/search-address.ts';
import type { SearchFilter } from './search/search-filter.ts';
import type { WordSearch } from '#lib/domain/word-search/words-address.ts';
import { toWellFormed } from './text/well-formed.ts';
import { parseChassisNumber } from './vehicle/chassis-number.ts';

// Addresses with a query are rewritten to internal routes with one parameter, since Next caches pages by their parameters
// only, not by their query (docs/decisions/0002-rewrites-to-internal-routes.md).

const EMPTY = 'none';

/**
 * Routes of the pages without a parameter. Each has a dummy parameter, so that the build, which has no backoffice, does
 * not render it.
 */
export const ON_DEMAND_ROUTES: Record<string, string> = Object.fromEntries(
  ['about', 'ads', 'blogs', 'landing', 'preown', 'privacy', 'services'].map((page) => [
    page === 'landing' ? '/' : `/${page}`,
    `/internal/on-demand/${page}`,
  ]),
);

/** The page for every address that does not exist. */
export const NOT_FOUND_ROUTE = '/internal/on-demand/missing';

/** Where an address leads: to the route of a page, or by a redirect to the tidy address. */
export type KnownTarget = { route: string } | { redirect: string };

/** A search in words leads to `addressOfWords`, or to `otherwise` when nothing in the words is recognised. */
export type PageTarget = KnownTarget | (WordSearch & { otherwise: KnownTarget });

/** The route under which the page of an address is rendered and cached. Internal routes are no addresses. */
export function pageTarget(path: string, query: URLSearchParams): PageTarget {
  switch (path) {
    case '/search': {
      const filter = filterFromQuery(query);
      const words = query.get('q')?.trim();
      const target = hasRedundantParams(query)
        ? { redirect: searchAddress(filter) }
        : { route: resultsRoute(filter) };
      return words ? { words, filter, otherwise: target } : target;
    }
    case '/compare':
      return { route: compareRoute(slotsFromQuery(query)) };
    case '/preorder':
      return { route: preOrderRoute(query) };
    case '/test-drive':
      return { route: testDriveRoute(query) };
    default:
      if (path.startsWith('/internal/')) return { route: NOT_FOUND_ROUTE };
      return { route: ON_DEMAND_ROUTES[path] ?? path };
  }
}

/** Encodes any text as one segment of an address. */
export function encodeSegment(text: string): string {
  return text ? Buffer.from(text).toString('base64url') : EMPTY;
}

/** Decodes a segment that `encodeSegment` made. */
export function decodeSegment(segment: string): string {
  return segment === EMPTY ? '' : Buffer.from(segment, 'base64url').toString();
}

/** Route of the results page of a search. */
export function resultsRoute(filter: SearchFilter): string {
  return `/internal/results/${encodeSegment(searchQuery(filter))}`;
}

/** The search in the parameter of `resultsRoute`. */
export function filterFromRoute(segment: string): SearchFilter {
  return filterFromQuery(new URLSearchParams(decodeSegment(segment)));
}

/** Route of the comparison of these chassis numbers. */
export function compareRoute(slots: Slots<string>): string {
  return `/internal/compare/${encodeSegment(compareQuery(slots))}`;
}

/** The chassis numbers in the parameter of `compareRoute`. */
export function slotsFromRoute(segment: string): Slots<string> {
  return slotsFromQuery(new URLSearchParams(decodeSegment(segment)));
}

/** Route of the pre-order page, its vehicle filled in from the query. */
function preOrderRoute(query: URLSearchParams): string {
  const vehicle = toWellFormed((query.get('vehicle') ?? '').trim().slice(0, MAX_PREFILL_LENGTH));
  return `/internal/preorder/${encodeSegment(vehicle)}`;
}

/** Route of the test-drive page for the car in the query. */
export function testDriveRoute(query: URLSearchParams): string {
  return `/internal/test-drive/${encodeSegment(parseChassisNumber(query.get('car')) ?? '')}`;
}

/** The chassis number in the parameter of `testDriveRoute`; `null` when there is none. */
export function chassisNumberFromRoute(segment: string): string | null {
  return parseChassisNumber(decodeSegment(segment));
}

/**
 * Decodes a dynamic segment, which Next passes to a page percent-encoded. `generateMetadata` and route handlers get it
 * decoded already (vercel/next.js#95343) and must not decode it again.
 */
export function decodePageSegment(segment: string): string {
  return decodeURIComponent(segment);
}
