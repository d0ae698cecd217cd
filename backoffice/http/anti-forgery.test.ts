import { get, newPair, pairOf, type Pair } from '../testing/client';
import { aBackoffice } from '../testing/a-backoffice';

const backoffice = aBackoffice();
const unguarded = aBackoffice({ args: ['--no-anti-forgery'] });

async function search(headers: Record<string, string>): Promise<Response> {
  const json = { 'content-type': 'application/json' };
  return get((await backoffice).url, '/cars', {
    method: 'POST',
    headers: { ...json, ...headers },
    body: '{}',
  });
}

async function aPair(): Promise<Pair> {
  return newPair((await backoffice).url);
}

test('any answer gives a pair to a client that has none, with which it may post', async () => {
  for (const path of ['/makes', '/car/NOPE', '/nope', '/cars']) {
    const pair = pairOf(await get((await backoffice).url, path));
    expect((await search(pair)).status).toBe(200);
  }
});

test('a client that has a pair is given no other', async () => {
  const { cookie } = await aPair();
  const response = await get((await backoffice).url, '/makes', {
    headers: { cookie: `a=b; ${cookie}; c=d` },
  });
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('a post that is refused brings the pair with which it is taken', async () => {
  const refusal = await search({});
  expect(refusal.status).toBe(403);
  expect((await search(pairOf(refusal))).status).toBe(200);
});

test.each<[string, (pair: Pair, other: Pair) => Record<string, string>]>([
  ['no cookie', (pair) => ({ 'x-xsrf-token': pair['x-xsrf-token'] })],
  ['no header', ({ cookie }) => ({ cookie })],
  ['an empty pair', () => ({ cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' })],
  ['the header of another pair', ({ cookie }, other) => ({ cookie, 'x-xsrf-token': other['x-xsrf-token'] })],
  ['a pair of its own making', () => ({ cookie: 'XSRF-TOKEN=a.b', 'x-xsrf-token': 'a.b' })],
  [
    'a pair that is signed wrongly',
    ({ 'x-xsrf-token': token }) => ({ cookie: `XSRF-TOKEN=x${token}`, 'x-xsrf-token': `x${token}` }),
  ],
  [
    'a pair with something after the signature',
    ({ 'x-xsrf-token': token }) => ({ cookie: `XSRF-TOKEN=${token}.x`, 'x-xsrf-token': `${token}.x` }),
  ],
])('a post with %s is refused with a fresh cookie', async (_, headers) => {
  const response = await search(headers(await aPair(), await aPair()));
  expect(response.status).toBe(403);
  expect(response.headers.getSetCookie()).toHaveLength(1);
});

test('a pair of another run of the server is stale, also for a read', async () => {
  const { url } = await aBackoffice();
  const pair = await newPair(url);
  expect((await search(pair)).status).toBe(403);
  const read = await get((await backoffice).url, '/makes', { headers: pair });
  expect([read.status, read.headers.getSetCookie().length]).toEqual([200, 1]);
});

test('where it is turned off, no pair is given and none is wanted', async () => {
  const { url } = await unguarded;
  const headers = { 'content-type': 'application/json' };
  const response = await get(url, '/cars', { method: 'POST', headers, body: '{}' });
  expect([response.status, response.headers.getSetCookie()]).toEqual([200, []]);
});
