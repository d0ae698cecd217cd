import { json, status } from '#lib/backoffice/testing/a-backoffice.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { pagesOf, withSite } from '#lib/inventory/testing/a-site.ts';
import { start } from '#lib/cache/testing/a-cache.ts';
import { searchesFor, sitemapName } from './sitemaps.ts';

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

const CARS = ['A & B/C É', 'HONDA'].map((make, index) =>
  aVehicle({ chassisNumber: `${index}`, make, model: '' }),
);

async function addressesOf(name: 'sitemap' | 'pages', directory: string): Promise<string[]> {
  const { cache } = start(directory);
  const { respondWithSitemap, respondWithSitemapIndex } = await import('./sitemaps.ts');
  const request = new Request('http://localhost/sitemap.xml');
  const response = await (name === 'sitemap'
    ? respondWithSitemapIndex(request, cache)
    : respondWithSitemap(request, `${name}.xml`, cache));
  return Array.from(
    (await response.text()).matchAll(/<loc>[^<]*\d(\/[^<]*)<\/loc>/g),
    ([, address = '']) => address,
  );
}

test('the sitemaps need the inventory alone, and encode the names of makes', () => {
  captureLog();
  const failing = { 'GET /makes': status(500), 'GET /models/HONDA': json(['']), 'GET /blogs': status(500) };
  return withSite({ ...failing, 'POST /cars': pagesOf(() => CARS) }, async ({ sync, directory }) => {
    await sync.syncNow();
    const pages = await addressesOf('pages', directory);
    expect(pages.filter((address) => address.startsWith('/search?'))).toEqual([
      '/search?make=A+%26+B%2FC+%C3%89',
      '/search?make=HONDA',
    ]);
    await expect(addressesOf('sitemap', directory)).resolves.toEqual([
      '/sitemaps/pages.xml',
      '/sitemaps/cars-1.xml',
      '/sitemaps/blogs.xml',
    ]);
  });
});

test('the sitemap of pages has searches for makes and models up to a limit', () => {
  const makes = ['HONDA', 'KIA'].map((name) => ({ name, models: [{ name: 'A' }, { name: 'B' }] }));
  expect(searchesFor(makes, 4)).toEqual([
    '/search?make=HONDA',
    '/search?make=HONDA&model=A',
    '/search?make=HONDA&model=B',
    '/search?make=KIA',
  ]);
});
