import { findSystemProgram } from '#scripts/setup/system-programs.mjs';
import { agePages, cachedPages } from './cached-pages.ts';
import { type Nginx, startNginx } from './nginx.ts';
import { expect, test as base } from './test.ts';
import { expectShown, type PageResponse, request } from './request.ts';

const program = findSystemProgram('nginx');

const CAR = '/car/AQUA-100001';
const SOLD = 'This car is sold';

type Fixtures = { openNginx: (sitePort: number) => Promise<Nginx> };

const test = base.extend<Fixtures>({
  openNginx: async ({}, provide) => {
    const opened: Nginx[] = [];
    await provide(async (sitePort) => {
      const nginx = await startNginx(program ?? '', sitePort);
      opened.push(nginx);
      return nginx;
    });
    await Promise.all(opened.map((nginx) => nginx.stop()));
  },
});

test.skip(program === null, 'There is no nginx on this machine.');

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

test('behind nginx no request poisons the cache', async ({ openSite, openNginx }) => {
  const site = await openSite();
  const expected = new Map<string, string | undefined>();
  for (const address of ['/', '/about', '/about?_rsc']) {
    expected.set(address, titleOf((await request(site, address)).body));
  }
  const nginx = await openNginx(site.port);
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

test('behind nginx a sold car is shown as sold at the second visit, and cached pages stay when the site is down', async ({
  backoffice,
  dataDir,
  openSite,
  openNginx,
}) => {
  const before = await openSite();
  expect((await request(before, CAR)).status).toBe(200);
  await expect.poll(() => cachedPages(dataDir).length).toBe(1);
  await before.stop();
  agePages(dataDir, 1);
  const car = backoffice.inventory.cars.get('AQUA-100001');
  if (car) car.status = 'SOLD';

  const site = await openSite();
  const nginx = await openNginx(site.port);
  expect((await request(nginx, CAR)).body.includes(SOLD)).toBe(false);
  await expectShown(site, CAR, SOLD);
  const later: PageResponse[] = [];
  async function cacheStatus() {
    later.push(await request(nginx, CAR));
    return later.at(-1)?.headers.get('x-cache-status');
  }
  await expect.poll(cacheStatus, { message: 'nginx caches an outdated page for a second' }).not.toBe('HIT');
  expect(later.at(-1)?.body.includes(SOLD), 'the first response of the site after that').toBe(true);

  await site.kill('SIGKILL');
  expect((await request(nginx, CAR)).body.includes(SOLD)).toBe(true);
  const cold = await request(nginx, '/services');
  expect(cold.status).toBe(503);
  expect(Object.fromEntries(cold.headers)).toMatchObject({
    'retry-after': '30',
    'cache-control': 'no-store',
  });
});
