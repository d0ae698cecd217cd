import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { until } from '#lib/platform/testing/until.ts';
import { withCachedSite } from './testing/a-cached-site.ts';

test('a page has its policy, an ETag, security headers and s-maxage of one second', () =>
  withCachedSite(async ({ ask }) => {
    await ask('/car/A-1');
    const { status, headers, body } = await ask('/car/A-1?utm_source=x');
    expect([status, String(body)]).toEqual([200, 'car at /car/A-1']);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.length),
      'content-security-policy': "default-src 'self'",
      'x-frame-options': 'DENY',
      'cache-status': 'site; hit',
      vary: 'Accept-Encoding',
      etag: expect.stringMatching(/^"[\w-]+"$/) as string,
      'cache-control': 's-maxage=1, max-age=0, stale-if-error=604800',
    });
  }));

test('the body is sent in the best encoding that the client accepts', () =>
  withCachedSite(async ({ ask }) => {
    const brotli = await ask('/car/A-1', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(String(brotliDecompressSync(brotli.body))).toBe('car at /car/A-1');
    const gzip = await ask('/car/A-1', { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(String(gunzipSync(gzip.body))).toBe('car at /car/A-1');
  }));

test('HEAD is answered without a body, and a known page with 304', () =>
  withCachedSite(async ({ ask }) => {
    const head = await ask('/car/A-1', {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, '15']);
    const known = await ask('/car/A-1', { 'if-none-match': `"other", W/${head.headers.etag}` });
    expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, head.headers.etag]);
    expect(known.headers).not.toHaveProperty('content-security-policy');
  }));

test('each encoding of a page has its own ETag', () =>
  withCachedSite(async ({ ask }) => {
    const [plain, brotli] = [await ask('/car/A-1'), await ask('/car/A-1', { 'accept-encoding': 'br' })];
    async function statusFor(etag: string | undefined): Promise<number> {
      const headers = { 'accept-encoding': 'br', 'if-none-match': etag ?? '' };
      return (await ask('/car/A-1', headers)).status;
    }
    expect([await statusFor(plain.headers.etag), await statusFor(brotli.headers.etag)]).toEqual([200, 304]);
  }));

test('a missing page keeps its 404', () =>
  withCachedSite(async ({ ask, renderer }) => {
    renderer.next = { ...renderer.next, status: 404 };
    const { status, headers } = await ask('/car/A-1');
    expect(status).toBe(404);
    expect((await ask('/car/A-1', { 'if-none-match': headers.etag ?? '' })).status).toBe(404);
  }));

test('the English and the French page are two pages of the cache', () =>
  withCachedSite(async ({ ask }) => {
    for (const visit of ['first', 'second']) {
      const bodies = [await ask('/car/A-1'), await ask('/fr/car/A-1')].map(({ body }) => String(body));
      expect([visit, ...bodies]).toEqual([visit, 'car at /car/A-1', 'car at /fr/car/A-1']);
    }
    const { status, headers } = await ask('/fr/search?q=blue');
    expect([status, headers.location]).toEqual([303, '/fr/search?color=Blue']);
  }));

test('a request for the data of a client navigation gets the document', () =>
  withCachedSite(async ({ ask, renderer }) => {
    await ask('/car/A-1', { rsc: '1', 'next-router-state-tree': 'any' });
    const { headers } = await ask('/car/A-1?_rsc=abc12', { rsc: '1' });
    expect([headers['content-type'], headers['cache-status']]).toEqual([
      'text/html; charset=utf-8',
      'site; hit',
    ]);
    expect(renderer.rendered).toEqual(['/car/A-1']);
  }));

test.each([
  ['/search?make=', 308, '/search'],
  ['/car/A-1/', 308, '/car/A-1'],
  ['/search?q=blue', 303, '/search?color=Blue'],
])('%s is redirected with status %i to %s', (address, status, location) =>
  withCachedSite(async ({ ask, renderer }) => {
    const answer = await ask(address);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
    expect(renderer.rendered).toEqual([]);
  }),
);

test.each([
  ['a POST', '/car/A-1', 'POST'],
  ['a route handler', '/api/health', 'GET'],
  ['a file', '/_next/static/a.js', 'GET'],
])('%s is no page', (_case, path, method) =>
  withCachedSite(async ({ ask }) => {
    expect((await ask(path, {}, method)).status).toBe(599);
  }),
);

test('the answer to a form is rendered for each visitor, and no cache keeps it', () =>
  withCachedSite(async ({ ask, renderer }) => {
    const address = '/form-result/one?form=ads';
    const answers = [await ask(address), await ask(address)];
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual([
      'private, no-store',
      'private, no-store',
    ]);
    expect(renderer.rendered).toEqual([address, address]);
  }));

test('an invalidated page is sent stale until it is rendered again', () =>
  withCachedSite(async ({ ask, cache, clock, renderer }) => {
    await ask('/car/A-1');
    renderer.next = { ...renderer.next, text: 'new car' };
    clock.now += 1;
    await cache.invalidate(['vehicles']);
    const stale = await ask('/car/A-1');
    expect([String(stale.body), stale.headers['cache-status']]).toEqual([
      'car at /car/A-1',
      'site; hit; detail=stale',
    ]);
    await until(async () => String((await ask('/car/A-1')).body) === 'new car at /car/A-1');
  }));

test('a page that cannot be rendered is a 503, and the last one is sent as long as there is one', () =>
  withCachedSite(async ({ ask, clock, renderer }) => {
    const logged = captureLog();
    await ask('/car/A-1');
    clock.now += 61_000;
    renderer.failure = new Error('down');
    expect([(await ask('/car/A-1')).status, (await ask('/car/A-1')).status]).toEqual([200, 200]);
    const { status, headers } = await ask('/car/B-2');
    expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
    const events = logged().map(({ event }) => event);
    expect(events.filter((event) => event === 'site.request-failed')).toHaveLength(1);
  }));

test('look-ups are counted by their result', () =>
  withCachedSite(async ({ ask, cache, clock }) => {
    for (const path of ['/car/A-1', '/car/A-1', '/car/B-2']) await ask(path);
    clock.now += 61_000;
    await ask('/car/A-1');
    expect(cache.lookUps).toEqual({ hit: 1, stale: 1, miss: 2 });
  }));
