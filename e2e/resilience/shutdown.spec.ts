import { kindOf } from '#lib/backoffice/testing/fixture-backoffice.ts';
import { cacheFiles, cachedPages } from './cached-pages.ts';
import type { Site } from './site.ts';
import { expect, test } from './test.ts';
import { request, requestAll } from './request.ts';

const CARS = ['AQUA-100001', 'VITZ-100002', 'FIT-100003', 'VEZEL-100004'].map((car) => `/car/${car}`);
const SEARCHES = Array.from({ length: 60 }, (_, index) => `/search?make=TOYOTA&maxPrice=${900_000 + index}`);
const SHOWN = 'AQUA-100001';

async function isOpen(site: Site): Promise<boolean> {
  try {
    await request(site, '/services');
    return true;
  } catch {
    return false; // the connection was refused
  }
}

async function readiness(site: Site): Promise<number> {
  return (await request(site, '/api/health/ready')).status;
}

test('on SIGTERM the site stops being ready, then refuses connections, responds to open requests and exits with 0', async ({
  backoffice,
  openSite,
}) => {
  const site = await openSite({ env: { SHUTDOWN_DELAY_SECONDS: '2' } });
  expect(await readiness(site)).toBe(200);
  const released = Promise.withResolvers<boolean>();
  backoffice.handleCalls(() => released.promise);
  const responses = requestAll(site, CARS);
  await expect
    .poll(() => backoffice.calls().filter((call) => kindOf(call) === 'car').length)
    .toBe(CARS.length);

  const ended = site.stop();
  await expect.poll(() => readiness(site)).toBe(503);
  await expect.poll(() => isOpen(site)).toBe(false);
  released.resolve(false);
  for (const { address, status } of await responses) expect(status, address).toBe(200);
  expect(await ended).toBe(0);
});

test('a site that is killed while it writes its page cache starts again with complete pages', async ({
  backoffice,
  dataDir,
  openSite,
}) => {
  const killed = await openSite();
  await request(killed, '/');
  const cutOff = Promise.allSettled(SEARCHES.map((address) => request(killed, address)));
  await expect
    .poll(() => cacheFiles(dataDir).length, { intervals: [1] })
    .toBeGreaterThan(SEARCHES.length / 4);
  await killed.kill('SIGKILL');
  await cutOff;

  backoffice.setMode('down');
  const site = await openSite({ port: killed.port });
  expect((await request(site, '/')).status).toBe(200);
  const visits = await requestAll(site, SEARCHES);
  const cached = visits.filter(({ status }) => status === 200);
  expect(cached.length).toBeGreaterThan(0);
  for (const { address, body } of cached) expect(body.includes(SHOWN), address).toBe(true);
  for (const { address, status } of visits) expect([200, 503], address).toContain(status);
  expect(cachedPages(dataDir).length).toBeGreaterThan(0);
});
