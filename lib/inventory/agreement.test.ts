import fc from 'fast-check';
import { addVehicle } from '#backoffice/database/vehicles.ts';
import { withDatabase } from '#backoffice/database/open.ts';
import { searchVehicles } from '#backoffice/database/search.ts';
import { aVehicle } from '#backoffice/testing/a-vehicle.ts';
import { VEHICLE } from '#lib/backoffice/queries/vehicles.ts';
import { parseEntities } from '#lib/backoffice/response/entity.ts';
import { backofficeFilter } from '#lib/domain/search/backoffice-filter.ts';
import { EMPTY_FILTER, withCriteria, type SearchFilter } from '#lib/domain/search/search-filter.ts';
import { anInventory } from './testing/an-inventory.ts';
import { searchView } from './search-view.ts';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';

const CARS = 1_000;
const FILTERS = 1_000;
const MAKES = ['TOYOTA', 'Toyota ', 'CITROËN', 'citroe\u0308n', 'MERCEDES-BENZ', 'B&W / "X"', ''];
const MODELS = ['AQUA', 'Aqua', 'C3', 'É-NV200', 'HILUX', ''];

const seeds = fc.record({
  make: fc.constantFrom(...MAKES),
  model: fc.constantFrom(...MODELS),
  yearOfManufacture: fc.integer({ min: 2010, max: 2024 }),
  mileage: fc.option(fc.integer({ min: 0, max: 200_000 })),
  fuel: fc.constantFrom(
    'PETROL (1)',
    'petrol',
    'DIESEL',
    'ELECTRIC (5)',
    'ELECTRIC HYBRID (HYE)',
    'PETROL HYBRID',
    '',
  ),
  engineCapacity: fc.option(fc.constantFrom(80, 660, 996, 1496, 2755)),
  transmission: fc.constantFrom('M/T', 'm/t', 'A/T', 'CVT', ''),
  status: fc.constantFrom('IN STOCK', 'SOLD', 'COMING SOON', 'arriving'),
  clientSellingPrice: fc.option(fc.integer({ min: 0, max: 2_000_000 })),
});

/** Mostly unset, so that most filters find cars. */
function seldom<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.option(arbitrary, { freq: 1 });
}

const filters: fc.Arbitrary<SearchFilter> = fc
  .record({
    make: seldom(fc.constantFrom(...MAKES, 'citroën', 'LADA')),
    model: seldom(fc.constantFrom(...MODELS, 'é-nv200')),
    transmission: seldom(fc.constantFrom('AUTOMATIC', 'MANUAL')),
    fuel: seldom(fc.constantFrom('PETROL', 'DIESEL', 'ELECTRIC', 'PETROL HYBRID')),
    minMileage: seldom(fc.integer({ min: 0, max: 60_000 })),
    maxMileage: seldom(fc.integer({ min: 60_000, max: 200_000 })),
    minYear: seldom(fc.integer({ min: 2010, max: 2018 })),
    maxYear: seldom(fc.integer({ min: 2016, max: 2024 })),
    minCC: seldom(fc.constantFrom(0, 660, 1000)),
    maxCC: seldom(fc.constantFrom(80, 996, 1496)),
    minPrice: seldom(fc.integer({ min: 0, max: 800_000 })),
    maxPrice: seldom(fc.integer({ min: 400_000, max: 2_000_000 })),
    maxMonthly: seldom(fc.integer({ min: 5_000, max: 30_000 })),
    page: fc.nat({ max: 3 }),
  })
  .map(({ page, ...criteria }) => {
    const set = Object.fromEntries(Object.entries(criteria).filter(([, value]) => value !== null));
    return { ...withCriteria(EMPTY_FILTER, set), page };
  });

/** Lets the inventory give the page of results, and restricts nothing. */
const WITHOUT_WORDS = '-';

function chassisNumbers(vehicles: { chassisNumber: string }[]): string[] {
  return vehicles.map(({ chassisNumber }) => chassisNumber);
}

test('the inventory finds the cars that the backoffice finds, in its order', () =>
  withTempDirectory((directory) =>
    withDatabase(directory, async (db) => {
      db.transaction(() => {
        for (const [index, seed] of fc.sample(seeds, CARS).entries())
          addVehicle(db, { ...aVehicle({ chassisNumber: `CAR-${index}`, images: [] }), ...seed });
      });
      const all = searchVehicles(db, { ...EMPTY_FILTER, size: CARS }).content;
      const inventory = await anInventory(parseEntities(all, VEHICLE, 'POST /cars'));

      fc.assert(
        fc.property(filters, (filter) => {
          const expected = searchVehicles(db, backofficeFilter(filter));
          const found = searchView(inventory, { ...filter, q: WITHOUT_WORDS });
          expect(found.total).toBe(expected.totalElements);
          expect(chassisNumbers(found.vehicles ?? [])).toEqual(chassisNumbers(expected.content));
        }),
        { numRuns: FILTERS },
      );
    }),
  ));
