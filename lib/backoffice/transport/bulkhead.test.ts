import type { ServerResponse } from 'node:http';
import { aFilter } from '#lib/domain/testing/a-filter.ts';
import { aBackoffice, json } from '#lib/backoffice/testing/a-backoffice.ts';
import { aClient } from '#lib/backoffice/testing/a-client.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';

const TOKEN = { 'set-cookie': 'XSRF-TOKEN=pair' };
const EMPTY_PAGE = JSON.stringify({ content: [], number: 0, totalPages: 0 });
const ENQUIRY = { call: '/email', payload: {}, idempotencyKey: 'a', language: 'en' } as const;

/** A backoffice that answers searches only when told to, and a client that has its CSRF token. */
async function aSlowBackoffice(timeoutMs?: number) {
  const open: ServerResponse[] = [];
  const { url, received } = await aBackoffice({
    'GET /makes': json([], TOKEN),
    'POST /cars': (response: ServerResponse) => void open.push(response),
    'POST /email': {},
  });
  const client = await aClient(url, timeoutMs === undefined ? {} : { timeoutMs });
  await client.getMakes();
  received.length = 0;
  return { client, open, searches: () => received.filter(({ call }) => call === 'POST /cars').length };
}

/** Resolves once the condition holds. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(setImmediate);
}

test('a burst of new searches asks the backoffice for sixteen at a time, and each is answered', async () => {
  const { client, open, searches } = await aSlowBackoffice();
  const results = Promise.all(
    Array.from({ length: 40 }, (_, index) => client.searchVehicles(aFilter({ minPrice: index }))),
  );
  for (let answered = 0; answered < 40; answered++) {
    await until(() => open.length > 0);
    expect(searches() - answered).toBeLessThanOrEqual(16);
    open.shift()?.writeHead(200, { 'content-type': 'application/json' }).end(EMPTY_PAGE);
  }
  await expect(results).resolves.toHaveLength(40);
});

test('an enquiry is sent at once while every place for reads is taken', async () => {
  captureLog();
  const { client, searches } = await aSlowBackoffice(1_000);
  const results = Array.from({ length: 20 }, (_, index) =>
    client.searchVehicles(aFilter({ minPrice: index })),
  );
  const ended = Promise.allSettled(results);
  await until(() => searches() === 16);
  await expect(client.sendEnquiry(ENQUIRY, AbortSignal.timeout(900))).resolves.toBeUndefined();
  await ended;
});

test('the time that a search has waited for its place is not taken from its time limit', async () => {
  const { client, open, searches } = await aSlowBackoffice();
  const limits: AbortController[] = [];
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
  const results = Array.from({ length: 17 }, (_, index) =>
    client.searchVehicles(aFilter({ minPrice: index })),
  );
  await until(() => searches() === 16);
  const waiting = limits.at(-1);
  open.shift()?.end(EMPTY_PAGE);
  await until(() => searches() === 17);
  waiting?.abort();
  await until(() => open.length === 16);
  for (const response of open) response.end(EMPTY_PAGE);
  await expect(Promise.all(results)).resolves.toHaveLength(17);
  timeout.mockRestore();
});

test('the cars of long lists leave half of the places to other pages', async () => {
  const open = new Map<string, ServerResponse>();
  const cars = Array.from({ length: 60 }, (_, index) => `CAR-${index}`);
  const held = Object.fromEntries(
    [...cars, 'OTHER'].map((car) => [
      `GET /car/${car}`,
      (response: ServerResponse) => open.set(car, response),
    ]),
  );
  const { url } = await aBackoffice(held);
  const client = await aClient(url);
  const listed = Promise.all(cars.map((car) => client.getOneOfMany(car)));
  await until(() => open.size === 8);
  const other = client.getVehicle('OTHER');
  await until(() => open.has('OTHER'));
  expect(open.size).toBe(9);
  for (let answered = 0; answered < 61; answered += 1) {
    await until(() => open.size > 0);
    const [[chassisNumber, response] = ['']] = open;
    open.delete(chassisNumber);
    response?.end(JSON.stringify({ chassisNumber }));
  }
  await expect(other).resolves.toMatchObject({ chassisNumber: 'OTHER' });
  await expect(listed).resolves.toHaveLength(60);
});

test('any number of look-ups leaves half of the places to pages', async () => {
  const { client, open, searches } = await aSlowBackoffice();
  const lookUps = Array.from({ length: 20 }, (_, index) =>
    client.respondWithLookUp({
      load: () => client.searchVehicles(aFilter({ minPrice: index })),
      cacheControl: 'max-age=30',
    }),
  );
  await until(() => searches() === 8);
  const page = client.searchVehicles(aFilter({ maxPrice: 1 }));
  await until(() => searches() === 9);
  for (let answered = 0; answered < 21; answered += 1) {
    await until(() => open.length > 0);
    open.pop()?.end(EMPTY_PAGE);
  }
  await expect(page).resolves.toMatchObject({ content: [] });
  expect((await Promise.all(lookUps)).map(({ status }) => status)).toEqual(Array(20).fill(200));
});

test('a search that has waited for its place too long is not sent', async () => {
  captureLog();
  const { client, searches } = await aSlowBackoffice(200);
  const results = Array.from({ length: 20 }, (_, index) =>
    client.searchVehicles(aFilter({ minPrice: index })),
  );
  const ended = Promise.allSettled(results);
  await expect(results.at(-1)).rejects.toMatchObject({ kind: 'unreachable' });
  await ended;
  expect(searches()).toBeLessThan(20);
});

test('more than four hundred waiting searches are refused at once', async () => {
  captureLog();
  const { client } = await aSlowBackoffice(1_000);
  const results = Array.from({ length: 417 }, (_, index) =>
    client.searchVehicles(aFilter({ minPrice: index })),
  );
  const ended = Promise.allSettled(results);
  await expect(Promise.race(results)).rejects.toThrow('too many calls at the same time');
  await ended;
});
