import { connect } from 'node:net';
import { ogImagePath } from '#e2e/seo/og-image.ts';
import { test } from './behind-nginx.ts';
import type { Change } from './nginx.ts';
import { expectShown, type PageResponse, request } from './request.ts';
import { REVALIDATE_SECRET } from './site.ts';
import { isSent, submissions, submit } from './submissions.ts';
import { expect } from './test.ts';
import { sendWebhook } from './webhook.ts';

const CAR = '/car/AQUA-100001';
const SOLD = 'This car is sold';
const BROTLI = { headers: { 'accept-encoding': 'gzip, br' } };

/** The header X-Address names the visitor. */
const X_ADDRESS: Change = ['server_tokens off;', 'set_real_ip_from 127.0.0.1; real_ip_header X-Address;'];

test.describe.configure({ mode: 'default' }); // in one worker, on one site

/** Headers that control Next, with values that a client chooses. */
const POISON: Record<string, string>[] = [
  { 'next-url': 'about' },
  { 'next-router-state-tree': 'about' },
  { rsc: '1' },
  { rsc: '1about' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { 'next-router-prefetch': '1', 'next-url': '/about' },
  { 'next-router-segment-prefetch': 'about' },
  { 'x-forwarded-host': 'evil.example', purpose: 'prefetch' },
];

function titleOf(html: string): string | undefined {
  return /<title>(.*?)<\/title>/.exec(html)?.[1];
}

test('behind nginx no request poisons the cache', async ({ site, openNginx }) => {
  const expected = new Map<string, string | undefined>();
  for (const address of ['/', '/about', '/about?_rsc']) {
    expected.set(address, titleOf((await request(site, address)).body));
  }
  const nginx = await openNginx([site]);
  for (const headers of POISON) {
    for (const address of ['/', '/about?_rsc']) await request(nginx, address, { headers });
  }
  for (const [address, title] of expected) {
    const { body, headers } = await request(nginx, address);
    expect(headers.get('content-type'), address).toContain('text/html');
    expect(titleOf(body), address).toBe(title);
  }

  const payload = await request(nginx, '/about?_rsc', { headers: { rsc: '1' } });
  expect(payload.headers.get('content-type')).toBe('text/x-component');
  expect((await request(nginx, '/about?_rsc')).headers.get('content-type')).toContain('text/html');
  expect(new Set(expected.values()).size).toBe(2);
});

test('behind nginx a sold car is shown as sold soon after the webhook, and cached pages stay when the site is down', async ({
  car,
  openSite,
  openNginx,
}) => {
  const site = await openSite();
  const nginx = await openNginx([site]);
  const page = `/car/${car.chassisNumber}`;
  async function cacheStatus(): Promise<string | null> {
    return (await request(nginx, page, BROTLI)).headers.get('x-cache-status');
  }
  expect(await cacheStatus()).toBe('MISS');
  await expect
    .poll(cacheStatus, { message: 'nginx asks the site whether a page has changed' })
    .toBe('REVALIDATED');
  expect((await request(nginx, page, BROTLI)).headers.get('content-encoding')).toBe('br');

  car.status = 'SOLD';
  await sendWebhook(nginx, { chassisNumbers: [car.chassisNumber] });
  await expectShown(nginx, page, SOLD, 5_000);

  await site.kill('SIGKILL');
  expect((await request(nginx, page)).body.includes(SOLD)).toBe(true);
  const cold = await request(nginx, '/services');
  expect(cold.status).toBe(503);
  expect(Object.fromEntries(cold.headers)).toMatchObject({
    'retry-after': '30',
    'cache-control': 'no-store',
    'x-frame-options': 'DENY',
  });
});

test('behind nginx one of two sites may be killed: the other serves pages, files and forms', async ({
  openSite,
  openNginx,
}) => {
  const [first, second] = [await openSite(), await openSite()];
  const nginx = await openNginx([first, second]);
  const { body } = await request(nginx, CAR);
  const script = /\/_next\/static\/chunks\/[^"' ]+\.js/.exec(body)?.[0] ?? '/no-script';
  await first.kill('SIGKILL');
  for (const address of ['/about', '/services', '/privacy', script, CAR]) {
    expect((await request(nginx, address)).status, address).toBe(200);
  }
  for (const submission of submissions(6, 'AQUA-100001')) {
    expect(isSent(await submit(nginx.url, submission)), submission.call).toBe(true);
  }
});

test('behind nginx uncached pages of one visitor are limited, and internal addresses are private', async ({
  site,
  openNginx,
}) => {
  const nginx = await openNginx(
    [site],
    [
      ['rate=10r/s', 'rate=1r/m'],
      ['burst=100', 'burst=2'],
      [/ +allow .*\n/g, ''],
    ],
  );
  expect((await request(nginx, CAR)).status).toBe(200);
  const prices = [1, 2, 3, 4].map((index) => request(nginx, `/search?maxPrice=${900_000 + index}`));
  const refused = (await Promise.all(prices)).filter(({ status }) => status !== 200);
  expect(refused.map(({ status }) => status)).toEqual([429, 429]);
  expect(refused[0]?.body).toContain('Too many pages at once');
  expect(refused[0]?.headers.get('retry-after')).toBe('10');
  expect((await request(nginx, CAR)).status, 'a cached page').toBe(200);
  const headers = { 'x-purge': REVALIDATE_SECRET };
  expect((await request(nginx, '/about', { headers })).status, 'the purge of a page').toBe(200);
  for (const address of ['/api/health', '/api/health/ready', '/api/revalidate', '/metrics']) {
    expect((await request(nginx, address)).status, address).toBe(403);
  }
});

test('behind nginx many new pages that one visitor asks for at once wait, and no other visitor does', async ({
  site,
  openNginx,
}) => {
  const nginx = await openNginx([site], [['rate=10r/s', 'rate=1r/m'], ['delay=10', 'delay=1'], X_ADDRESS]);
  function search(price: number, init?: RequestInit): Promise<PageResponse> {
    return request(nginx, `/search?maxPrice=${800_000 + price}`, init);
  }
  for (const price of [1, 2]) expect((await search(price)).status).toBe(200);
  const leaving = new AbortController();
  let isAnswered = false;
  const third = search(3, { signal: leaving.signal }).then(() => (isAnswered = true));
  const other = { headers: { 'x-address': '203.0.113.9' } };
  for (const price of [4, 5]) expect((await search(price, other)).status).toBe(200);
  expect(isAnswered).toBe(false);
  leaving.abort();
  await expect(third).rejects.toThrow('aborted');
});

test('behind nginx no address of the site is without a limit', async ({ site, openNginx }) => {
  const nginx = await openNginx(
    [site],
    [
      [/rate=\d+r\/s/g, 'rate=1r/m'],
      [/burst=\d+/g, 'burst=2'],
    ],
  );
  for (const address of ['/nothing', '/api/nothing', '/_next/static/nothing.js']) {
    const asked = [1, 2, 3, 4].map((index) => request(nginx, `${address}?${index}`));
    const refused = (await Promise.all(asked)).filter(({ status }) => status === 429);
    expect(refused, address).toHaveLength(1);
  }
  const webhooks = [1, 2, 3, 4].map(() => request(nginx, '/api/revalidate'));
  expect((await Promise.all(webhooks)).map(({ status }) => status)).not.toContain(429);
});

test('behind nginx one visitor has a limited number of connections, however slow', async ({
  site,
  openNginx,
}) => {
  const nginx = await openNginx([site], [['dealership_connections 500', 'dealership_connections 2']]);
  const port = Number(new URL(nginx.url).port);
  const slow = [1, 2].map(() => connect({ host: '127.0.0.1', port }));
  for (const socket of slow)
    socket.write(`POST /api/client-car/email HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\nname`);
  await expect.poll(async () => (await request(nginx, '/about')).status).toBe(429);
  for (const socket of slow) socket.destroy();
  const untilBodyTimeout = { timeout: 30_000 }; // client_body_timeout is 20 s: a busy nginx may notice no sooner
  await expect.poll(async () => (await request(nginx, '/about')).status, untilBodyTimeout).toBe(200);
});

test('behind nginx a file or share picture is kept once, whatever its query, and beside the pages', async ({
  site,
  openNginx,
}) => {
  const pages = 'proxy_cache dealership;';
  const nginx = await openNginx([site], [[pages, 'proxy_cache off;']]);
  const script = /\/_next\/static\/chunks\/[^"' ]+\.js/.exec((await request(nginx, CAR)).body)?.[0] ?? '';
  const picture = ogImagePath((await request(nginx, '/about')).body);
  for (const address of [script, '/icons/icon-192.png', picture, '/feeds/blogs.atom', '/sitemap.xml']) {
    const asked = [
      await request(nginx, `${address}?1`),
      await request(nginx, `${address}?2`),
      await request(nginx, address, { headers: { 'next-router-prefetch': '1' } }),
    ];
    const statuses = asked.map(({ headers }) => headers.get('x-cache-status'));
    expect(statuses, address).toEqual(['MISS', 'HIT', 'HIT']);
  }
});

test('behind nginx a page with long picture addresses or a long query is served and cached', async ({
  car,
  openSite,
  openNginx,
}) => {
  car.images = [`/pictures/a.avif?signature=${'a'.repeat(700)}`];
  const nginx = await openNginx([await openSite()]);
  const page = `/car/${car.chassisNumber}?click=${'a'.repeat(3_000)}`;
  const asked = [await request(nginx, page), await request(nginx, page)];
  expect(asked.map(({ status }) => status)).toEqual([200, 200]);
  expect(asked[0]?.headers.get('link')?.length).toBeGreaterThan(3_000);
  expect(asked[1]?.headers.get('x-cache-status')).toMatch(/^(?:HIT|REVALIDATED)$/);
});

test('only a site may replace a page in the cache of nginx', async ({ site, openNginx }) => {
  const nginx = await openNginx([site]);
  async function cacheStatus(headers: Record<string, string>): Promise<string | null> {
    return (await request(nginx, '/about', { headers })).headers.get('x-cache-status');
  }
  expect(await cacheStatus({})).toBe('MISS');
  for (const guess of ['1', 'REVALIDATE-SECRET', REVALIDATE_SECRET.toUpperCase(), `${REVALIDATE_SECRET}x`]) {
    expect(await cacheStatus({ 'x-purge': guess }), guess).toMatch(/^(?:HIT|REVALIDATED)$/);
  }
  expect(await cacheStatus({ 'x-purge': REVALIDATE_SECRET })).toBe('BYPASS');
});

test('the IPv6 addresses of a network are one visitor to nginx, however they are abbreviated', async ({
  site,
  openNginx,
}) => {
  const inside = 'location = /visitor { return 200 $visitor; }';
  const nginx = await openNginx([site], [X_ADDRESS, ['    location / {', `    ${inside}\n    location / {`]]);
  async function visitors(addresses: string[]): Promise<string[]> {
    const headers = addresses.map((address) => ({ 'x-address': address }));
    const asked = headers.map((header) => request(nginx, '/visitor', { headers: header }));
    return (await Promise.all(asked)).map(({ body }) => body);
  }
  const networks = {
    '2001:db8:1:2': ['2001:db8:1:2::', '2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2:0:4:0:6'],
    '2001:db8:1:0': ['2001:db8:1::', '2001:db8:1::1', '2001:db8:1::4:5:6', '2001:db8:1:0:3:4:5:6'],
    '2001:db8:0:0': ['2001:db8::', '2001:db8::1', '2001:db8::3:4:5:6', '2001:db8:0:0:3::'],
    '2001:0:0:3': ['2001::3:4:5:6:7', '2001:0:0:3::', '2001:0:0:3:4::', '2001:0:0:3::7'],
    '2001:0:0:0': ['2001::', '2001::1', '2001::4:5:6:7', '2001::5:0:0:7'],
    '203.0.113.9': ['203.0.113.9'],
  };
  for (const [network, addresses] of Object.entries(networks)) {
    expect(new Set(await visitors(addresses)), network).toEqual(new Set([network]));
  }
});
