import { LANGUAGES, localAddress } from '#lib/domain/language.ts';
import { FILTER_KEYS, type FilterKey } from '#lib/domain/search/search-filter.ts';

/** Searches by these keys are indexed; the combinations of all others are countless. */
const INDEXED_KEYS: FilterKey[] = ['make', 'model'];

/** Addresses that are no pages to share. */
const PRIVATE = ['/api/', '/form-result/', '/fr/form-result/'];

/** Crawlers that fetch a page for the preview of a link that somebody shares, and respect robots.txt. */
const PREVIEW_CRAWLERS = ['facebookexternalhit', 'LinkedInBot', 'Twitterbot'];

/**
 * Disallow patterns of pages for search engines, in which `*` is any text. `/compare` has a noindex tag instead: other
 * messengers that respect robots.txt may fetch it for a link preview.
 */
const PATTERNS = [
  '/form-result/',
  '/preorder?',
  '/test-drive?',
  '/search?model=', // a model without its make: the make comes first in an address
  ...FILTER_KEYS.filter((key) => !INDEXED_KEYS.includes(key)).map((key) => `/search?*${key}=`),
];

const DISALLOWED = [
  '/api/',
  ...PATTERNS.flatMap((pattern) => LANGUAGES.map((language) => localAddress(language, pattern))),
];

/** By crawler, which obeys only the rules that name it, or else those of `*`. Every page that can be shared has a preview. */
export const ROBOTS_RULES = [
  { userAgent: '*', disallow: DISALLOWED },
  { userAgent: PREVIEW_CRAWLERS, disallow: PRIVATE },
];
