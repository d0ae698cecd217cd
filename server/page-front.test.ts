import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { aPage } from '#lib/page-cache/testing/a-page-cache.ts';
import { acceptedEncoding } from './page-front.ts';
import { withFront } from './testing/a-page-front.ts';

const PAGE = { revalidate: 60 };

test('a cached page has its policy, an ETag, security headers and s-maxage of one second', () =>
  withFront(async (ask, cache) => {
    const page = aPage();
    await cache.set('/car/A-1', page, PAGE);
    const { status, headers, body } = await ask('/car/A-1?utm_source=x');
    expect([status, body.toString()]).toEqual([200, page.html]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.length),
      'content-security-policy': page.headers?.['content-security-policy'],
      'x-frame-options': 'DENY',
      'x-nextjs-cache': 'HIT',
      vary: expect.stringContaining('Accept-Encoding') as string,
      etag: expect.stringMatching(/^"\w+"$/) as string,
      'cache-control': 's-maxage=1, max-age=0, stale-if-error=604800',
    });
    expect(Object.keys(headers)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^x-(next-|page-status)/)]),
    );
  }));

test('the body is sent in the best encoding that the client accepts', () =>
  withFront(async (ask, cache) => {
    const page = aPage();
    await cache.set('/car/A-1', page, PAGE);
    const brotli = await ask('/car/A-1', { 'accept-encoding': 'gzip, deflate, br' });
    expect([brotli.headers['content-encoding'], brotliDecompressSync(brotli.body).toString()]).toEqual([
      'br',
      page.html,
    ]);
    const gzip = await ask('/car/A-1', { 'accept-encoding': 'gzip' });
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', page.html]);
  }));

test('HEAD is answered without a body, and a known page with 304', () =>
  withFront(async (ask, cache) => {
    await cache.set('/car/A-1', aPage(), PAGE);
    const head = await ask('/car/A-1', {}, 'HEAD');
    expect([head.status, head.body.length, Number(head.headers['content-length']) > 0]).toEqual([
      200,
      0,
      true,
    ]);
    const known = await ask('/car/A-1', { 'if-none-match': `"other", W/${head.headers.etag}` });
    expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, head.headers.etag]);
    expect(known.headers).not.toHaveProperty('content-security-policy');
  }));

test('a missing page keeps its 404', () =>
  withFront(async (ask, cache) => {
    await cache.set('/car/A-1', aPage({ tags: 'status:404' }), PAGE);
    const { status, headers } = await ask('/car/A-1');
    expect(status).toBe(404);
    expect((await ask('/car/A-1', { 'if-none-match': headers.etag ?? '' })).status).toBe(404);
  }));

test.each([
  ['/', '/internal/on-demand/landing'],
  ['/search?make=TOYOTA', '/internal/results/bWFrZT1UT1lPVEE'],
  ['/compare?a=A', '/internal/compare/YT1B'],
  ['/test-drive?car=A', '/internal/test-drive/QQ'],
])('%s is answered from the entry of its route', (address, key) =>
  withFront(async (ask, cache) => {
    await cache.set(key, aPage(), PAGE);
    expect((await ask(address)).status).toBe(200);
  }),
);

test.each<[string, string, Record<string, string>, string]>([
  ['a client-side navigation', '/car/A-1', { rsc: '1' }, 'GET'],
  ['a POST', '/car/A-1', {}, 'POST'],
  ['a page that is not cached', '/car/B-2', {}, 'GET'],
  ['an internal route', '/internal/on-demand/landing', {}, 'GET'],
  ['a search whose address is redirected', '/search?make=', {}, 'GET'],
  ['a path that Next normalises', '/car/A-1/', {}, 'GET'],
])('%s is left to Next', (_case, path, headers, method) =>
  withFront(async (ask, cache) => {
    for (const key of ['/car/A-1', '/internal/on-demand/landing', '/internal/results/none'])
      await cache.set(key, aPage(), PAGE);
    expect((await ask(path, headers, method)).status).toBe(599);
  }),
);

test('an address is looked up once a second, and when its page becomes stale', () =>
  withFront(async (ask, cache, clock) => {
    const lookUp = jest.spyOn(cache, 'page');
    await cache.set('/car/A-1', aPage(), { revalidate: 2 });
    async function lookUpsAfter(milliseconds: number): Promise<number> {
      clock.now += milliseconds;
      await ask('/car/A-1');
      return lookUp.mock.calls.length;
    }
    expect([await lookUpsAfter(0), await lookUpsAfter(900), await lookUpsAfter(700)]).toEqual([1, 1, 2]);
    expect((await ask('/car/A-1')).status).toBe(200);
    clock.now += 401; // 2 s and a millisecond after the page was rendered
    expect((await ask('/car/A-1')).status).toBe(599);
  }));

test('each encoding of a page has its own ETag', () =>
  withFront(async (ask, cache) => {
    await cache.set('/car/A-1', aPage(), PAGE);
    const [plain, brotli] = [await ask('/car/A-1'), await ask('/car/A-1', { 'accept-encoding': 'br' })];
    async function statusFor(etag: string | undefined): Promise<number> {
      const headers = { 'accept-encoding': 'br', 'if-none-match': etag ?? '' };
      return (await ask('/car/A-1', headers)).status;
    }
    expect([await statusFor(plain.headers.etag), await statusFor(brotli.headers.etag)]).toEqual([200, 304]);
  }));

test('a stored or invalidated page is looked up again at the next request', () =>
  withFront(async (ask, cache, clock) => {
    await cache.set('/car/A-1', aPage({ text: 'old' }), PAGE);
    expect((await ask('/car/A-1')).body.toString()).toContain('old');
    await cache.set('/car/A-1', aPage({ text: 'new', tags: 'vehicle:A-1' }), PAGE);
    expect((await ask('/car/A-1')).body.toString()).toContain('new');
    clock.now += 1;
    await cache.invalidate(['vehicle:A-1']);
    expect((await ask('/car/A-1')).status).toBe(599);
    expect((await ask('/car/A-1')).headers['x-nextjs-cache']).toBe('STALE');
  }));

test('one request for a stale page is passed on to Next, the others are answered until the page is renewed', () =>
  withFront(async (ask, cache, clock) => {
    await cache.set('/car/A-1', aPage(), PAGE);
    clock.now += 61_000;
    expect((await ask('/car/A-1')).status).toBe(599);
    const { status, headers } = await ask('/car/A-1');
    expect([status, headers['x-nextjs-cache'], headers['cache-control']]).toEqual([
      200,
      'STALE',
      expect.stringMatching(/^s-maxage=1,/),
    ]);
    await cache.set('/car/A-1', aPage({ text: 'new' }), PAGE);
    expect((await ask('/car/A-1')).body.toString()).toContain('new');
    clock.now += 61_000;
    expect((await ask('/car/A-1')).status).toBe(599);
  }));

test('answered look-ups are counted here, those passed on to Next by the page cache', () =>
  withFront(async (ask, cache, clock) => {
    await cache.set('/car/A-1', aPage(), PAGE);
    for (const path of ['/car/A-1', '/car/A-1', '/car/B-2']) await ask(path);
    clock.now += 61_000;
    for (const path of ['/car/A-1', '/car/A-1']) await ask(path);
    expect(cache.lookUps).toEqual({ hit: 2, stale: 1, miss: 0 });
  }));

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['deflate', 'identity'],
  ['gzip', 'gzip'],
  ['*', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=1.0, BR;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0', 'identity'],
  ['gzip;q=0, *', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0.001 , *;q=0', 'br'],
  ['brotli, xgzip, gzip-x', 'identity'],
  ['deflate , GZIP', 'gzip'],
])('the encoding for %p is %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
