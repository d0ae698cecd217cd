import { languageOf, localAddress, withoutLanguage, type Language } from './language.ts';
import { compareQuery, slotsFromQuery } from './compare/compare-address.ts';
import { filterFromQuery, hasRedundantParams, searchAddress } from './search/search-address.ts';
import { MAX_PREFILL_LENGTH } from './search/search-filter.ts';
import type { WordSearch } from '#lib/domain/word-search/words-address.ts';
import { toWellFormed } from './text/well-formed.ts';
import { parseChassisNumber } from './vehicle/chassis-number.ts';
import { savedAddress, sharedCars } from './vehicle/own-lists.ts';

/**
 * Where an address leads: to the page with this canonical address, which is for one visitor only if it is private, or by
 * a permanent redirect to another address.
 */
type KnownDestination = { page: string; isPrivate?: boolean } | { redirect: string };

/** A search in words leads to `addressOfWords`, or to `otherwise` when nothing in the words is recognised. */
export type Destination =
  KnownDestination | (WordSearch & { language: Language; otherwise: KnownDestination });

/** The page for every address that does not exist. */
const NOT_FOUND = '/not-found';

/** Pages that are the same whatever the query. */
export const PLAIN_PAGES = new Set(['/', '/about', '/ads', '/blogs', '/preown', '/privacy', '/services']);

/** Files and route handlers, which Next answers by itself. */
const NO_PAGE =
  /^\/(?:(?:_next|api|feeds|i|share|sitemaps)\/|(?:(?:fr\/)?(?:manifest\.webmanifest|test-drive\.ics)|apple-icon\.png|favicon\.ico|icon\.svg|robots\.txt|sitemap\.xml)$)/;

/** The answer to a form sent without JavaScript. */
const FORM_RESULT = /^\/form-result\/[\w-]+$/;

/** Where an address leads; null when it is no page. */
export function destinationOf(path: string, query: URLSearchParams): Destination | null {
  if (NO_PAGE.test(path)) return null;
  const language = languageOf(path);
  const english = withoutLanguage(path);
  const own = localAddress(language, english);
  if (own !== path) return { redirect: withQuery(own, String(query)) };
  const destination = inLanguage(language, englishDestination(english, query));
  const words = english === '/search' && query.get('q')?.trim();
  return words ? { words, filter: filterFromQuery(query), language, otherwise: destination } : destination;
}

function inLanguage(language: Language, destination: KnownDestination): KnownDestination {
  return 'redirect' in destination
    ? { redirect: localAddress(language, destination.redirect) }
    : { ...destination, page: localAddress(language, destination.page) };
}

function englishDestination(path: string, query: URLSearchParams): KnownDestination {
  switch (path) {
    case '/search': {
      const address = searchAddress(filterFromQuery(query));
      return hasRedundantParams(query) ? { redirect: address } : { page: address };
    }
    case '/compare':
      return { page: withQuery(path, compareQuery(slotsFromQuery(query))) };
    case '/saved':
      return { page: savedAddress(sharedCars(query)) };
    case '/preorder':
      return { page: withQuery(path, optional('vehicle', prefilledVehicle(query))) };
    case '/test-drive':
      return { page: withQuery(path, optional('car', parseChassisNumber(query.get('car')))) };
    default:
      return plainDestination(path, query);
  }
}

function plainDestination(path: string, query: URLSearchParams): KnownDestination {
  const tidy = path.replace(/[/\\]+/g, '/').replace(/(?<=.)\/$/, '');
  if (tidy !== path) return { redirect: withQuery(tidy, String(query)) };
  if (FORM_RESULT.test(path)) return { page: withQuery(path, String(query)), isPrivate: true };
  const [, collection, item] = /^\/(car|blogs)\/([^/]+)$/.exec(path) ?? [];
  if (collection && item) return { page: `/${collection}/${encodeURIComponent(decodeURIComponent(item))}` };
  return { page: PLAIN_PAGES.has(path) ? path : NOT_FOUND };
}

function withQuery(path: string, query: string): string {
  return query ? `${path}?${query}` : path;
}

function optional(key: string, value: string | null): string {
  return value ? String(new URLSearchParams({ [key]: value })) : '';
}

/** The vehicle that the pre-order form is filled in with. */
export function prefilledVehicle(query: URLSearchParams): string {
  return toWellFormed((query.get('vehicle') ?? '').trim().slice(0, MAX_PREFILL_LENGTH));
}

/** The query of a page from the object in which Next passes it. */
export function queryOf(searchParams: Record<string, string | string[] | undefined>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(searchParams).flatMap(([key, values = []]) =>
      [values].flat().map((value) => [key, value]),
    ),
  );
}

/**
 * Decodes a dynamic segment, which Next passes to a page percent-encoded. `generateMetadata` and route handlers get it
 * decoded already (vercel/next.js#95343) and must not decode it again.
 */
export function decodePageSegment(segment: string): string {
  return decodeURIComponent(segment);
}
