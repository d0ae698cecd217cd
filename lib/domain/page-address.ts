import { languageOf, localAddress, withoutLanguage, type Language } from './language.ts';
import { compareQuery, slotsFromQuery } from './compare/compare-address.ts';
import { filterFromQuery, hasRedundantParams, searchAddress } from './search/search-address.ts';
import { MAX_PREFILL_LENGTH } from './search/search-filter.ts';
import type { WordSearch } from '#lib/domain/word-search/words-address.ts';
import { truncate } from './text/truncate.ts';
import { toWellFormed } from './text/well-formed.ts';
import { parseChassisNumber } from './vehicle/chassis-number.ts';
import { sharedCars } from './vehicle/own-lists.ts';

/** A redirect is permanent to a canonical address, 303 from a search in words. */
export type Redirect = { redirect: string; status: 303 | 308 };

/** The page at a canonical address, which is for one visitor only if it is private; or a redirect. */
export type Destination = { page: string; isPrivate?: boolean } | Redirect;

/** The address that a search in words leads to; null when no word is recognised. */
export type AddressOfWords = (search: WordSearch) => Promise<string | null>;

/** The page for every address that does not exist. */
const NOT_FOUND = '/not-found';

/** Pages that are the same whatever the query. */
export const PLAIN_PAGES = new Set(['/', '/about', '/ads', '/blogs', '/preown', '/privacy', '/services']);

/** Files and route handlers, which Next answers by itself. */
const NO_PAGE =
  /^\/(?:(?:_next|api|feeds|i|share|sitemaps)\/|(?:(?:fr\/)?manifest\.webmanifest|apple-icon\.png|favicon\.ico|icon\.svg|robots\.txt|sitemap\.xml)$)/;

/** Next sends the data of a page at such an address, in place of the document. */
const DATA_SUFFIX = '.rsc';

/** The answer to a form sent without JavaScript. */
const FORM_RESULT = /^\/form-result\/[\w-]+$/;

/**
 * Where a request target (path and query) leads; null when it is no page. A promise for a search in words, which has a page
 * of its own only when nothing in the words is recognised.
 */
export function destinationOf(
  target: string,
  addressOfWords: AddressOfWords,
): Destination | null | Promise<Destination> {
  const queryAt = target.indexOf('?');
  const path = queryAt < 0 ? target : target.slice(0, queryAt);
  if (NO_PAGE.test(path)) return null;
  const search = queryAt < 0 ? '' : target.slice(queryAt);
  const query = new URLSearchParams(search);
  const language = languageOf(path);
  const english = withoutLanguage(path);
  const own = localAddress(language, english);
  if (own !== path) return permanent(own + search);
  const destination = inLanguage(language, englishDestination(english, search, query));
  const words = english === '/search' && query.get('q')?.trim();
  if (!words) return destination;
  return addressOfWords({ words, filter: filterFromQuery(query) }).then((address) =>
    address === null ? destination : { redirect: localAddress(language, address), status: 303 },
  );
}

function permanent(redirect: string): Redirect {
  return { redirect, status: 308 };
}

function inLanguage(language: Language, destination: Destination): Destination {
  return 'redirect' in destination
    ? permanent(localAddress(language, destination.redirect))
    : { ...destination, page: localAddress(language, destination.page) };
}

function englishDestination(path: string, search: string, query: URLSearchParams): Destination {
  switch (path) {
    case '/search': {
      const address = searchAddress(filterFromQuery(query));
      return hasRedundantParams(query) ? permanent(address) : { page: address };
    }
    case '/compare':
      return { page: withQuery(path, compareQuery(slotsFromQuery(query))) };
    case '/saved':
      return { page: withQuery(path, String(queryOf({ cars: sharedCars(search) }))) };
    case '/preorder':
      return { page: withQuery(path, optional('vehicle', prefilledVehicle(query))) };
    case '/test-drive':
      return { page: withQuery(path, optional('car', parseChassisNumber(query.get('car')))) };
    default:
      return plainDestination(path, search, query);
  }
}

function plainDestination(path: string, search: string, query: URLSearchParams): Destination {
  const tidy = path.replace(/[/\\]+/g, '/').replace(/(?<=.)\/$/, '');
  if (tidy !== path) return permanent(tidy + search);
  if (FORM_RESULT.test(path)) return { page: withQuery(path, String(query)), isPrivate: true };
  const [, collection, item] = /^\/(car|blogs)\/([^/]+)$/.exec(path) ?? [];
  const name = item && decodeURIComponent(item);
  if (name?.endsWith(DATA_SUFFIX)) return { page: NOT_FOUND };
  if (name && (collection === 'blogs' || parseChassisNumber(name) !== null))
    return { page: `/${collection}/${encodeURIComponent(name)}` };
  return { page: PLAIN_PAGES.has(path) ? path : NOT_FOUND };
}

function withQuery(path: string, query: string): string {
  return query ? `${path}?${query}` : path;
}

function optional(key: string, value: string | null): string {
  return value ? String(new URLSearchParams({ [key]: value })) : '';
}

/** Address of the pre-order form, filled in with a description of the wanted vehicle; cut where it is too long. */
export function preOrderAddress(vehicle: string): string {
  const text = truncate(toWellFormed(vehicle), MAX_PREFILL_LENGTH);
  return text ? `/preorder?vehicle=${encodeURIComponent(text)}` : '/preorder';
}

/** The vehicle that the pre-order form is filled in with. */
export function prefilledVehicle(query: URLSearchParams): string {
  return truncate(toWellFormed(query.get('vehicle') ?? '').trim(), MAX_PREFILL_LENGTH);
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
