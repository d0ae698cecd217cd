import { cp } from 'node:fs/promises';
import type { Inventory } from '#lib/backoffice/testing/inventory.ts';
import { agePages, cachedPages } from './cached-pages.ts';
import { sendWebhook } from './webhook.ts';
import { ADDRESSES, OUTAGES, PAGES } from './pages.ts';
import type { Site } from './site.ts';
import { expect, test } from './test.ts';
import { type PageResponse, request, requestAll } from './request.ts';

const LONGER_THAN_PROMISED = 8;

function contentOf({ body }: PageResponse): string {
  return /<main.*<\/main>/s.exec(body)?.[0] ?? '';
}

/** The page is as it was. @returns `STALE` before the site has tried to render it again, then `HIT`. */
async function revisit(site: Site, known: PageResponse): Promise<string | null> {
  const now = await request(site, known.address);
  expect(now.status, known.address).toBe(200);
  expect(contentOf(now) === contentOf(known), `${known.address} shows what it showed`).toBe(true);
  return now.headers.get('x-nextjs-cache');
}

/** Every page is the same, before and after the site has tried to render it again. */
async function expectSame(site: Site, before: PageResponse[]): Promise<void> {
  for (const known of before) expect(await revisit(site, known), known.address).toBe('STALE');
  for (const known of before) {
    await expect.poll(() => revisit(site, known), { message: known.address, timeout: 60_000 }).toBe('HIT');
  }
}

/** Every page, rendered with the index of the inventory and stored on disk. */
async function visitAll(site: Site, dataDir: string): Promise<PageResponse[]> {
  await expect.poll(async () => (await request(site, '/api/health')).body).toContain('"cars":');
  const visits = await requestAll(site, ADDRESSES);
  for (const seen of visits)
    expect(contentOf(seen).includes(PAGES[seen.address] ?? '?'), seen.address).toBe(true);
  await expect.poll(() => cachedPages(dataDir).length).toBe(ADDRESSES.length);
  return visits;
}

test('a site that starts during an outage of any kind serves pages of eight days ago unchanged', async ({
  backoffice,
  dataDir,
  openSite,
}) => {
  const first = await openSite();
  const before = await visitAll(first, dataDir);
  await first.stop();
  agePages(dataDir, LONGER_THAN_PROMISED);
  for (const mode of OUTAGES) {
    await test.step(mode, async () => {
      backoffice.setMode(mode);
      const copy = `${dataDir} ${mode}`;
      await cp(dataDir, copy, { recursive: true });
      const site = await openSite({ port: first.port, dataDir: copy });
      await expectSame(site, before);
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

for (const [address, forget] of [
  ['/car/AQUA-100001', ({ cars }) => void cars.delete('AQUA-100001')],
  ['/blogs/1', ({ blogs }) => void blogs.shift()],
] satisfies [string, (inventory: Inventory) => void][]) {
  test(`${address} is a 404 as soon as the backoffice responds with 404`, async ({
    backoffice,
    openSite,
  }) => {
    const site = await openSite();
    expect((await request(site, address)).status).toBe(200);
    forget(backoffice.inventory);
    await sendWebhook(site, { kinds: ['vehicles', 'blogs'] });
    await expect.poll(async () => (await request(site, address)).status).toBe(404);
  });

  test(`${address} is served unchanged when the backoffice responds to everything with null`, async ({
    backoffice,
    openSite,
  }) => {
    const site = await openSite();
    const known = await request(site, address);
    backoffice.setMode('null');
    await sendWebhook(site, { kinds: ['vehicles', 'blogs'] });
    expect(await revisit(site, known)).toBe('STALE');
    await expect.poll(() => revisit(site, known)).toBe('HIT');
  });
}
