import { EMPTY_FILTER } from '#lib/domain/search/search-filter.ts';
import { aFilter } from '#lib/domain/testing/a-filter.ts';
import { aBackoffice, inTurn, json, type Received, status } from '#lib/backoffice/testing/a-backoffice.ts';
import { aClient } from '#lib/backoffice/testing/a-client.ts';
import { aSessionGuard } from '#lib/backoffice/testing/session-guard.ts';

const PAGE = { content: [], number: 0, totalPages: 0 };

function calls(received: Received[]): string[] {
  return received.map(({ call }) => call);
}

/** A backoffice with lusca behind express-session. */
async function aBackofficeWithSessions() {
  const { guarded, forgetSessions } = aSessionGuard();
  const { url, received } = await aBackoffice({
    'GET /makes': guarded(json([])),
    'GET /featured': guarded(json([])),
    'POST /cars': guarded(json(PAGE)),
  });
  return { client: await aClient(url), received, forgetSessions };
}

test('a token that is tied to a session is accepted, and every call is of the same session', async () => {
  const { client, received } = await aBackofficeWithSessions();
  await Promise.all([client.getFeatured(), client.getMakes(), client.searchVehicles(EMPTY_FILTER)]);
  received.length = 0;
  for (const page of [1, 2]) await client.searchVehicles(aFilter({ page }));
  await client.getFeatured();
  expect(calls(received)).toEqual(['POST /cars', 'POST /cars', 'GET /featured']);
  const sessions = received.map(({ headers }) => /connect\.sid=[^;]+/.exec(headers.cookie ?? '')?.[0]);
  expect(new Set(sessions).size).toBe(1);
});

test('after the backoffice has forgotten its sessions, calls at the same time are accepted', async () => {
  const { client, received, forgetSessions } = await aBackofficeWithSessions();
  await client.searchVehicles(EMPTY_FILTER);
  forgetSessions();
  const searches = Array.from({ length: 10 }, (_, page) => client.searchVehicles(aFilter({ page })));
  await expect(Promise.all([client.getFeatured(), ...searches])).resolves.toHaveLength(11);
  expect(calls(received).length).toBeLessThanOrEqual(2 + 1 + 2 * 10 + 1);
});

test('the cookies of a session that is refused with its newest token are given up', async () => {
  const { url, received } = await aBackoffice({
    'GET /makes': inTurn(
      json([], { 'set-cookie': ['node=1', 'XSRF-TOKEN=a'] }),
      json([], { 'set-cookie': ['node=2', 'XSRF-TOKEN=c'] }),
    ),
    'POST /cars': inTurn(
      status(403, { 'set-cookie': 'XSRF-TOKEN=b' }),
      status(403, { 'set-cookie': 'XSRF-TOKEN=b' }),
      json(PAGE),
    ),
  });
  const client = await aClient(url);
  await expect(client.searchVehicles(EMPTY_FILTER)).rejects.toMatchObject({ status: 403 });
  await expect(client.searchVehicles(EMPTY_FILTER)).resolves.toEqual(PAGE);
  expect(received.map(({ headers }) => headers.cookie)).toEqual([
    ...[undefined, 'node=1; XSRF-TOKEN=a', 'node=1; XSRF-TOKEN=b'],
    ...[undefined, 'node=2; XSRF-TOKEN=c'],
  ]);
});

test('a cookie that a 403 renews is no new token', async () => {
  const { url, received } = await aBackoffice({
    'GET /makes': inTurn(
      json([], { 'set-cookie': ['node=1', 'XSRF-TOKEN=a'] }),
      json([], { 'set-cookie': ['node=2', 'XSRF-TOKEN=b'] }),
    ),
    'POST /cars': inTurn(status(403, { 'set-cookie': 'node=1' }), json(PAGE)),
  });
  const client = await aClient(url);
  await expect(client.searchVehicles(EMPTY_FILTER)).resolves.toEqual(PAGE);
  expect(calls(received)).toEqual(['GET /makes', 'POST /cars', 'GET /makes', 'POST /cars']);
});

test.each([
  ['withdrawn by Max-Age', 'b=; Max-Age=0; Expires=Fri, 01 Jan 2100 00:00:00 GMT', 'a=1; XSRF-TOKEN=t'],
  ['withdrawn by a past date', 'b=x; Expires=Thu, 01 Jan 1970 00:00:00 GMT', 'a=1; XSRF-TOKEN=t'],
  ['replaced', 'b=x=y; Path=/api; Secure; HttpOnly', 'a=1; b=x=y; XSRF-TOKEN=t'],
  ['not replaced, since the new one cannot be sent', 'b=\u00e9', 'a=1; b=2; XSRF-TOKEN=t'],
])('a cookie that came with the token is %s', async (_how, setCookie, sent) => {
  const { url, received } = await aBackoffice({
    'GET /makes': json([], { 'set-cookie': ['a=1', 'b=2; Max-Age=600', 'XSRF-TOKEN=t'] }),
    'GET /featured': json([], { 'set-cookie': setCookie }),
    'POST /cars': PAGE,
  });
  const client = await aClient(url);
  await client.getMakes();
  await client.getFeatured();
  await client.searchVehicles(EMPTY_FILTER);
  expect(received.at(-1)?.headers).toMatchObject({ cookie: sent, 'x-xsrf-token': 't' });
});

test('without a token no cookie is kept', async () => {
  const { url, received } = await aBackoffice({
    'GET /makes': json([], { 'set-cookie': 'visits=1' }),
    'POST /cars': PAGE,
  });
  const client = await aClient(url);
  await client.searchVehicles(EMPTY_FILTER);
  expect(received.at(-1)?.headers).not.toHaveProperty('cookie');
});
