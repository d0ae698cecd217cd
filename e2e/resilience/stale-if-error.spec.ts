import { cp } from 'node:fs/promises';
import type { Mode } from '#lib/backoffice/testing/failures.ts';
import type { FixtureBackoffice } from '#lib/backoffice/testing/fixture-backoffice.ts';
import { agePages, cachedPages } from './cached-pages.ts';
import { sendWebhook } from './webhook.ts';
import { ADDRESSES, ANSWERED, PAGES, UNANSWERED } from './pages.ts';
import { SHORT_TIMEOUT, type Site } from './site.ts';
import { expect, test } from './test.ts';
import { type PageResponse, request, requestAll } from './request.ts';

const LONGER_THAN_PROMISED = 8;

const STALE = 'site; hit; detail=stale';

const KINDS = ['vehicles', 'featured', 'makes', 'banners', 'testimonials', 'blogs'];

function contentOf({ body }: PageResponse): string {
  return /<main.*<\/main>/s.exec(body)?.[0] ?? '';
}

/** Expects an unchanged page. @returns whether it is stale, until the site has tried to render it again, or a hit. */
async function revisit(site: Site, expected: PageResponse): Promise<string | null> {
  const current = await request(site, expected.address);
  expect(current.status, expected.address).toBe(200);
  expect(contentOf(current) === contentOf(expected), `${expected.address} is unchanged`).toBe(true);
  return current.headers.get('cache-status');
}

/** Expects every page to be unchanged, before and after the site has tried to render it again. */
async function expectSame(site: Site, before: PageResponse[]): Promise<void> {
  for (const expected of before) expect(await revisit(site, expected), expected.address).toBe(STALE);
  await untilRenderedAgain(site, before);
}

async function untilRenderedAgain(site: Site, before: PageResponse[]): Promise<void> {
  const hits = before.map((expected) =>
    expect
      .poll(() => revisit(site, expected), { message: expected.address, timeout: 60_000 })
      .toBe('site; hit'),
  );
  await Promise.all(hits);
}

type Outage = { backoffice: FixtureBackoffice; site: Site; before: PageResponse[] };

/**
 * Expects every page to be unchanged after the site has tried to render it again while the backoffice is in this mode.
 */
async function expectSameAfterWebhook(mode: Mode, { backoffice, site, before }: Outage): Promise<void> {
  await test.step(mode, async () => {
    backoffice.setMode(mode);
    const callsBefore = backoffice.calls().length;
    await sendWebhook(site, { kinds: KINDS });
    await requestAll(site, ADDRESSES);
    await untilRenderedAgain(site, before);
    expect(backoffice.calls().length).toBeGreaterThan(callsBefore);
  });
}

/** Every page, rendered with the index of the inventory and stored on disk. */
async function visitAll(site: Site, dataDir: string): Promise<PageResponse[]> {
  await expect.poll(async () => (await request(site, '/api/health')).body).toContain('"cars":');
  const visits = await requestAll(site, ADDRESSES);
  for (const page of visits)
    expect(contentOf(page).includes(PAGES[page.address] ?? '?'), page.address).toBe(true);
  await expect.poll(() => cachedPages(dataDir).length).toBe(ADDRESSES.length);
  return visits;
}

test('a site that starts during an outage of any kind serves pages that are eight days old unchanged', async ({
  backoffice,
  dataDir,
  openSite,
}) => {
  const first = await openSite();
  const before = await visitAll(first, dataDir);
  await first.stop();
  agePages(dataDir, LONGER_THAN_PROMISED);
  for (const modes of [...UNANSWERED.map((mode) => [mode]), ANSWERED]) {
    const [mode = 'down', ...others] = modes;
    await test.step(mode, async () => {
      backoffice.setMode(mode);
      const copy = `${dataDir} ${mode}`;
      await cp(dataDir, copy, { recursive: true });
      const site = await openSite({ port: first.port, dataDir: copy, env: SHORT_TIMEOUT });
      await expectSame(site, before);
      for (const other of others) await expectSameAfterWebhook(other, { backoffice, site, before });
      await site.kill('SIGKILL');
    });
  }
});

test('every page is served unchanged after the site was killed and the backoffice has gone', async ({
  backoffice,
  dataDir,
  openSite,
}) => {
  const site = await openSite();
  const before = await visitAll(site, dataDir);
  await site.kill('SIGKILL');
  agePages(dataDir, LONGER_THAN_PROMISED);
  await backoffice.stop();
  await expectSame(await openSite({ port: site.port }), before);
});

test('a car and a post are served unchanged while the backoffice responds to everything with null, and are a 404 as soon as it responds with 404', async ({
  backoffice,
  openSite,
}) => {
  const site = await openSite();
  const addresses = ['/car/AQUA-100001', '/blogs/1'];
  const before = await requestAll(site, addresses);
  backoffice.setMode('null');
  await sendWebhook(site, { kinds: ['vehicles', 'blogs'] });
  await expectSame(site, before);

  backoffice.setMode('healthy');
  backoffice.inventory.cars.delete('AQUA-100001');
  backoffice.inventory.blogs.shift();
  await sendWebhook(site, { kinds: ['vehicles', 'blogs'] });
  await requestAll(site, addresses);
  for (const address of addresses) {
    await expect.poll(async () => (await request(site, address)).status, { message: address }).toBe(404);
  }
});
