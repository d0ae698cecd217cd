import { FILTER_KEYS, type FilterKey } from '#lib/domain/search/search-filter.ts';

/** Searches by these keys are indexed; the combinations of all others are countless. */
const INDEXED_KEYS: FilterKey[] = ['make', 'model'];

/**
 * Disallow patterns of robots.txt, in which `*` is any text. `/compare` has a noindex tag instead: messengers that respect
 * robots.txt may fetch it for a link preview.
 */
export const DISALLOWED: readonly string[] = [
  '/api/',
  '/form-result/',
  '/internal/',
  '/preorder?',
  '/test-drive?',
  '/search?model=', // a model without its make: the make comes first in an address
  ...FILTER_KEYS.filter((key) => !INDEXED_KEYS.includes(key)).map((key) => `/search?*${key}=`),
];

/** robots.txt for every crawler. `sitemap` is an absolute address. */
export function robotsTxt(sitemap: string): string {
  const rules = DISALLOWED.map((pattern) => `Disallow: ${pattern}\n`).join('');
  return `User-agent: *\n${rules}\nSitemap: ${sitemap}\n`;
}
