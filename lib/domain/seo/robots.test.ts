import { ROBOTS_RULES } from './robots.ts';
import { searchAddress } from '#lib/domain/search/search-address.ts';
import { EMPTY_FILTER, FILTER_KEYS } from '#lib/domain/search/search-filter.ts';

/** As RFC 9309 reads a pattern: it matches from the start, and `*` stands for any text. */
function isCrawled(address: string): boolean {
  return !ROBOTS_RULES[0]?.disallow.some((pattern) => {
    const parts = pattern.split('*').map((part) => part.replace(/[.?]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}`).test(address);
  });
}

test.each([
  '/',
  '/search',
  '/search?page=2',
  '/fr/search?page=2',
  '/search?make=TOYOTA',
  '/search?make=TOYOTA&page=3',
  '/search?make=TOYOTA&model=AQUA',
  '/search?make=TOYOTA&model=AQUA&page=2',
  '/car/NHP10-1234567',
  '/blogs/1',
  '/compare?a=1&b=2',
  '/test-drive',
  '/share/car/x/y.jpg',
  '/_next/static/chunks/a.js',
  '/_next/image?url=a&w=1200&q=70',
])('%s is crawled', (address) => {
  expect(isCrawled(address)).toBe(true);
});

test.each([
  '/search?model=AQUA',
  '/fr/search?model=AQUA',
  '/fr/form-result/sent?form=contact',
  '/search?make=TOYOTA&fuel=PETROL',
  '/search?make=TOYOTA&model=AQUA&minPrice=1&page=2',
  '/search?maxYear=2020',
  '/test-drive?car=1',
  '/form-result/sent?form=contact',
  '/api/client-car/count?make=TOYOTA',
])('%s is not crawled', (address) => {
  expect(isCrawled(address)).toBe(false);
});

test.each(FILTER_KEYS.filter((key) => key !== 'make'))('a search by %s alone is disallowed', (key) => {
  const filter = { ...EMPTY_FILTER, [key]: 1 };
  expect(isCrawled(searchAddress(filter))).toBe(false);
});

test('crawlers of link previews may fetch narrowed searches and the test drive of a car', () => {
  expect(ROBOTS_RULES.at(-1)).toEqual({
    userAgent: ['facebookexternalhit', 'LinkedInBot', 'Twitterbot'],
    disallow: ['/api/', '/form-result/', '/fr/form-result/'],
  });
});
