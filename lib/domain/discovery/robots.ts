import { FILTER_KEYS, type FilterKey } from '#lib/domain/search/search-filter.ts';

/** Pages of a make, and of one of its models, are pages of their own; every other criterion combines without end. */
const OWN_PAGE_KEYS: FilterKey[] = ['make', 'model'];

/**
 * What a search engine is not to fetch, as patterns of robots.txt: `*` stands for any text. A comparison is not listed
 * either, but says so itself: messengers that heed robots.txt show it when it is shared.
 */
export const DISALLOWED: readonly string[] = [
  '/api/',
  '/form-result/',
  '/internal/',
  '/test-drive?',
  '/search?model=', // a model without its make: addresses name the make first
  ...FILTER_KEYS.filter((key) => !OWN_PAGE_KEYS.includes(key)).map((key) => `/search?*${key}=`),
];

/** robots.txt for every crawler. `sitemap` is an absolute address. */
export function robotsTxt(sitemap: string): string {
  const rules = DISALLOWED.map((pattern) => `Disallow: ${pattern}\n`).join('');
  return `User-agent: *\n${rules}\nSitemap: ${sitemap}\n`;
}
