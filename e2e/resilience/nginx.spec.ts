import { ogImagePath } from '#e2e/seo/og-image.ts';
import { test } from './behind-nginx.ts';
import { expectShown, request } from './request.ts';
import { isSent, submissions, submit } from './submissions.ts';
import { expect } from './test.ts';
import { sendWebhook } from './webhook.ts';

const CAR = '/car/AQUA-100001';
const SOLD = 'This car is sold';
const BROTLI = { headers: { 'accept-encoding': 'gzip, br' } };

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
