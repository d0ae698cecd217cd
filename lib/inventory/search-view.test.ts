import { aFilter } from '#lib/domain/testing/a-filter.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import type { Inventory } from './inventory.ts';
import { searchStock, searchView } from './search-view.ts';
import { anInventory } from './testing/an-inventory.ts';

const AQUA = aVehicle({ chassisNumber: 'NHP10-9612', clientSellingPrice: 595_000, mileage: 45_000 });
const VITZ = aVehicle({
  chassisNumber: 'KSP130-1',
  model: 'VITZ',
  yearOfManufacture: 2015,
  transmission: 'M/T',
  fuel: 'PETROL (1)',
  colour: 'RED MICA',
  auctionGrade: 'R',
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
  auctionGrade: '5.0',
  clientSellingPrice: 900_000,
  mileage: null,
  status: 'SOLD',
  localVehicle: true,
  clientOptions: '',
});
const CARS = [AQUA, VITZ, LEAF];

function found(inventory: Inventory, filter: Partial<SearchFilter>): string[] | undefined {
  return searchView(inventory, aFilter(filter), true).vehicles?.map(({ model }) => model);
}

test.each<[Partial<SearchFilter>, string[]]>([
  [{}, ['AQUA', 'VITZ', 'LEAF']],
  [{ sort: 'price' }, ['AQUA', 'LEAF', 'VITZ']],
  [{ sort: '-price' }, ['LEAF', 'AQUA', 'VITZ']],
  [{ sort: '-year' }, ['LEAF', 'AQUA', 'VITZ']],
  [{ sort: 'mileage' }, ['AQUA', 'VITZ', 'LEAF']],
  [{ sort: '-seen' }, ['AQUA', 'VITZ', 'LEAF']],
  [{ sort: 'price', page: 1, size: 2 }, ['VITZ']],
  [{ make: 'toyota ', model: 'Vitz' }, ['VITZ']],
  [{ colour: 'RED' }, ['VITZ']],
  [{ body: 'SUV' }, ['LEAF']],
  [{ origin: 'pre-owned' }, ['LEAF']],
  [{ availability: 'in-stock' }, ['AQUA', 'VITZ']],
  [{ maxMileage: 80_000 }, ['AQUA', 'VITZ']],
  [{ q: 'cAmEra' }, ['AQUA', 'VITZ']],
  [{ q: 'toy awd' }, ['VITZ']],
  [{ q: 'toyota nissan' }, []],
  [{ q: 'aqua or leaf' }, ['AQUA', 'LEAF']],
  [{ q: 'toyota vitz ou nissan leaf' }, ['VITZ', 'LEAF']],
  [{ q: 'aqu or red' }, ['VITZ']],
  [{ q: '961' }, ['AQUA']],
  [{ q: '30' }, ['VITZ']],
  [{ q: 'japan' }, ['AQUA', 'VITZ', 'LEAF']],
  [{ q: 'japon' }, ['AQUA', 'VITZ', 'LEAF']],
  [{ q: 'rouge ou jaune' }, ['VITZ']],
  [{ q: 'caméra recul' }, ['AQUA', 'VITZ']],
  [{ q: '"*)(' }, ['AQUA', 'VITZ', 'LEAF']],
  [{ q: 'हिन्दी' }, ['VITZ']],
  [{ q: 'sunroof came\u0301ra ✔️awd' }, ['VITZ']],
  [{ q: 'hybrid' }, ['AQUA']],
  [{ q: '4x4' }, ['VITZ', 'LEAF']],
  [{ q: 'ksp130' }, ['VITZ']],
  [{ q: 'grade 4,5' }, ['AQUA']],
  [{ q: 'note 4.5' }, ['AQUA']],
  [{ q: 'Grade R' }, ['VITZ']],
  [{ q: 'grade 5' }, ['LEAF']],
])('the search %j finds %j', async (filter, models) => {
  expect(found(await anInventory(CARS), filter)).toEqual(models);
});

test.each([
  ['AQUAS', ['AQUA']],
  ['leav', ['LEAF']],
  ['vizt', ['VITZ']],
  ['laef', ['LEAF']],
  ['lefa', ['LEAF']],
  ['ylof', []],
  ['nisan', ['LEAF']],
  ['sunrofo', ['VITZ']],
  ['sunrfo', ['VITZ']],
  ['sonrufo', []],
  ['ksp139', []],
])('the word %p finds %j in spite of slips', async (q, models) => {
  expect(found(await anInventory(CARS), { q, availability: '' })).toEqual(models);
});

test.each<[Partial<SearchFilter>, string[], string[]]>([
  [{ q: 'aqua lekol' }, ['AQUA'], ['lekol']],
  [{ q: 'Lekol aqua 77 lekol not white' }, ['AQUA'], ['Lekol', '77', 'not white']],
  [{ q: 'lekol', make: 'NISSAN' }, ['LEAF'], ['lekol']],
  [{ q: 'aqua sans clé' }, ['AQUA'], ['sans clé']],
  [{ q: 'aqua grade 3.5' }, ['AQUA'], ['grade 3.5']],
  [{ q: 'lekol or leaf' }, ['LEAF'], ['lekol']],
  [{ q: 'lekol' }, [], ['lekol']],
  [{ q: 'lekol', sort: 'price' }, [], ['lekol']],
  [{ q: 'not white' }, [], ['not white']],
  [{ q: 'or or or' }, [], ['or']],
  [{ q: 'தமிழ்' }, [], ['தமிழ்']],
  [{ q: '") OR * NEAR(aq' }, ['AQUA'], ['OR', 'NEAR']],
  [{ q: '96' }, [], ['96']],
])('of the search %j, which finds %j, %j is set aside', async (filter, models, setAside) => {
  const inventory = await anInventory(CARS);
  expect(found(inventory, filter)).toEqual(models);
  expect(searchView(inventory, aFilter(filter)).setAside).toEqual(setAside);
  expect(searchStock(inventory, aFilter(filter)).total).toBe(models.length);
});

test('cars that have the words exactly come first, unless there is an order', async () => {
  const cross = aVehicle({ chassisNumber: 'A-1', model: 'AQUACROSS', clientSellingPrice: 1 });
  const inventory = await anInventory([cross, AQUA]);
  expect(found(inventory, { q: 'aqua' })).toEqual(['AQUA', 'AQUACROSS']);
  expect(found(inventory, { q: 'aqua', sort: 'price' })).toEqual(['AQUACROSS', 'AQUA']);
  expect(found(inventory, { q: 'aqua toyota or aquacross' })).toEqual(['AQUACROSS', 'AQUA']);
});

test('options are counted given the criteria of other fields', async () => {
  const inventory = await anInventory(CARS);
  expect(searchView(inventory, aFilter({ make: 'toyota', transmission: 'MANUAL' }))).toMatchObject({
    total: 1,
    options: {
      make: [['TOYOTA', 1]],
      model: [['VITZ', 1]],
      transmission: [
        ['AUTOMATIC', 1],
        ['MANUAL', 1],
      ],
      fuel: [['PETROL', 1]],
      colour: [['RED', 1]],
    },
    summary: { lowestPrice: null, highestPrice: null, oldestYear: 2015, newestYear: 2015 },
    newestYear: 2021,
    vehicles: null,
  });
});

test('an option is named as most of its cars spell it', async () => {
  const cars = ['Citroe\u0308n', 'CITROËN', 'CITROËN'].map((make, index) =>
    aVehicle({ chassisNumber: `C${index}`, make }),
  );
  expect(searchStock(await anInventory(cars), aFilter()).options.make).toEqual([['CITROËN', 3]]);
});

test('the numbers of a search can be asked for alone', async () => {
  const inventory = await anInventory(CARS);
  for (const filter of [aFilter({ make: 'TOYOTA' }), aFilter({ q: 'camera', minPrice: 1 })]) {
    const { total, sold, options } = searchView(inventory, filter);
    expect(searchStock(inventory, filter)).toEqual({ total, sold, options });
  }
});

test.each<[Partial<SearchFilter>, [Partial<SearchFilter>, cars: number][]]>([
  [{ transmission: 'MANUAL', maxYear: 2015, maxPrice: 10 }, []],
  [{ maxPrice: 500_000 }, [[{ maxPrice: 600_000 }, 1]]],
  [{ make: 'NISSAN', model: 'LEAF' }, [[{}, 2]]],
  [{ maxYear: 2010, minPrice: 1 }, [[{ minPrice: 1 }, 1]]],
  [{ q: 'aqua red' }, [[{ q: 'red' }, 1]]],
  [{ q: 'lekol' }, [[{}, 2]]],
  [{ q: 'aqua lekol' }, []],
])('near the search %j are %j', async (filter, expected) => {
  const { relaxedSearches } = searchView(await anInventory(CARS), aFilter(filter));
  expect(relaxedSearches).toEqual(expected.map(([near, cars]) => ({ filter: aFilter(near), cars })));
});
