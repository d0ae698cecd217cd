import { aBackoffice, inTurn, json, status, type Reply } from '#lib/backoffice/testing/a-backoffice.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';

async function theInventory(...pages: Reply[]) {
  const { url, received } = await aBackoffice({
    'GET /makes': json([], { 'set-cookie': 'XSRF-TOKEN=pair' }),
    'POST /cars': inTurn(...pages),
  });
  process.env['BACKOFFICE_URL'] = url;
  jest.resetModules();
  return { ...(await import('./all-vehicles.ts')), received };
}

function page(number: number, totalPages: number, ...chassisNumbers: string[]): Reply {
  return json({ content: chassisNumbers.map((chassisNumber) => ({ chassisNumber })), number, totalPages });
}

test('a page of the inventory has up to a hundred vehicles of any kind', async () => {
  const { fetchInventoryPage, received } = await theInventory(page(1, 2, 'A', 'B'));
  const { content, isEmptyTooEarly } = await fetchInventoryPage(1);
  expect(content.map(({ chassisNumber }) => chassisNumber)).toEqual(['A', 'B']);
  expect(isEmptyTooEarly).toBe(false);
  expect(JSON.parse(received.at(-1)?.body ?? '')).toMatchObject({ make: '', page: 1, size: 100 });
});

test.each([
  ['fails', status(500)],
  ['is empty before the last one', page(0, 2)],
])('a page that %s is asked for once more', async (_, first) => {
  captureLog();
  const { fetchInventoryPage } = await theInventory(first, page(0, 2, 'A'));
  await expect(fetchInventoryPage(0)).resolves.toMatchObject({ received: 1 });
});

test('a page that fails twice is an error, and one that is empty twice says so', async () => {
  captureLog();
  const failing = await theInventory(status(500));
  await expect(failing.fetchInventoryPage(1)).rejects.toMatchObject({ kind: 'status', status: 500 });
  const empty = await theInventory(page(1, 3));
  await expect(empty.fetchInventoryPage(1)).resolves.toMatchObject({ received: 0, isEmptyTooEarly: true });
});

test('the empty page after the last one is asked for once', async () => {
  const { fetchInventoryPage, received } = await theInventory(page(2, 2));
  await expect(fetchInventoryPage(2)).resolves.toMatchObject({ isEmptyTooEarly: false });
  expect(received.filter(({ call }) => call === 'POST /cars')).toHaveLength(1);
});
