import {
  aBackoffice,
  endless,
  hangUp,
  json,
  raw,
  type Reply,
  status,
} from '#lib/backoffice/testing/a-backoffice.ts';
import { aClient } from '#lib/backoffice/testing/a-client.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';

const ABSENT: [string, Reply][] = [
  ['404', status(404)],
  ['404 with a page of HTML', page(404)],
  ['an empty body', raw('')],
  ['blanks', raw(' \n')],
  ['204', status(204)],
  ['null', raw('null')],
];

/** An error page of a host in place of the backoffice. */
function page(code: number): Reply {
  return (response) => {
    response.writeHead(code, { 'content-type': 'text/html' }).end('<!doctype html><title>Not here</title>');
  };
}

/** A client of a backoffice with one reply for a car and a post, and another for the makes. */
async function aClientOf(reply: Reply, makes: Reply) {
  const replies = { 'GET /car/X1': reply, 'GET /blogs/X1': reply, 'GET /makes': makes };
  const { url, received } = await aBackoffice(replies);
  const client = await aClient(url, { timeoutMs: 1000 });
  return { ...client, calls: () => received.map(({ call }) => call) };
}

test.each(ABSENT)('%s means that the car or post does not exist', async (_response, reply) => {
  const { getVehicle, getBlog } = await aClientOf(reply, json(['KIA']));
  await expect(getVehicle('X1')).resolves.toBeNull();
  await expect(getBlog('X1')).resolves.toBeNull();
});

test.each(ABSENT)(
  '%s to every call does not prove that a car or post is missing',
  async (_response, reply) => {
    const { getVehicle, getBlog, backofficeHealth } = await aClientOf(reply, reply);
    await expect(getVehicle('X1')).rejects.toMatchObject({ kind: 'contract', call: 'GET /car/X1' });
    await expect(getBlog('X1')).rejects.toMatchObject({ kind: 'contract', call: 'GET /blogs/X1' });
    expect(backofficeHealth()).toBe('down');
  },
);

test.each([
  ['fails', status(500)],
  ['hangs', endless()],
  ['hangs up', hangUp()],
  ['is a page of HTML', page(200)],
  ['is an object', json({})],
])('a 404 for a car is an error when the list of makes %s', async (_how, makes) => {
  captureLog();
  const { getVehicle } = await aClientOf(status(404), makes);
  await expect(getVehicle('X1')).rejects.toMatchObject({ kind: 'contract', status: 404 });
});

test('null to every call does not prove that a list is empty', async () => {
  const { url } = await aBackoffice({
    'GET /makes': null,
    'GET /models': null,
    'GET /banners': null,
    'GET /blogs': null,
  });
  const { getMakes, getModels, getBanners, getBlogs } = await aClient(url);
  for (const getList of [getMakes, getModels, getBanners, getBlogs])
    await expect(getList()).rejects.toMatchObject({ kind: 'contract' });
});

test.each([
  ['numbers', [1, 2]],
  ['objects of another kind', [{ error: 'no' }, { code: 7 }]],
  ['nothing', [null]],
  [
    'cars without chassis numbers, or posts without titles',
    [{ make: 'KIA', content: 'A' }, { content: 'B' }],
  ],
])('a list of %s is not a list of cars, posts or makes', async (_what, list) => {
  const { url } = await aBackoffice({
    'GET /featured': list,
    'GET /blogs': list,
    'GET /makes': [{ name: 'KIA' }],
    'POST /cars': { content: list, number: 0, totalPages: 1 },
  });
  const { getFeatured, getBlogs, getMakes, searchVehicles } = await aClient(url);
  const { EMPTY_FILTER } = await import('#lib/domain/search/search-filter.ts');
  const reads = [getFeatured, getBlogs, getMakes, () => searchVehicles(EMPTY_FILTER, { hasCars: true })];
  for (const read of reads) await expect(read()).rejects.toMatchObject({ kind: 'contract' });
});

test('a list whose only car is invalid is empty', async () => {
  captureLog();
  const { url } = await aBackoffice({ 'GET /featured': [{ make: 'KIA', chassisNumber: null }] });
  await expect((await aClient(url)).getFeatured()).resolves.toEqual([]);
});

test('another car or post in place of the one asked for is an error; its key may be written in another way', async () => {
  const post = { id: 'A post', title: 'A' };
  const { url } = await aBackoffice({
    'GET /car/X1': { chassisNumber: 'X2' },
    'GET /car/nze141-1': { chassisNumber: ' NZE 1411 ' },
    'GET /blogs/1': { ...post, id: 2 },
    'GET /blogs/a-post': post,
  });
  const { getVehicle, getBlog } = await aClient(url);
  await expect(getVehicle('X1')).rejects.toMatchObject({ kind: 'contract', call: 'GET /car/X1' });
  await expect(getVehicle('nze141-1')).resolves.toMatchObject({ chassisNumber: ' NZE 1411 ' });
  await expect(getBlog('1')).rejects.toMatchObject({ kind: 'contract', call: 'GET /blogs/1' });
  await expect(getBlog('a-post')).resolves.toMatchObject(post);
});

test('an empty list of makes confirms that a car is not found', async () => {
  const { getVehicle } = await aClientOf(status(404), json([]));
  await expect(getVehicle('X1')).resolves.toBeNull();
});

test('the backoffice is not asked for a car or post with a longer name than any has', async () => {
  const { getVehicle, getBlog, calls } = await aClientOf(hangUp(), json(['KIA']));
  await expect(getVehicle('X'.repeat(201))).resolves.toBeNull();
  await expect(getBlog('X'.repeat(201))).resolves.toBeNull();
  expect(calls()).toEqual([]);
});

test('an existing car costs one call, and many look-ups of a missing one share one probe', async () => {
  const existing = await aClientOf(json({ chassisNumber: 'X1' }), json(['KIA']));
  await existing.getVehicle('X1');
  expect(existing.calls()).toEqual(['GET /car/X1']);

  const missing = await aClientOf(status(404), json(['KIA']));
  await Promise.all(Array.from({ length: 20 }, () => missing.getVehicle('X1')));
  expect(missing.calls()).toEqual(['GET /car/X1', 'GET /makes']);
});
