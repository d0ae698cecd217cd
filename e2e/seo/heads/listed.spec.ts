import { expect } from '@playwright/test';
import { firstCar, LISTED } from './addresses.ts';
import { test, type Head } from './read-head.ts';

/** Addresses as a browser reads them: `https://example.com` becomes `https://example.com/`. */
function normalised(addresses: string[] = []): string[] {
  return addresses.map((address) => new URL(address).href);
}

function expectComplete(head: Head, address: string, site: string): void {
  const { meta, links, titles, headings } = head;
  const [title = '', description = ''] = [titles[0], meta.description?.[0]];
  const canonical = new URL(address, site).href;

  expect(head).toMatchObject({ status: 200, language: 'en-MU', misplaced: [] });
  expect([titles.length, meta.description?.length, headings.length]).toEqual([1, 1, 1]);
  expect([...title].length).toBeLessThanOrEqual(60);
  expect([...description].length).toBeLessThanOrEqual(160);
  expect(`${title} ${description}`).not.toMatch(/undefined|null|NaN|\[object|, ,|: ,|\s\s|[,:] *$/);
  expect(normalised(links.canonical)).toEqual([canonical]);
  expect(meta.robots).toEqual(['max-image-preview:large']);
  expect(normalised(meta['og:url'])).toEqual([canonical]);
  expect(meta).toMatchObject({
    'og:title': [title],
    'og:description': [description],
    'og:type': [/^\/blogs\/./.test(address) ? 'article' : 'website'],
    'og:site_name': ['Example Motors'],
    'og:locale': ['en_MU'],
    'og:image': [expect.stringMatching(`^${site}/share/`)],
    'og:image:type': ['image/jpeg'],
    'og:image:width': ['1200'],
    'og:image:height': ['630'],
    'og:image:alt': [expect.stringMatching(/\S/)],
    'twitter:card': ['summary_large_image'],
    'twitter:title': [title],
    'twitter:description': [description],
    'twitter:image': meta['og:image'],
    'theme-color': ['#fff', '#14202b'],
  });
}

for (const address of LISTED) {
  test(`the metadata of ${address} is complete`, async ({ readHead, baseURL }) => {
    expectComplete(await readHead(address), address, baseURL ?? '');
  });
}

test('the metadata of a car is complete and begins with make, model and year', async ({
  request,
  readHead,
  baseURL,
}) => {
  const address = await firstCar(request, '/search?make=TOYOTA&model=AQUA');
  const head = await readHead(address);
  expectComplete(head, address, baseURL ?? '');
  const { titles, headings, meta } = head;
  expect(headings[0]).toMatch(/^TOYOTA AQUA \d{4}$/);
  expect(titles[0]).toMatch(new RegExp(`^${headings[0]}, (Rs [\\d,]+|Price on Request|Sold)`));
  expect(meta.description?.[0]).toMatch(new RegExp(`^${headings[0]}: .* KM.*, REF \\w{4}$`));
  expect(meta['og:image']?.[0]).toContain('/share/car/');
});

test('no two pages share a title or a description', async ({ request, readHead }) => {
  const cars = [await firstCar(request, '/search'), await firstCar(request, '/search?make=HONDA')];
  const addresses = [...LISTED, ...new Set(cars)];
  const heads = await Promise.all(addresses.map((address) => readHead(address)));
  expect(new Set(heads.map(({ titles }) => titles[0])).size).toBe(addresses.length);
  expect(new Set(heads.map(({ meta }) => meta.description?.[0])).size).toBe(addresses.length);
});

for (const [address, heading] of [
  ['/search?make=TOYOTA', 'TOYOTA cars for sale'],
  ['/search?make=TOYOTA&page=2', 'TOYOTA cars for sale, page 2'],
  ['/search?make=TOYOTA&model=AQUA', 'TOYOTA AQUA cars for sale'],
] as const) {
  test(`${address} names its filters in title and heading`, async ({ readHead }) => {
    const { titles, headings } = await readHead(address);
    expect(headings).toEqual([heading]);
    expect(titles[0]?.startsWith(heading)).toBe(true);
  });
}

for (const [address, canonical] of [
  ['/search?make=TOYOTA&fuel=PETROL', '/search?make=TOYOTA'],
  ['/search?make=TOYOTA&model=AQUA&maxPrice=5000000', '/search?make=TOYOTA&model=AQUA'],
  ['/search?utm_source=mail&make=TOYOTA', '/search?make=TOYOTA'],
  ['/search?make=Toyota&model=aqua', '/search?make=TOYOTA&model=AQUA'],
  ['/search?minPrice=abc', '/search'],
  ['/search?minYear=-3', '/search'],
  ['/search?fuel=WATER', '/search'],
  ['/search?model=AQUA&make=TOYOTA', '/search?make=TOYOTA&model=AQUA'],
  ['/test-drive?utm_source=mail', '/test-drive'],
  ['/about?utm_source=mail', '/about'],
] as const) {
  test(`${address} has the canonical address ${canonical}`, async ({ readHead, baseURL }) => {
    const { status, links, meta } = await readHead(address);
    expect(status).toBe(200);
    expect(links.canonical).toEqual([`${baseURL}${canonical}`]);
    expect(meta.robots).toEqual(['max-image-preview:large']);
  });
}

for (const [address, tidy] of [
  ['/search?make=&model=&page=1', '/search'],
  ['/search?make=TOYOTA&minPrice=&page=1', '/search?make=TOYOTA'],
] as const) {
  test(`${address} redirects permanently to ${tidy}`, async ({ request }) => {
    const response = await request.get(address, { maxRedirects: 0 });
    expect([response.status(), response.headers()['location']]).toEqual([308, tidy]);
  });
}

test('a test drive is shared with its car, and its canonical address has none', async ({
  request,
  readHead,
  baseURL,
}) => {
  const car = await firstCar(request, '/search');
  const address = car.replace('/car/', '/test-drive?car=');
  const { links, meta, titles } = await readHead(address);
  expect(links.canonical).toEqual([`${baseURL}/test-drive`]);
  expect(meta['og:url']).toEqual([`${baseURL}${address}`]);
  expect(meta['og:image']).toEqual((await readHead(car)).meta['og:image']);
  expect(titles[0]).toMatch(/^Book your test drive, \w/);
});
