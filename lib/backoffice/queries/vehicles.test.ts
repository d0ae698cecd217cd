import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { tidyChassisNumber } from '#lib/domain/vehicle/chassis-number.ts';
import { aBackoffice, raw } from '#lib/backoffice/testing/a-backoffice.ts';
import { aClient } from '#lib/backoffice/testing/a-client.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';

const CLEAN = aVehicle({ chassisNumber: 'X1', images: ['https://cdn.example/1.jpg'] });

/** How the client parses a vehicle with these differences from a clean one, and the fields that it rejects. */
async function read(differences: object) {
  const logged = captureLog();
  const { url } = await aBackoffice({ 'GET /car/X1': { ...CLEAN, ...differences } });
  const vehicle = await (await aClient(url)).getVehicle('X1');
  const rejections = logged().filter(({ event }) => event === 'backoffice.field-rejected'); // not of a slow call
  return { vehicle, rejected: rejections.map(({ field }) => field), url };
}

test('a clean vehicle is parsed as it was sent, and nothing is rejected', async () => {
  await expect(read({ featured: true, secret: 'x' })).resolves.toMatchObject({
    vehicle: CLEAN,
    rejected: [],
  });
});

test('a vehicle requires only a chassis number', async () => {
  const logged = captureLog();
  const { url } = await aBackoffice({ 'GET /car/X1': { chassisNumber: 'X1' } });
  await expect((await aClient(url)).getVehicle('X1')).resolves.toEqual({
    ...Object.fromEntries(Object.keys(CLEAN).map((key) => [key, ''])),
    chassisNumber: 'X1',
    yearOfManufacture: null,
    mileage: null,
    engineCapacity: null,
    clientSellingPrice: null,
    localVehicle: false,
    images: [],
  });
  expect(logged()).toEqual([]);
});

test.each([
  ['make', 500, '500'],
  ['make', '  TOYOTA\t\n', 'TOYOTA'],
  ['make', 'LAND\nROVER', 'LAND ROVER'],
  ['make', 'TOY\u0000O\u200BTA\u202E', 'TOYOTA'],
  ['model', '\ud800AQUA', '\uFFFDAQUA'],
  ['model', '<b>AQUA</b> & Co', '<b>AQUA</b> & Co'],
  ['id', 17, '17'],
  ['auctionGrade', 4.5, '4.5'],
  ['version', 0, '0'],
  ['yearOfManufacture', '2018', 2018],
  ['mileage', ' 45,200 ', 45_200],
  ['mileage', 0, 0],
  ['mileage', '0', 0],
  ['engineCapacity', '1496.0', 1496],
  ['clientSellingPrice', '850000', 850_000],
  ['clientSellingPrice', '850000.50', 850_000.5],
  ['clientSellingPrice', 'Rs 850.000', 850_000],
  ['clientSellingPrice', '850.000,00', 850_000],
  ['clientSellingPrice', 0, 0],
  ['model', 'A'.repeat(301), `${'A'.repeat(299)}…`],
  ['version', `G ${'WITH LEATHER '.repeat(30)}`, `G ${'WITH LEATHER '.repeat(22)}WITH…`],
  ['fuel', `PETROL${' '.repeat(3_000)}(5)`, 'PETROL…'],
  ['clientOptions', 'A'.repeat(30_000), `${'A'.repeat(299)}…`],
  ['localVehicle', 'TRUE', true],
  ['localVehicle', 1, true],
  ['localVehicle', '1', true],
  ['localVehicle', 'false', false],
  ['localVehicle', 0, false],
  ['localVehicle', null, false],
  ['clientOptions', ['Push start', null, ' Camera '], 'Push start;Camera'],
  ['images', 'https://cdn.example/a.jpg', ['https://cdn.example/a.jpg']],
  ['images', [{ url: 'https://cdn.example/a.jpg' }], ['https://cdn.example/a.jpg']],
  ['images', null, []],
])('%s sent as %j is parsed as %j, and nothing is rejected', async (field, sent, value) => {
  const { vehicle, rejected } = await read({ [field]: sent });
  expect(vehicle).toEqual({ ...CLEAN, [field]: value });
  expect(rejected).toEqual([]);
});

test.each([
  ['make', { name: 'TOYOTA' }, ''],
  ['make', true, ''],
  ['fuel', ['PETROL'], ''],
  ['yearOfManufacture', 'soon', null],
  ['yearOfManufacture', -2018, null],
  ['yearOfManufacture', 20_180, null],
  ['yearOfManufacture', 2018.5, null],
  ['mileage', -1, null],
  ['mileage', 'NaN', null],
  ['mileage', 'Infinity', null],
  ['mileage', '0x10', null],
  ['mileage', '1,2,3', null],
  ['mileage', true, null],
  ['mileage', [45_200], null],
  ['engineCapacity', -1496, null],
  ['engineCapacity', '1.5 litres', null],
  ['clientSellingPrice', -1, null],
  ['clientSellingPrice', 1e300, null],
  ['clientSellingPrice', { amount: 1 }, null],
  ['localVehicle', 'perhaps', false],
  ['clientOptions', { a: 1 }, ''],
  ['images', { a: 1 }, []],
  [
    'images',
    [null, 'https://cdn.example/a.jpg', 7, 'javascript:alert(1)', {}],
    ['https://cdn.example/a.jpg', 7],
  ],
])('%s sent as %j is parsed as %j, and the rejection is logged', async (field, sent, parsed) => {
  const { vehicle, rejected, url } = await read({ [field]: sent });
  const resolved = Array.isArray(parsed) ? parsed.map((image) => (image === 7 ? `${url}/7` : image)) : parsed;
  expect(vehicle).toEqual({ ...CLEAN, [field]: resolved });
  expect(rejected).toEqual([field]);
});

test('a mileage that overflows to infinity is null', async () => {
  captureLog();
  const { url } = await aBackoffice({ 'GET /car/X1': raw('{"chassisNumber":"X1","mileage":1e999}') });
  await expect((await aClient(url)).getVehicle('X1')).resolves.toMatchObject({ mileage: null });
});

test('a chassis number sent as a number becomes text', async () => {
  const { url } = await aBackoffice({ 'GET /car/4711': { chassisNumber: 4711 } });
  await expect((await aClient(url)).getVehicle('4711')).resolves.toMatchObject({ chassisNumber: '4711' });
});

test('a car whose chassis number is too long for an address is left out of a list', async () => {
  const { url } = await aBackoffice({ 'GET /featured': [{ chassisNumber: 'X'.repeat(61) }, CLEAN] });
  const cars = await (await aClient(url)).getFeatured();
  expect(cars.map(({ chassisNumber }) => chassisNumber)).toEqual(['X1']);
  await expect((await aClient(url)).getVehicle('X'.repeat(61))).resolves.toBeNull();
});

test.each(['TRAIL-40 ', 'NHP10-\u200b6512345', ' \u00a0A\tB.'])(
  'the chassis number %j is asked for, and kept, exactly as it is sent',
  async (chassisNumber) => {
    const path = `/car/${encodeURIComponent(chassisNumber)}`;
    const { url } = await aBackoffice({
      [`GET ${path}`]: { chassisNumber },
      'GET /featured': [{ chassisNumber }, { chassisNumber: tidyChassisNumber(chassisNumber) }],
    });
    const { getVehicle, getFeatured } = await aClient(url);
    await expect(getVehicle(chassisNumber)).resolves.toMatchObject({ chassisNumber });
    expect((await getFeatured()).map((car) => car.chassisNumber)).toEqual([
      chassisNumber,
      tidyChassisNumber(chassisNumber),
    ]);
  },
);

test('a chassis number is encoded as one path segment', async () => {
  const path = '/car/A%2FB%3FC%23D%25E%20%C3%9C%EF%BF%BD';
  const { url, received } = await aBackoffice({ [`GET ${path}`]: { chassisNumber: 'A/B?C#D%E Ü' } });
  await expect((await aClient(url)).getVehicle('A/B?C#D%E Ü\ud800')).resolves.not.toBeNull();
  expect(received).toHaveLength(1);
});

test.each(['', '.', '..', '../../admin', 'A/../..\\x', './A', 'A\\..', '..;/..;x/A'])(
  'the chassis number %p, which a server may resolve as a path, is not found',
  async (chassisNumber) => {
    const { url, received } = await aBackoffice({});
    await expect((await aClient(url)).getVehicle(chassisNumber)).resolves.toBeNull();
    expect(received).toEqual([]);
  },
);

test.each([
  ['no chassis number', '{"make":"TOYOTA"}'],
  ['a blank chassis number', '{"chassisNumber":" "}'],
  ['a list', '[]'],
  ['a text', '"X1"'],
  ['HTML', '<html></html>'],
])('a response with %s is not a vehicle', async (_what, body) => {
  const { url } = await aBackoffice({ 'GET /car/X1': raw(body) });
  await expect((await aClient(url)).getVehicle('X1')).rejects.toMatchObject({ kind: 'contract' });
});

test('invalid entries and repeats are left out of a list, and logged once', async () => {
  const logged = captureLog();
  const list = [null, 7, 'X', { id: 3, chassisNumber: ' ' }, { ...CLEAN, mileage: 'much' }, CLEAN, ['X']];
  const { url } = await aBackoffice({ 'GET /featured': list });
  const client = await aClient(url);
  await expect(client.getFeatured()).resolves.toEqual([{ ...CLEAN, mileage: null }]);
  await client.getFeatured();
  expect(
    logged().map(({ level, event, kind, key, field }) => [level, event, kind, key, field].join(' ')),
  ).toEqual([
    'warn backoffice.field-rejected vehicle entry 0 entire entry',
    'warn backoffice.field-rejected vehicle entry 1 entire entry',
    'warn backoffice.field-rejected vehicle entry 2 entire entry',
    'warn backoffice.field-rejected vehicle 3 entire entry',
    'warn backoffice.field-rejected vehicle X1 mileage',
    'warn backoffice.field-rejected vehicle entry 6 entire entry',
  ]);
});

test('null in place of a list is an empty list', async () => {
  const { url } = await aBackoffice({ 'GET /featured': null, 'GET /makes': [] });
  await expect((await aClient(url)).getFeatured()).resolves.toEqual([]);
});
