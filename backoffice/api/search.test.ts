import { aVehicle } from '#backoffice/testing/a-vehicle.ts';
import { anInventory } from '#backoffice/testing/an-inventory.ts';
import { post } from '#backoffice/testing/client.ts';
import { aBackoffice } from '#backoffice/testing/a-backoffice.ts';
import type { Vehicle } from '#backoffice/vehicle.ts';

type Page = { content: Vehicle[]; number: number; totalPages: number; totalElements: number; size: number };

const VEHICLES = [
  aVehicle({ chassisNumber: 'AQUA', yearOfManufacture: 2018, mileage: 50_000, clientSellingPrice: 650_000 }),
  aVehicle({
    chassisNumber: 'VITZ',
    model: 'VITZ',
    yearOfManufacture: 2015,
    fuel: 'PETROL (1)',
    engineCapacity: 996,
    mileage: null,
  }),
  aVehicle({
    chassisNumber: 'LEAF',
    make: 'NISSAN',
    model: 'LEAF',
    yearOfManufacture: 2021,
    fuel: 'ELECTRIC (5)',
    engineCapacity: 110,
    transmission: 'A/T',
    status: 'SOLD',
    mileage: 50_001,
  }),
  aVehicle({
    chassisNumber: 'E-NV',
    make: 'NISSAN',
    model: 'E-NV200',
    yearOfManufacture: 2020,
    fuel: 'ELECTRIC HYBRID (HYE)',
    engineCapacity: 80,
    clientSellingPrice: null,
  }),
  aVehicle({
    chassisNumber: 'C3',
    make: 'CITROËN',
    model: 'C3',
    yearOfManufacture: 2019,
    fuel: 'petrol',
    transmission: 'M/T',
    engineCapacity: 1199,
    clientSellingPrice: 650_001,
  }),
  aVehicle({
    chassisNumber: 'HILUX',
    model: 'HILUX',
    yearOfManufacture: 2022,
    fuel: 'DIESEL (2)',
    transmission: '',
    engineCapacity: 2755,
    mileage: 0,
    status: 'COMING SOON',
    clientSellingPrice: 0,
  }),
  aVehicle({
    chassisNumber: 'CX5',
    make: 'MAZDA',
    model: 'CX-5',
    yearOfManufacture: 2018,
    fuel: 'DIESEL HYBRID',
    engineCapacity: null,
  }),
];

/** In stock, then coming soon, then sold; within each by year, newest first, then by id, latest first. */
const ORDER = ['E-NV', 'C3', 'CX5', 'AQUA', 'VITZ', 'HILUX', 'LEAF'];

const backoffice = anInventory(VEHICLES).then((data) => aBackoffice({ data }));

async function search(filter: object): Promise<Page> {
  const response = await post((await backoffice).url, '/cars', filter);
  expect(response.status).toBe(200);
  return (await response.json()) as Page;
}

async function chassisNumbersFor(filter: object): Promise<string[]> {
  return (await search(filter)).content.map(({ chassisNumber }) => chassisNumber);
}

const UNSET = {
  make: '',
  model: '',
  transmission: '',
  fuel: '',
  minMileage: null,
  maxMileage: null,
  minYear: null,
  maxYear: null,
  minCC: null,
  maxCC: null,
  minPrice: null,
  maxPrice: null,
  page: 0,
  size: 10,
};

test.each([[{}], [UNSET], [{ make: null, colour: 'RED', constructor: 1 }]])(
  '%j finds every vehicle in the order of results',
  async (filter) => {
    expect(await chassisNumbersFor(filter)).toEqual(ORDER);
  },
);

test.each<[object, string[]]>([
  [{ make: 'TOYOTA' }, ['AQUA', 'VITZ', 'HILUX']],
  [{ make: ' toyota ' }, ['AQUA', 'VITZ', 'HILUX']],
  [{ make: 'citroën' }, ['C3']],
  [{ make: 'CITROE\u0308N' }, ['C3']],
  [{ make: 'TOYO' }, []],
  [{ make: '%' }, []],
  [{ make: "' OR 1=1 --" }, []],
  [{ make: 'NISSAN', model: 'AQUA' }, []],
  [{ make: 'NISSAN', model: 'LEAF' }, ['LEAF']],
  [{ transmission: 'MANUAL' }, ['C3']],
  [{ transmission: 'AUTOMATIC' }, ['E-NV', 'CX5', 'AQUA', 'VITZ', 'LEAF']],
  [{ fuel: 'PETROL' }, ['C3', 'VITZ']],
  [{ fuel: 'PETROL HYBRID' }, ['AQUA']],
  [{ fuel: 'ELECTRIC' }, ['E-NV', 'LEAF']],
  [{ fuel: 'DIESEL' }, ['HILUX']],
  [{ fuel: 'DIESEL HYBRID' }, ['CX5']],
  [{ minMileage: 50_000 }, ['AQUA', 'LEAF']],
  [{ maxMileage: 50_000 }, ['E-NV', 'C3', 'CX5', 'AQUA', 'HILUX']],
  [{ maxMileage: 0 }, ['HILUX']],
  [{ minYear: 2021 }, ['HILUX', 'LEAF']],
  [{ maxYear: 2015 }, ['VITZ']],
  [{ minYear: 2018, maxYear: 2018 }, ['CX5', 'AQUA']],
  [{ minYear: 2022, maxYear: 2015 }, []],
  [{ minCC: 1496 }, ['AQUA', 'HILUX']],
  [{ maxCC: 996 }, ['VITZ']],
  [{ minCC: 0 }, ['C3', 'AQUA', 'VITZ', 'HILUX']],
  [{ minPrice: 650_000 }, ['C3', 'CX5', 'AQUA', 'VITZ', 'LEAF']],
  [{ minPrice: 650_001 }, ['C3']],
  [{ maxPrice: 650_000 }, ['CX5', 'AQUA', 'VITZ', 'LEAF']],
  [{ maxPrice: 0 }, []],
  [
    {
      make: 'TOYOTA',
      transmission: 'AUTOMATIC',
      fuel: 'PETROL',
      maxCC: 1000,
      minYear: 2015,
      maxPrice: 700_000,
    },
    ['VITZ'],
  ],
  [{ fuel: 'ELECTRIC', minCC: 0 }, []],
])('%j finds %j', async (filter, chassisNumbers) => {
  expect(await chassisNumbersFor(filter)).toEqual(chassisNumbers);
});

test('the pages together contain every vehicle once', async () => {
  const pages = await Promise.all([0, 1, 2, 3].map((page) => search({ page, size: 2 })));
  expect(pages.flatMap(({ content }) => content).map(({ chassisNumber }) => chassisNumber)).toEqual(ORDER);
  expect(pages.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
  for (const page of pages) expect(page).toMatchObject({ totalPages: 4, totalElements: 7, size: 2 });
});

test.each([4, Number.MAX_SAFE_INTEGER])(
  'page %d, past the end, is empty and has the number of pages',
  async (page) => {
    expect(await search({ page, size: 2 })).toEqual({
      content: [],
      number: page,
      totalPages: 4,
      totalElements: 7,
      size: 2,
    });
  },
);

test('without a match the number of pages is 0', async () => {
  expect(await search({ make: 'FIAT' })).toMatchObject({ content: [], totalPages: 0, totalElements: 0 });
});

test('a page has at most a hundred vehicles', async () => {
  expect((await search({ size: 1_000_000 })).size).toBe(100);
});

test('a vehicle has the values that were entered, and an id', async () => {
  const [vehicle] = (await search({ model: 'AQUA' })).content;
  const { featured, ...entered } = aVehicle({
    chassisNumber: 'AQUA',
    yearOfManufacture: 2018,
    mileage: 50_000,
  });
  expect(vehicle).toEqual({ ...entered, id: 1 });
  expect(featured).toBe(false);
});

test.each<[object, string[]]>([
  [{ make: 5 }, ['make']],
  [{ fuel: ['PETROL'] }, ['fuel']],
  [{ maxPrice: {} }, ['maxPrice']],
  [{ minCC: true, maxCC: 'x' }, ['minCC', 'maxCC']],
  [{ page: -1 }, ['page']],
  [{ size: 0 }, ['size']],
])('%j is rejected with the names %j', async (filter, fields) => {
  const response = await post((await backoffice).url, '/cars', filter);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ fields });
});
