import { LANGUAGES, localAddress } from '#lib/domain/language.ts';
import { FILTER_KEYS, type FilterKey } from '#lib/domain/search/search-filter.ts';

/** Searches by these keys are indexed; the combinations of all others are countless. */
const INDEXED_KEYS: FilterKey[] = ['make', 'model'];

/** Addresses that are no pages to share. */
const PRIVATE = ['/api/', '/form-result/', '/fr/form-result/'] as const;

/** Crawlers that fetch a page for the preview of a link that somebody shares, and respect robots.txt. */
const PREVIEW_CRAWLERS = ['facebookexternalhit', 'LinkedInBot', 'Twitterbot'] as const;

/**
 * Disallow patterns of pages for search engines, in which `*` is any text. `/compare` has a noindex tag instead: other
 * messengers that respect robots.txt may fetch it for a link preview.
 */
const PATTERNS: readonly string[] = [
  '/form-result/',
  '/preorder?',
  '/test-drive?',
  '/search?model=', // a model without its make: the make comes first in an address
  ...FILTER_KEYS.filter((key) => !INDEXED_KEYS.includes(key)).map((key) => `/search?*${key}=`),
];

export const DISALLOWED: readonly string[] = [
  '/api/',
  ...PATTERNS.flatMap((pattern) => LANGUAGES.map((language) => localAddress(language, pattern))),
];

/** robots.txt; crawlers of link previews may fetch every page that can be shared. `sitemap` is an absolute address. */
export function robotsTxt(sitemap: string): string {
  return `${group(['*'], DISALLOWED)}\n${group(PREVIEW_CRAWLERS, PRIVATE)}\nSitemap: ${sitemap}\n`;
}

/** A crawler obeys only the group that names it, or else that of `*`. */
function group(crawlers: readonly string[], disallowed: readonly string[]): string {
  const lines = [
    ...crawlers.map((crawler) => `User-agent: ${crawler}`),
    ...disallowed.map((pattern) => `Disallow: ${pattern}`),
  ];
  return lines.map((line) => `${line}\n`).join('');
}
