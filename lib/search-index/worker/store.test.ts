import { aFilter } from '#lib/domain/testing/a-filter.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { aStore, sync, withCars as withTheseCars } from '#lib/search-index/testing/a-snapshot.ts';
import type { InventoryStore } from './store.ts';

const AQUA = aVehicle({ chassisNumber: 'NHP10-9612', clientSellingPrice: 595_000, mileage: 45_000 });
const VITZ = aVehicle({
  chassisNumber: 'KSP130-1',
  model: 'VITZ',
  yearOfManufacture: 2015,
  transmission: 'M/T',
  colour: 'RED MICA',
  clientSellingPrice: null,
  mileage: 80_000,
  clientOptions: 'Caméra de recul;✔️AWD;1️⃣Sunroof;हिन्दी',
});
const LEAF = aVehicle({
  chassisNumber: 'ZE1-2',
  make: 'NISSAN',
  model: 'LEAF',
  yearOfManufacture: 2021,
  fuel: 'ELECTRIC (5)',
  type: 'suv',
  clientSellingPrice: 900_000,
  mileage: null,
  status: 'SOLD',
  localVehicle: true,
  clientOptions: '',
});
const CARS = [AQUA, VITZ, LEAF];

function withCars(test: Parameters<typeof withTheseCars>[1], cars = CARS): Promise<void> {
  return withTheseCars(cars, test);
}

async function found(store: InventoryStore, filter: Partial<SearchFilter>): Promise<string[] | undefined> {
  const answer = await store.view(aFilter(filter));
  return answer?.view.vehicles?.map(({ model }) => model);
}

async function changeTimes(store: InventoryStore): Promise<Record<string, number | null>> {
  const { positions = 0 } = (await store.extent()) ?? {};
  const { cars } = store.readListing(store.openListing(), 0, positions);
  return Object.fromEntries(cars.map(({ vehicle, changedAt }) => [vehicle.chassisNumber, changedAt]));
}

test.each<[Partial<SearchFilter>, string[]]>([
  [{ sort: 'price' }, ['AQUA', 'LEAF', 'VITZ']],
  [{ sort: '-price' }, ['LEAF', 'AQUA', 'VITZ']],
  [{ sort: '-year' }, ['LEAF', 'AQUA', 'VITZ']],
  [{ sort: 'mileage' }, ['AQUA', 'VITZ', 'LEAF']],
  [{ sort: '-seen' }, ['AQUA', 'VITZ', 'LEAF']],
  [{ sort: 'price', page: 1, size: 2 }, ['VITZ']],
  [{ colour: 'RED' }, ['VITZ']],
  [{ body: 'SUV' }, ['LEAF']],
  [{ origin: 'pre-owned' }, ['LEAF']],
  [{ availability: 'in-stock' }, ['AQUA', 'VITZ']],
  [{ q: 'cAmEra' }, ['AQUA', 'VITZ']],
  [{ q: 'toy awd' }, ['VITZ']],
  [{ q: 'toyota nissan' }, []],
  [{ q: 'aqua or leaf' }, ['AQUA', 'LEAF']],
  [{ q: 'toyota vitz ou nissan leaf' }, ['VITZ', 'LEAF']],
  [{ q: 'aqu or red' }, ['VITZ']],
  [{ q: 'or or or' }, []],
  [{ q: '96' }, []],
  [{ q: '961' }, ['AQUA']],
  [{ q: '30' }, ['VITZ']],
  [{ q: 'japan' }, ['AQUA', 'VITZ', 'LEAF']],
  [{ q: 'japon' }, ['AQUA', 'VITZ', 'LEAF']],
  [{ q: 'rouge ou jaune' }, ['VITZ']],
  [{ q: 'caméra recul' }, ['AQUA', 'VITZ']],
  [{ q: '") OR * NEAR(a' }, []],
  [{ q: '"*)(' }, ['AQUA', 'VITZ', 'LEAF']],
  [{ q: 'हिन्दी' }, ['VITZ']],
  [{ q: 'தமிழ்' }, []],
  [{ q: 'sunroof came\u0301ra ✔️awd' }, ['VITZ']],
])('the search %j finds %j', (filter, models) =>
  withCars(async (store) => {
    await expect(found(store, filter)).resolves.toEqual(models);
  }),
);

test('options are counted given the criteria of other fields', () =>
  withCars(async (store) => {
    const answer = await store.view(aFilter({ make: 'toyota', transmission: 'MANUAL' }));
    expect(answer?.view).toMatchObject({
      total: 1,
      options: {
        make: [['TOYOTA', 1]],
        model: [['VITZ', 1]],
        transmission: [
          ['AUTOMATIC', 1],
          ['MANUAL', 1],
        ],
        fuel: [['PETROL HYBRID', 1]],
        colour: [['RED', 1]],
      },
      summary: { lowestPrice: null, highestPrice: null, oldestYear: 2015, newestYear: 2015 },
      vehicles: null,
    });
  }));

test('the numbers of a search can be asked for alone', () =>
  withCars(async (store) => {
    for (const filter of [aFilter({ make: 'TOYOTA' }), aFilter({ q: 'camera', minPrice: 1 })]) {
      const { total, sold, options } = (await store.view(filter))?.view ?? {};
      await expect(store.stock(filter)).resolves.toEqual({ total, sold, options });
    }
  }));

test('words that were just searched for are found in a car that has changed since', () =>
  withCars(async (store) => {
    await expect(found(store, { q: 'toyota awd' })).resolves.toEqual(['VITZ']);
    const changed = { ...AQUA, clientOptions: 'AWD' };
    await store.update([{ chassisNumber: AQUA.chassisNumber, vehicle: changed, readAt: 2_000 }]);
    await expect(found(store, { q: 'toyota awd' })).resolves.toEqual(['AQUA', 'VITZ']);
  }));

test('a search with few results has relaxed searches', () =>
  withCars(async (store) => {
    const answer = await store.view(aFilter({ transmission: 'MANUAL', maxYear: 2015, maxPrice: 10 }));
    expect(answer?.view.relaxedSearches).toEqual([]);
    const cheaper = await store.view(aFilter({ maxPrice: 500_000 }));
    expect(cheaper?.view.relaxedSearches).toEqual([{ filter: aFilter({ maxPrice: 600_000 }), cars: 1 }]);
  }));

test('cars are found by the start of their reference', () =>
  withCars(async (store) => {
    await expect(store.byReference('96', 5)).resolves.toEqual([AQUA]);
    await expect(store.byReference('%', 5)).resolves.toEqual([]);
    await expect(store.byReference('', 5)).resolves.toEqual([]);
  }));

test('a single car is replaced, removed or added, and found by its new values', () =>
  withCars(async (store, directory) => {
    const other = aStore(directory); // as another process that shares the file
    await expect(found(other, { sort: 'price' })).resolves.toHaveLength(3);
    const sold: Vehicle = { ...AQUA, model: 'AQUA CROSS', clientSellingPrice: 1_000_000, status: 'SOLD' };
    await store.update([
      { chassisNumber: 'NHP10-9612', vehicle: sold, readAt: 2_000 },
      { chassisNumber: 'KSP130-1', vehicle: null, readAt: 2_000 },
      { chassisNumber: 'NEW-1', vehicle: aVehicle({ chassisNumber: 'NEW-1', model: 'NEW' }), readAt: 2_000 },
    ]);
    for (const process of [store, other]) {
      await expect(found(process, { sort: 'price' })).resolves.toEqual(['NEW', 'LEAF', 'AQUA CROSS']);
      await expect(found(process, { sort: '-seen' })).resolves.toEqual(['NEW', 'AQUA CROSS', 'LEAF']);
      await expect(found(process, { q: 'cross' })).resolves.toEqual(['AQUA CROSS']);
      await expect(found(process, { q: 'red' })).resolves.toEqual([]);
      await expect(process.state()).resolves.toMatchObject({ cars: 3 });
    }
    await expect(changeTimes(store)).resolves.toEqual({ 'NHP10-9612': 2_000, 'ZE1-2': null, 'NEW-1': 2_000 });
  }));

test('a sync does not put old data in the place of a car that was read later', () =>
  withCars(async (store) => {
    await store.beginSync();
    store.addSynced(CARS, 3_000);
    await store.update([
      { chassisNumber: 'NHP10-9612', vehicle: { ...AQUA, clientSellingPrice: 1 }, readAt: 4_000 },
      { chassisNumber: 'KSP130-1', vehicle: null, readAt: 4_000 },
      { chassisNumber: 'ZE1-2', vehicle: { ...LEAF, model: 'OLD' }, readAt: 2_500 },
      { chassisNumber: 'NEW-1', vehicle: aVehicle({ chassisNumber: 'NEW-1', model: 'NEW' }), readAt: 4_000 },
    ]);
    await store.publishSync({ startedAt: 2_000, tookMs: 10 });
    await expect(found(store, { sort: 'price' })).resolves.toEqual(['AQUA', 'NEW', 'LEAF']);
  }));

test('what is excluded is not found', () =>
  withCars(
    async (store) => {
      for (const q of ['not white', 'sans clé']) await expect(found(store, { q })).resolves.toEqual([]);
      await expect(found(store, { q: 'note white' })).resolves.toEqual(['NOTE']);
    },
    [aVehicle({ make: 'NISSAN', model: 'NOTE', colour: 'WHITE PEARL' })],
  ));

test('a sync keeps when cars were first seen and when they changed', () =>
  withCars(async (store) => {
    await sync(
      store,
      [LEAF, { ...AQUA, mileage: 1 }, aVehicle({ chassisNumber: 'NEW-1', model: 'NEW' })],
      5_000,
    );
    await expect(changeTimes(store)).resolves.toEqual({ 'ZE1-2': null, 'NHP10-9612': 5_000, 'NEW-1': 5_000 });
    await expect(found(store, { sort: '-seen' })).resolves.toEqual(['NEW', 'LEAF', 'AQUA']);
  }));

test('new cars of a sync arrived at once, on whichever page they were', () =>
  withCars(async (store) => {
    await store.beginSync();
    store.addSynced([AQUA], 3_000);
    store.addSynced([VITZ], 3_001);
    store.addSynced([LEAF], 3_002);
    await store.publishSync({ startedAt: 3_000, tookMs: 10 });
    await expect(found(store, { sort: '-seen' })).resolves.toEqual(['AQUA', 'VITZ', 'LEAF']);
  }, []));

test('a list of all cars is read in parts, of huge cars in smaller ones', () => {
  const huge = CARS.map((car) => ({ ...car, clientOptions: 'x'.repeat(150_000) }));
  return withCars((store) => {
    const listing = store.openListing();
    const first = store.readListing(listing, 0, 3);
    expect(first).toMatchObject({ cars: [{ vehicle: huge[0] }, { vehicle: huge[1] }], next: 2 });
    expect(store.readListing(listing, first.next, 3)).toMatchObject({
      cars: [{ vehicle: huge[2] }],
      next: 3,
    });
    return Promise.resolve();
  }, huge);
});

test('a list of all cars is read to its end although a sync replaces the snapshot', () =>
  withCars(async (store) => {
    const listing = store.openListing();
    const first = store.readListing(listing, 0, 1);
    await sync(store, [LEAF], 5_000);
    const others = store.readListing(listing, 1, 3);
    expect([...first.cars, ...others.cars].map(({ vehicle }) => vehicle)).toEqual(CARS);
    store.closeListing(listing);
    expect(() => store.readListing(listing, 0, 1)).toThrow('not open');
  }));
