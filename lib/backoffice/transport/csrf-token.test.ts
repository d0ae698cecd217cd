import { EMPTY_FILTER } from '#lib/domain/search/search-filter.ts';
import { aFilter } from '#lib/domain/testing/a-filter.ts';
import {
  aBackoffice,
  inTurn,
  json,
  status,
  type Received,
  type Reply,
} from '#lib/backoffice/testing/a-backoffice.ts';
import { aClient } from '#lib/backoffice/testing/a-client.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';

const PAGE = { content: [], number: 0, totalPages: 0 };

/** Accepts this token only, and sets its cookie for a client with another token or none. */
function guarded(value: () => string, header: () => string, reply: Reply): Reply {
  return (response, received) => {
    const { cookie, 'x-xsrf-token': sent } = received.headers;
    const isKnown = cookie === `XSRF-TOKEN=${value()}`;
    if (!isKnown) response.setHeader('set-cookie', `XSRF-TOKEN=${value()}; Path=/; HttpOnly; SameSite=Lax`);
    const isRejected = received.call.startsWith('POST') && !(isKnown && sent === header());
    (isRejected ? status(403) : reply)(response, received);
  };
}

function guardedBy(value: () => string, header = value) {
  return {
    'GET /makes': guarded(value, header, json([])),
    'GET /featured': guarded(value, header, json([])),
    'POST /cars': guarded(value, header, json(PAGE)),
  };
}

function calls(received: Received[]): string[] {
  return received.map(({ call }) => call);
}

test('the token is fetched before the first search, and sent as cookie and decoded as header', async () => {
  const { url, received } = await aBackoffice(
    guardedBy(
      () => 'a%2Fb%3D%3D',
      () => 'a/b==',
    ),
  );
  const client = await aClient(url);
  await expect(client.searchVehicles(EMPTY_FILTER)).resolves.toEqual(PAGE);
  expect(calls(received)).toEqual(['GET /makes', 'POST /cars']);
});

test('a token that is not percent-encoded is sent unchanged', async () => {
  const { url } = await aBackoffice(guardedBy(() => '100%'));
  const client = await aClient(url);
  await expect(client.searchVehicles(EMPTY_FILTER)).resolves.toEqual(PAGE);
});

test.each([
  ['with a character outside of ASCII', '%E2%82%AC'],
  ['with a line break', '%0A'],
  ['of 10,000 characters', 'a'.repeat(10_000)],
])('a token %s is not kept, since every later call would fail', async (_which, value) => {
  const cookie = { 'set-cookie': `XSRF-TOKEN=${value}; Path=/` };
  const { url, received } = await aBackoffice({
    'GET /makes': json([], cookie),
    'POST /cars': json(PAGE, cookie),
  });
  const client = await aClient(url);
  for (const page of [1, 2]) await expect(client.searchVehicles(aFilter({ page }))).resolves.toEqual(PAGE);
  expect(received.map(({ headers }) => headers['x-xsrf-token'])).toEqual([undefined, undefined, undefined]);
});

test('the token that any response sets is kept and sent', async () => {
  const { url, received } = await aBackoffice(guardedBy(() => 'one'));
  const client = await aClient(url);
  await client.getFeatured();
  await client.searchVehicles(EMPTY_FILTER);
  await client.searchVehicles(aFilter({ page: 1 }));
  expect(calls(received)).toEqual(['GET /featured', 'POST /cars', 'POST /cars']);
});

test('a token that a response replaces is sent from then on', async () => {
  const tokens = ['one'];
  const { url, received } = await aBackoffice(guardedBy(() => String(tokens.at(-1))));
  const client = await aClient(url);
  await client.getFeatured();
  tokens.push('two');
  await client.getFeatured();
  await client.searchVehicles(EMPTY_FILTER);
  expect(received.at(-1)).toMatchObject({
    call: 'POST /cars',
    headers: { cookie: 'XSRF-TOKEN=two', 'x-xsrf-token': 'two' },
  });
  expect(received).toHaveLength(3);
});

test('a new token that comes with the 403 is used at once', async () => {
  const tokens = ['one'];
  const { url, received } = await aBackoffice(guardedBy(() => String(tokens.at(-1))));
  const client = await aClient(url);
  await client.searchVehicles(EMPTY_FILTER);
  tokens.push('two');
  await expect(client.searchVehicles(EMPTY_FILTER)).resolves.toEqual(PAGE);
  expect(calls(received).slice(2)).toEqual(['POST /cars', 'POST /cars']);
});

/** Sets the token only on /makes, and only for a client without one. */
function guardedOnPost(accepted: () => string) {
  return {
    'GET /makes': (...[response, received]: Parameters<Reply>) => {
      if (!received.headers.cookie) response.setHeader('set-cookie', `XSRF-TOKEN=${accepted()}`);
      json([])(response, received);
    },
    'POST /cars': (...[response, received]: Parameters<Reply>) => {
      (received.headers['x-xsrf-token'] === accepted() ? json(PAGE) : status(403))(response, received);
    },
  };
}

test('after a 403 a new token is fetched without the old one, and the call repeated', async () => {
  const tokens = ['one'];
  const { url, received } = await aBackoffice(guardedOnPost(() => String(tokens.at(-1))));
  const client = await aClient(url);
  await client.searchVehicles(EMPTY_FILTER);
  tokens.push('two');
  await expect(client.searchVehicles(EMPTY_FILTER)).resolves.toEqual(PAGE);
  expect(calls(received).slice(2)).toEqual(['POST /cars', 'GET /makes', 'POST /cars']);
});

test('concurrent searches that are rejected share one refresh of the token', async () => {
  const tokens = ['one'];
  const { url, received } = await aBackoffice(guardedOnPost(() => String(tokens.at(-1))));
  const client = await aClient(url);
  await client.searchVehicles(EMPTY_FILTER);
  tokens.push('two');
  const pages = Array.from({ length: 20 }, (_, page) => client.searchVehicles(aFilter({ page })));
  await expect(Promise.all(pages)).resolves.toHaveLength(20);

  const later = calls(received).slice(2);
  expect(later.filter((call) => call === 'GET /makes')).toHaveLength(1);
  expect(later.filter((call) => call === 'POST /cars').length).toBeLessThanOrEqual(40);
});

test('a search that is rejected again is repeated only once', async () => {
  const { url, received } = await aBackoffice({
    'GET /makes': json([], { 'set-cookie': 'XSRF-TOKEN=one' }),
    'POST /cars': status(403),
  });
  const client = await aClient(url);
  await expect(client.searchVehicles(EMPTY_FILTER)).rejects.toMatchObject({ kind: 'status', status: 403 });
  expect(calls(received)).toEqual(['GET /makes', 'POST /cars', 'GET /makes', 'POST /cars']);
});

test('while the token is refreshed, other searches use the old one', async () => {
  const refresh = Promise.withResolvers<() => void>();
  const makes = json([], { 'set-cookie': 'XSRF-TOKEN=one' });
  const { url, received } = await aBackoffice({
    'GET /makes': inTurn(makes, (...call) => refresh.resolve(() => makes(...call))),
    'POST /cars': (...[response, call]: Parameters<Reply>) => {
      (call.body.includes('BLOCKED') ? status(403) : json(PAGE))(response, call);
    },
  });
  const client = await aClient(url);
  await client.searchVehicles(EMPTY_FILTER);
  const blocked = client.searchVehicles(aFilter({ make: 'BLOCKED' }));
  const finishRefresh = await refresh.promise;
  await expect(client.searchVehicles(aFilter({ page: 1 }))).resolves.toEqual(PAGE);
  finishRefresh();
  await expect(blocked).rejects.toMatchObject({ status: 403 });
  const searches = received.filter(({ call }) => call === 'POST /cars');
  expect(searches.map(({ headers }) => headers['x-xsrf-token'])).toEqual(['one', 'one', 'one', 'one']);
});

test('a cookie that the 403 withdraws is refreshed', async () => {
  const withdrawal = status(403, { 'set-cookie': 'XSRF-TOKEN=; Max-Age=0; Path=/' });
  const { url, received } = await aBackoffice({
    'GET /makes': json([], { 'set-cookie': ['other=1', 'XSRF-TOKEN=one; Path=/'] }),
    'POST /cars': inTurn(withdrawal, json(PAGE)),
  });
  const client = await aClient(url);
  await expect(client.searchVehicles(EMPTY_FILTER)).resolves.toEqual(PAGE);
  expect(calls(received)).toEqual(['GET /makes', 'POST /cars', 'GET /makes', 'POST /cars']);
});

test('a backoffice that issues no token gets only one request for it', async () => {
  const { url, received } = await aBackoffice({ 'GET /makes': [], 'POST /cars': PAGE });
  const client = await aClient(url);
  await client.searchVehicles(EMPTY_FILTER);
  await client.searchVehicles(EMPTY_FILTER);
  expect(calls(received)).toEqual(['GET /makes', 'POST /cars', 'POST /cars']);
  expect(received.at(-1)?.headers).not.toHaveProperty('x-xsrf-token');
});

test('after any response without a token none is requested', async () => {
  const { url, received } = await aBackoffice({ 'GET /featured': [], 'POST /cars': PAGE });
  const client = await aClient(url);
  await client.getFeatured();
  await client.searchVehicles(EMPTY_FILTER);
  expect(calls(received)).toEqual(['GET /featured', 'POST /cars']);
});

test('a backoffice that begins to require a token gets one', async () => {
  const { url } = await aBackoffice({ 'GET /featured': [], ...guardedOnPost(() => 'one') });
  const client = await aClient(url);
  await client.getFeatured();
  await expect(client.searchVehicles(EMPTY_FILTER)).resolves.toEqual(PAGE);
});

test('concurrent cold pages with makes and cars make one call of each', async () => {
  const { url, received } = await aBackoffice(guardedBy(() => 'one'));
  const client = await aClient(url);
  const pages = Array.from({ length: 30 }, () => [client.getMakes(), client.searchVehicles(EMPTY_FILTER)]);
  await Promise.all(pages.flat());
  expect(calls(received)).toEqual(['GET /makes', 'POST /cars']);
});

test('a search whose token does not arrive in time is unreachable', async () => {
  const { url } = await aBackoffice({ 'GET /makes': () => undefined, 'POST /cars': PAGE });
  const client = await aClient(url, { timeoutMs: 100 });
  await expect(client.searchVehicles(EMPTY_FILTER)).rejects.toMatchObject({ kind: 'unreachable' });
});

test.each([
  ['fail', status(500)],
  ['hang up', (response) => response.destroy()],
  ['do not arrive in time', () => undefined],
] satisfies [string, Reply][])(
  'when the makes %s, the search is made without a token',
  async (_how, reply) => {
    captureLog();
    const { url } = await aBackoffice({ 'GET /makes': reply, 'POST /cars': PAGE });
    await expect((await aClient(url)).searchVehicles(EMPTY_FILTER)).resolves.toEqual(PAGE);
  },
);
