import { get, newCsrfHeaders, csrfHeadersOf, type CsrfHeaders } from '#backoffice/testing/client.ts';
import { aBackoffice } from '#backoffice/testing/a-backoffice.ts';

const backoffice = aBackoffice();

async function search(headers: Record<string, string>): Promise<Response> {
  const json = { 'content-type': 'application/json' };
  return get((await backoffice).url, '/cars', {
    method: 'POST',
    headers: { ...json, ...headers },
    body: '{}',
  });
}

async function newHeaders(): Promise<CsrfHeaders> {
  return newCsrfHeaders((await backoffice).url);
}

test('any response gives a client without a token one with which it may post', async () => {
  for (const path of ['/makes', '/car/NOPE', '/nope', '/cars']) {
    const own = csrfHeadersOf(await get((await backoffice).url, path));
    expect((await search(own)).status).toBe(200);
  }
});

test('a client with a valid token gets no new one', async () => {
  const { cookie } = await newHeaders();
  const response = await get((await backoffice).url, '/makes', {
    headers: { cookie: `a=b; ${cookie}; c=d` },
  });
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('a 403 sets a token with which the request is accepted', async () => {
  const rejection = await search({});
  expect(rejection.status).toBe(403);
  expect((await search(csrfHeadersOf(rejection))).status).toBe(200);
});

test.each<[string, (own: CsrfHeaders, other: CsrfHeaders) => Record<string, string>]>([
  ['no cookie', (own) => ({ 'x-xsrf-token': own['x-xsrf-token'] })],
  ['no header', ({ cookie }) => ({ cookie })],
  ['an empty token', () => ({ cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' })],
  ['the header of another token', ({ cookie }, other) => ({ cookie, 'x-xsrf-token': other['x-xsrf-token'] })],
  ['a forged token', () => ({ cookie: 'XSRF-TOKEN=a.b', 'x-xsrf-token': 'a.b' })],
  [
    'an invalid signature',
    ({ 'x-xsrf-token': token }) => ({ cookie: `XSRF-TOKEN=x${token}`, 'x-xsrf-token': `x${token}` }),
  ],
  [
    'something after the signature',
    ({ 'x-xsrf-token': token }) => ({ cookie: `XSRF-TOKEN=${token}.x`, 'x-xsrf-token': `${token}.x` }),
  ],
])('a post with %s is rejected with a new cookie', async (_, headers) => {
  const response = await search(headers(await newHeaders(), await newHeaders()));
  expect(response.status).toBe(403);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.getSetCookie()).toHaveLength(1);
});

test('a token of another run of the server is invalid, even for a read', async () => {
  const { url } = await aBackoffice();
  const own = await newCsrfHeaders(url);
  expect((await search(own)).status).toBe(403);
  const read = await get((await backoffice).url, '/makes', { headers: own });
  expect([read.status, read.headers.getSetCookie().length]).toEqual([200, 1]);
});
