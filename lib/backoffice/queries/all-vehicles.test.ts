import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { aBackoffice, inTurn, json, status, type Reply } from '#lib/backoffice/testing/a-backoffice.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { resetProcess } from '#lib/platform/testing/reset-process.ts';

async function theVehicles(...pages: Reply[]) {
  const { url, received } = await aBackoffice({
    'GET /makes': json([], { 'set-cookie': 'XSRF-TOKEN=pair' }),
    'POST /cars': inTurn(...pages),
  });
  process.env['BACKOFFICE_URL'] = url;
  resetProcess();
  return { ...(await import('./all-vehicles.ts')), received };
}

async function chassisNumbers(pages: AsyncIterable<Vehicle[]>): Promise<string[]> {
  const found = [];
  for await (const vehicles of pages) found.push(...vehicles.map(({ chassisNumber }) => chassisNumber));
  return found;
}

function page(number: number, totalPages: number, ...chassisNumbers: string[]): Reply {
  return json({ content: chassisNumbers.map((chassisNumber) => ({ chassisNumber })), number, totalPages });
}

test('every vehicle of the inventory is yielded once, page by page', async () => {
  const { inventoryPages, received } = await theVehicles(page(0, 2, 'A', 'B'), page(1, 2, 'C'));
  const found = await chassisNumbers(inventoryPages());
  expect(found).toEqual(['A', 'B', 'C']);
  const sent = received
    .filter(({ call }) => call === 'POST /cars')
    .map(({ body }) => JSON.parse(body) as object);
  expect(sent).toMatchObject([
    { page: 0, size: 100 },
    { page: 1, size: 100 },
  ]);
});

test('a vehicle that moves to the next page between two calls is yielded once', async () => {
  const { inventoryPages } = await theVehicles(page(0, 2, 'A', 'B'), page(1, 2, 'B', 'C'));
  const found = await chassisNumbers(inventoryPages());
  expect(found).toEqual(['A', 'B', 'C']);
});

test('only the given pages are read', async () => {
  const { inventoryPages, received } = await theVehicles(page(1, 9, 'B'), page(2, 9, 'C'));
  const found = await chassisNumbers(inventoryPages({ from: 1, until: 3 }));
  expect(found).toEqual(['B', 'C']);
  expect(received.filter(({ call }) => call === 'POST /cars')).toHaveLength(2);
});

test('one failed call does not end the walk', async () => {
  captureLog();
  const { inventoryPages } = await theVehicles(page(0, 2, 'A'), status(500), page(1, 2, 'B'));
  await expect(chassisNumbers(inventoryPages())).resolves.toEqual(['A', 'B']);
});

test('a page that fails twice is an error, not a shorter inventory', async () => {
  captureLog();
  const { inventoryPages } = await theVehicles(page(0, 2, 'A'), status(500));
  await expect(chassisNumbers(inventoryPages())).rejects.toMatchObject({ kind: 'status', status: 500 });
});

test.each([
  ['that is empty', page(1, 2 ** 31 - 1)],
  ['that repeats the previous one', page(1, 2 ** 31 - 1, 'A')],
])('the walk ends at the first page %s, whatever totalPages is', async (_, last) => {
  const { inventoryPages, received } = await theVehicles(page(0, 2 ** 31 - 1, 'A'), last);
  expect(await chassisNumbers(inventoryPages())).toEqual(['A']);
  expect(received.filter(({ call }) => call === 'POST /cars')).toHaveLength(2);
});

test.each([0, 1, 2, 7, 1000])(
  'when totalPages is 2147483647, the %i pages with vehicles are counted',
  async (pages) => {
    const { inventorySize, received } = await theVehicles((response, call) => {
      const { page: number } = JSON.parse(call.body) as { page: number };
      page(number, 2 ** 31 - 1, ...(number < pages ? ['A', 'B'] : []))(response, call);
    });
    expect(await inventorySize()).toEqual({ pages, vehiclesPerPage: pages === 0 ? 0 : 2 });
    expect(received.filter(({ call }) => call === 'POST /cars').length).toBeLessThan(40);
  },
);

test('a correct totalPages costs one more call', async () => {
  const { inventorySize, received } = await theVehicles(page(0, 9, 'A'), page(8, 9, 'B'));
  expect(await inventorySize()).toEqual({ pages: 9, vehiclesPerPage: 1 });
  expect(received.filter(({ call }) => call === 'POST /cars')).toHaveLength(2);
});
