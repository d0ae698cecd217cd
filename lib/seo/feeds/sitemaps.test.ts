import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { pagesOf, withSite } from '#lib/search-index/testing/a-site.ts';
import { FeedStore } from './feed-store.ts';
import { sitemapName } from './sitemaps.ts';

test.each([
  ['pages.xml', 'pages'],
  ['blogs.xml', 'blogs'],
  ['cars-1.xml', 'cars-1'],
  ['cars-999.xml', 'cars-999'],
  ['cars-0.xml', null],
  ['cars-1000.xml', null],
  ['cars.xml', null],
  ['makes.xml', null],
  ['Pages.xml', null],
  ['pages.xml.gz', null],
  [`${'a'.repeat(300)}.xml`, null],
])('the file %s is the sitemap %s', (file, name) => {
  expect(sitemapName(file)).toBe(name);
});

test('nothing is stored for a sitemap that does not exist', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'feeds-'));
  const store = new FeedStore({ directory, now: Date.now });
  await expect(store.open('sitemap-cars-7.xml', () => Promise.resolve(null))).resolves.toBeNull();
  expect(await readdir(directory)).toEqual([]);
});

test('the sitemap of pages has at most 5,000 searches', () => {
  const makes = Array.from({ length: 15 }, (_, index) => `MAKE ${index}`);
  const models = Array.from({ length: 400 }, (_, index) => `MODEL ${index}`);
  const replies = Object.fromEntries(
    makes.map((make) => [`GET /models/${encodeURIComponent(make)}`, models]),
  );
  const cars = { 'POST /cars': pagesOf(() => [aVehicle()]) };
  return withSite({ ...replies, ...cars, 'GET /makes': makes }, async ({ sync }) => {
    await sync.syncNow();
    const { respondWithSitemap } = await import('./sitemaps.ts');
    const response = await respondWithSitemap(
      new Request('http://localhost/sitemaps/pages.xml'),
      'pages.xml',
    );
    const addresses = (await response.text()).match(/<loc>/g);
    expect(addresses).toHaveLength(2 * (5_000 + 10));
  });
});
