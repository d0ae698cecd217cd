import { filterFromQuery } from '#lib/domain/search/search-address.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { aView } from '#lib/domain/testing/a-view.ts';
import type { InventoryView } from '#lib/domain/search/inventory-view.ts';
import { searchMetadata } from './search-metadata.ts';

function metadataOf(query: string, content: Vehicle[] = [aVehicle()], view: InventoryView | null = null) {
  const results = { content, number: 0, totalPages: 3 };
  const names = { makes: ['CITROËN', 'TOYOTA'], models: ['C3'], allModels: ['AQUA', 'C3'] };
  return searchMetadata(filterFromQuery(new URLSearchParams(query)), results, view, names);
}

test.each([
  ['', 'Cars for sale | Example Motors'],
  ['page=2', 'Cars for sale, page 2 | Example Motors'],
  ['make=TOYOTA', 'TOYOTA cars for sale | Example Motors'],
  ['make=TOYOTA&model=AQUA', 'TOYOTA AQUA cars for sale | Example Motors'],
  ['make=TOYOTA&maxPrice=900000&page=2', 'TOYOTA cars for sale, page 2, up to Rs 900,000'],
  ['fuel=DIESEL&minYear=2018', 'DIESEL cars for sale, from 2018 | Example Motors'],
])('the search %p is titled %p', (query, title) => {
  expect(metadataOf(query)).toMatchObject({ title });
});

test('a search is described by its criteria and the cars shown, each kind once', () => {
  const cars = [
    aVehicle(),
    aVehicle({ chassisNumber: 'NHP10-6799999' }),
    aVehicle({ model: 'VITZ', clientSellingPrice: null }),
    aVehicle({ model: 'WISH', status: 'SOLD' }),
  ];
  expect(metadataOf('make=TOYOTA&minYear=2018&page=2', cars)).toMatchObject({
    description:
      'TOYOTA cars for sale, page 2, from 2018: TOYOTA AQUA 2018 (Rs 595,000), TOYOTA VITZ 2018 (Price on Request), TOYOTA WISH 2018 (sold)',
  });
});

test.each([
  [
    'make=TOYOTA&model=AQUA',
    'TOYOTA AQUA cars for sale: 37 cars, 5 sold, Rs 450,000 to Rs 2,300,000, 2014 to 2021, TOYOTA AQUA 2018 (Rs 595,000)',
  ],
  ['make=TOYOTA&fuel=PETROL', 'PETROL TOYOTA cars for sale: TOYOTA AQUA 2018 (Rs 595,000)'],
  ['make=TOYOTA&page=2', 'TOYOTA cars for sale, page 2: TOYOTA AQUA 2018 (Rs 595,000)'],
])('with the index, %s is described as %p', (query, description) => {
  expect(metadataOf(query, [aVehicle()], aView())).toMatchObject({ description });
});

test('a narrowed search of a make has the canonical of the make, and is shared under its own address', () => {
  expect(metadataOf('make=TOYOTA&fuel=DIESEL')).toMatchObject({
    alternates: { canonical: '/search?make=TOYOTA' },
    openGraph: { url: '/search?make=TOYOTA&fuel=DIESEL' },
  });
});

test.each([
  ['make=toyota', '/search?make=TOYOTA'],
  ['make=Toyota&model=aqua', '/search?make=TOYOTA&model=AQUA'],
  ['make=citroe%CC%88n&page=2', '/search?make=CITRO%C3%8BN&page=2'],
  ['make=toyotta', '/search?make=toyotta'],
])('the canonical address of %s has the known spelling of make and model: %s', (query, canonical) => {
  expect(metadataOf(query)).toMatchObject({ alternates: { canonical } });
});

test('only a search without results is kept out of search engines', () => {
  expect(metadataOf('make=TOYOTA', [])).toMatchObject({ robots: { index: false } });
  expect(metadataOf('make=TOYOTA').robots).not.toHaveProperty('index');
});
