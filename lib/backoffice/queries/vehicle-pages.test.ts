import { aFilter } from '#lib/domain/testing/a-filter.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { aBackoffice, status } from '#lib/backoffice/testing/a-backoffice.ts';
import { aClient } from '#lib/backoffice/testing/a-client.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';

test('a search sends the whole filter and parses the page', async () => {
  const vehicle = aVehicle();
  const filter = aFilter({ make: 'KIA', minYear: 2018, page: 2 });
  const response = { content: [vehicle], number: 2, totalPages: 3, totalElements: 21 };
  const { url, received } = await aBackoffice({ 'GET /makes': [], 'POST /cars': response });
  const page = await (await aClient(url)).searchVehicles(filter);
  expect(page).toEqual({ content: [vehicle], number: 2, totalPages: 3 });
  expect(JSON.parse(received.at(-1)?.body ?? '')).toEqual(filter);
  expect(received.at(-1)?.headers).toMatchObject({ 'content-type': 'application/json' });
});

test.each([
  [
    { content: null, number: 0, totalPages: 0 },
    { content: [], number: 0, totalPages: 0 },
  ],
  [
    { content: [], number: '2', totalPages: '3' },
    { content: [], number: 2, totalPages: 3 },
  ],
  [
    { content: [], totalPages: 3 },
    { content: [], number: 5, totalPages: 3 },
  ],
  [
    { content: [], number: -1, totalPages: 3 },
    { content: [], number: 5, totalPages: 3 },
  ],
])('the response %j is parsed as %j when page 5 was requested', async (response, page) => {
  const { url } = await aBackoffice({ 'GET /makes': [], 'POST /cars': response });
  await expect((await aClient(url)).searchVehicles(aFilter({ page: 5 }))).resolves.toEqual(page);
});

test('of an inventory in place of a page a search shows a hundred cars', async () => {
  const content = Array.from({ length: 300 }, (_, index) => aVehicle({ chassisNumber: `X${index}` }));
  const { url } = await aBackoffice({ 'GET /makes': [], 'POST /cars': { content, totalPages: 1 } });
  const page = await (await aClient(url)).searchVehicles(aFilter());
  expect(page.content).toEqual(content.slice(0, 100));
});

test('null in place of the cars of a page is not believed while /makes fails', async () => {
  const { url } = await aBackoffice({
    'GET /makes': status(502, { 'set-cookie': 'XSRF-TOKEN=pair' }),
    'POST /cars': { content: null, number: 0, totalPages: 0 },
  });
  await expect((await aClient(url)).searchVehicles(aFilter())).rejects.toMatchObject({
    kind: 'contract',
    call: 'POST /cars',
  });
});

test.each([
  [[]],
  [null],
  [{ number: 0, totalPages: 0 }],
  [{ content: {}, number: 0, totalPages: 0 }],
  [{ content: [], number: 0 }],
  [{ content: [], number: 0, totalPages: 'many' }],
  [{ content: [], number: 0, totalPages: -1 }],
])('%j is not a page of results', async (response) => {
  const { url } = await aBackoffice({ 'GET /makes': [], 'POST /cars': response });
  await expect((await aClient(url)).searchVehicles(aFilter())).rejects.toMatchObject({
    kind: 'contract',
    call: 'POST /cars',
  });
});

test.each([
  [{ content: [], totalPages: 1 }],
  [{ content: [{ make: 'KIA', chassisNumber: '' }], totalPages: 1 }],
  [{ content: null, totalPages: 0 }],
])('%j is a page without cars, even while the index has some', async (response) => {
  captureLog();
  const { url } = await aBackoffice({ 'GET /makes': [], 'POST /cars': response });
  const page = (await aClient(url)).searchVehicles(aFilter(), { hasCars: true });
  await expect(page).resolves.toMatchObject({ content: [] });
});

test.each([
  ['denies the cars of its own other pages', { content: [], totalPages: 3 }],
  [
    'has no chassis number',
    {
      content: [{ make: 'KIA' }, { make: 'FORD' }],
      totalPages: 1,
    },
  ],
])('a page that %s is an error only while the index has cars for it', async (_what, response) => {
  captureLog();
  const { url } = await aBackoffice({ 'GET /makes': [], 'POST /cars': response });
  const { searchVehicles } = await aClient(url);
  await expect(searchVehicles(aFilter())).resolves.toMatchObject({ content: [] });
  const failure = { kind: 'contract', call: 'POST /cars' };
  await expect(searchVehicles(aFilter(), { hasCars: true })).rejects.toMatchObject(failure);
});
