import { searchQuery } from '#lib/domain/search/search-address.ts';
import { firstSearch, secondSearch } from './similar-searches.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import type { Vehicle } from './vehicle.ts';

const sold = aVehicle({ chassisNumber: 'SOLD-ONE', status: 'SOLD', clientSellingPrice: 600_000 });

function asked(search: ReturnType<typeof firstSearch>): string | null {
  return search && searchQuery(search);
}

function cars(count: number, differences: Partial<Vehicle> = {}): Vehicle[] {
  return Array.from({ length: count }, (_, index) =>
    aVehicle({ chassisNumber: `CAR ${index}`, ...differences }),
  );
}

test.each([
  ['its make', {}, 'make=TOYOTA'],
  ['its price range, without a make', { make: '' }, 'minPrice=450000&maxPrice=750000'],
  ['all cars, without a make and a price', { make: '', clientSellingPrice: null }, ''],
  ['nothing, without a make and a body', { make: '', type: '' }, null],
])('the first search for similar cars is among those of %s', (_where, differences, expected) => {
  expect(asked(firstSearch({ ...sold, ...differences }))).toBe(expected);
});

test.each([
  ['the make has enough', {}, { content: cars(6, { model: 'HIACE' }), totalPages: 1 }, null],
  ['the make has too few', {}, { content: cars(5), totalPages: 1 }, 'minPrice=450000&maxPrice=750000'],
  ['the make has none', {}, { content: [], totalPages: 0 }, 'minPrice=450000&maxPrice=750000'],
  [
    'the make has too few that are for sale',
    {},
    { content: cars(9, { status: 'SOLD' }), totalPages: 1 },
    'minPrice=450000&maxPrice=750000',
  ],
  [
    'the make has more than came, and too few of them are of the model',
    {},
    { content: cars(40, { model: 'HIACE' }), totalPages: 2 },
    'make=TOYOTA&model=AQUA',
  ],
  ['the make has more than came, and enough are of the model', {}, { content: cars(6), totalPages: 2 }, null],
  [
    'the make has more than came, and the model is not known',
    { model: '' },
    { content: cars(40), totalPages: 2 },
    null,
  ],
  ['the make is not known', { make: '' }, { content: [], totalPages: 0 }, null],
  ['the make has too few, and the body is not known', { type: '' }, { content: [], totalPages: 0 }, null],
])('the second search when %s', (_when, differences, page, expected) => {
  expect(asked(secondSearch({ ...sold, ...differences }, { ...page, number: 0 }))).toBe(expected);
});
