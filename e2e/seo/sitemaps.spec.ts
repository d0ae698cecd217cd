import type { APIRequestContext } from '@playwright/test';
import { XMLParser } from 'fast-xml-parser';
import { expect, test } from '#e2e/visitor.ts';

type Listed = { loc: string; 'image:image'?: { 'image:loc': string }[] };

const PARSER = new XMLParser({ isArray: (name) => ['sitemap', 'url', 'image:image'].includes(name) });

async function read(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  return response.text();
}

async function listed(request: APIRequestContext, address: string): Promise<Listed[]> {
  const { urlset } = PARSER.parse(await read(request, address)) as { urlset: { url: Listed[] } };
  return urlset.url;
}

/** Addresses of all sitemaps in robots.txt and the sitemap index. */
async function sitemaps(request: APIRequestContext): Promise<string[]> {
  const robots = await read(request, '/robots.txt');
  const index = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
  const { sitemapindex } = PARSER.parse(await read(request, index)) as {
    sitemapindex: { sitemap: { loc: string }[] };
  };
  return sitemapindex.sitemap.map(({ loc }) => loc);
}

test('robots.txt leads to every sitemap', async ({ request, baseURL }) => {
  const names = (await sitemaps(request)).map((address) => address.replace(`${baseURL}/sitemaps/`, ''));
  expect(names).toEqual(['pages.xml', 'cars-1.xml', 'blogs.xml']);
});

test('the sitemap lists every car once in each language, with its pictures at the English address', async ({
  request,
}) => {
  const cars = await listed(request, '/sitemaps/cars-1.xml');
  const { count } = (await (await request.get('/api/client-car/count')).json()) as { count: number };
  expect(new Set(cars.map(({ loc }) => loc)).size).toBe(2 * count);
  expect(cars).toHaveLength(2 * count);
  const pictured = cars.filter((car) => (car['image:image'] ?? []).length > 0);
  expect(pictured.length).toBeGreaterThan(count * 0.9);
});

test('pages of the sitemap are canonical and indexable', async ({ request }) => {
  const found = await Promise.all((await sitemaps(request)).map((address) => listed(request, address)));
  const sample = found.flatMap((urls) => urls.filter((_, index) => index % Math.ceil(urls.length / 8) === 0));
  expect(sample.length).toBeGreaterThan(12);
  for (const { loc } of sample) {
    const page = await read(request, loc);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&');
    expect(canonical?.replace(/\/$/, '')).toBe(loc.replace(/\/$/, ''));
    expect(page).not.toContain('noindex');
  }
});

test('the sitemap lists searches by make and model, and no narrower ones', async ({ request, baseURL }) => {
  const pages = (await listed(request, '/sitemaps/pages.xml')).map(({ loc }) =>
    loc.replace(baseURL ?? '', ''),
  );
  expect(pages).toEqual(
    expect.arrayContaining(['/', '/search', '/search?make=TOYOTA', '/search?make=TOYOTA&model=AQUA']),
  );
  expect(pages.filter((path) => /[?&](?!make|model)\w+=/.test(path))).toEqual([]);
});

test('no sitemap has a modification date for a car that has not changed', async ({ request }) => {
  for (const address of await sitemaps(request))
    expect(await read(request, address)).not.toContain('lastmod');
});

test('an unknown sitemap, or one with escapes in its address, is a 404', async ({ request }) => {
  for (const name of ['cars-2', 'cars-0', 'makes', 'page%73']) {
    expect((await request.get(`/sitemaps/${name}.xml`)).status()).toBe(404);
  }
});
