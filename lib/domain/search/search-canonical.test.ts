import { filterFromQuery, searchAddress } from './search-address.ts';
import { canonicalSearch } from './search-canonical.ts';

function canonicalOf(address: string): string {
  const { searchParams } = new URL(address, 'https://example.com');
  return searchAddress(canonicalSearch(filterFromQuery(searchParams)));
}

test.each([
  '/search',
  '/search?make=TOYOTA',
  '/search?make=TOYOTA&model=AQUA',
  '/search?make=LAND+ROVER&model=DEFENDER+110%2F90',
  '/search?make=TOYOTA&page=2',
  '/search?make=TOYOTA&model=AQUA&page=2',
  '/search?page=3',
])('%s is its own canonical', (address) => {
  expect(canonicalOf(address)).toBe(address);
});

test.each([
  ['/search?make=TOYOTA&fuel=DIESEL', '/search?make=TOYOTA'],
  ['/search?make=TOYOTA&minYear=2018&maxPrice=900000', '/search?make=TOYOTA'],
  ['/search?make=TOYOTA&model=AQUA&transmission=MANUAL', '/search?make=TOYOTA&model=AQUA'],
])('%s, which narrows a make or model, has the canonical %s', (narrower, canonical) => {
  expect(canonicalOf(narrower)).toBe(canonical);
});

test.each([
  '/search?fuel=DIESEL',
  '/search?maxPrice=900000',
  '/search?model=AQUA',
  '/search?model=AQUA&fuel=PETROL',
])('%s has no make and is its own canonical', (address) => {
  expect(canonicalOf(address)).toBe(address);
});

test('page 2 of a narrower search is its own canonical, since page 1 of the make has other cars', () => {
  expect(canonicalOf('/search?make=TOYOTA&fuel=DIESEL&page=2')).toBe(
    '/search?make=TOYOTA&fuel=DIESEL&page=2',
  );
});

test.each([
  ['/search?utm_source=mail', '/search'],
  ['/search?make=TOYOTA&fbclid=abc', '/search?make=TOYOTA'],
  ['/search?fuel=WATER&size=100&page=2', '/search?page=2'],
])('unknown keys of %s are not in the canonical', (address, canonical) => {
  expect(canonicalOf(address)).toBe(canonical);
});
