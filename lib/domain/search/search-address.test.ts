import {
  canonicalSearch,
  filterFromQuery,
  hasSearchParams,
  hasRedundantParams,
  searchAddress,
} from './search-address.ts';
import type { SearchFilter } from './search-filter.ts';
import { aFilter } from '#lib/domain/testing/a-filter.ts';

test.each<[Partial<SearchFilter>, string]>([
  [{}, '/search'],
  [{ make: 'TOYOTA' }, '/search?make=TOYOTA'],
  [{ page: 1 }, '/search?page=2'],
  [{ minPrice: 0 }, '/search?minPrice=0'],
  [{ make: 'LAND ROVER & Ü/1' }, '/search?make=LAND+ROVER+%26+%C3%9C%2F1'],
  [
    {
      maxPrice: 12,
      minPrice: 11,
      maxCC: 10,
      minCC: 9,
      maxYear: 8,
      minYear: 7,
      maxMileage: 6,
      minMileage: 5,
      fuel: 'DIESEL',
      transmission: 'MANUAL',
      model: 'B',
      make: 'A',
      page: 12,
    },
    '/search?make=A&model=B&transmission=MANUAL&fuel=DIESEL&minMileage=5&maxMileage=6&minYear=7&maxYear=8' +
      '&minCC=9&maxCC=10&minPrice=11&maxPrice=12&page=13',
  ],
  [
    {
      sort: 'price',
      q: 'sunroof',
      months: 60,
      deposit: 0,
      maxMonthly: 15_000,
      availability: 'sold',
      page: 1,
    },
    '/search?availability=sold&maxMonthly=15000&deposit=0&months=60&q=sunroof&sort=price&page=2',
  ],
  [
    { origin: 'import', colour: 'RED', body: 'SUV', maxPrice: 1 },
    '/search?maxPrice=1&body=SUV&colour=RED&origin=import',
  ],
])('the search %j has the address %s', (criteria, address) => {
  expect(searchAddress(aFilter(criteria))).toBe(address);
});

test.each<[string, Partial<SearchFilter>]>([
  ['make=TOYOTA&utm_source=mail', { make: 'TOYOTA' }],
  ['minYear=soon&make=KIA', { make: 'KIA' }],
  ['minYear=-3&minPrice=1.5&fuel=COAL', {}],
  ['minYear=soon&minYear=2018&minYear=2019', { minYear: 2018 }],
  ['minYear=2051', { minYear: 2051 }],
  ['size=500', {}],
  ['minPrice=408.000&maxPrice=1%2C500%2C000&minYear=2015.5', { minPrice: 408_000, maxPrice: 1_500_000 }],
  ['deposit=1000&months=60', { deposit: 1000, months: 60 }],
  ['body=suv&colour=PLAID&sort=price&sort=mileage', { body: 'SUV', sort: 'price' }],
  ['page=3', { page: 2 }],
  ['page=0', {}],
  ['page=-1', {}],
  ['page=1.5', {}],
  ['page=last', {}],
  ['make=%20&page=2', { page: 1 }],
])('the query %s is parsed as %j', (query, criteria) => {
  expect(filterFromQuery(new URLSearchParams(query))).toEqual(aFilter(criteria));
});

test.each([
  ['', false],
  ['utm_source=mail', false],
  ['page=2', true],
  ['make=', true],
  ['minYear=soon', true],
])('the query %p has a key of the search: %p', (query, hasKey) => {
  expect(hasSearchParams(new URLSearchParams(query))).toBe(hasKey);
});

test.each([
  ['', false],
  ['make=KIA', false],
  ['make=KIA&model=', true],
  ['maxMonthly=20000&maxMonthly=15000', true],
  ['make=KIA&model=%20', true],
  ['page=1', true],
  ['page=2', false],
  ['utm_source=', false],
  ['minPrice=408.000', true],
  ['minPrice=Rs+408000', true],
  ['minPrice=408000', false],
  ['minPrice=cheap', false],
  ['minYear=2015.5', false],
])('the query %p has redundant keys: %p', (query, untidy) => {
  expect(hasRedundantParams(new URLSearchParams(query))).toBe(untidy);
});

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
  ['/search?fuel=DIESEL&q=sunroof&sort=price', '/search?fuel=DIESEL'],
  ['/search?make=TOYOTA&sort=price&page=2', '/search?make=TOYOTA&page=2'],
])('unknown keys, words and order of %s are not in the canonical', (address, canonical) => {
  expect(canonicalOf(address)).toBe(canonical);
});
