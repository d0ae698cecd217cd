import type { Page } from '@playwright/test';

import { expect, test } from '#e2e/visitor.ts';
import { firstCar, LISTED } from './addresses.ts';
import { readHead, type Head } from './read-head.ts';

/** The address is compared as a browser reads it: `https://example.com` is `https://example.com/`. */
function read(addresses: string[] = []): string[] {
  return addresses.map((address) => new URL(address).href);
}

async function expectComplete(page: Page, address: string, site: string): Promise<Head> {
  const head = await readHead(page, address);
  const { meta, links, titles, headings } = head;
  const [title = '', description = ''] = [titles[0], meta.description?.[0]];
  const own = new URL(address, site).href;

  expect(head).toMatchObject({ status: 200, language: 'en-MU', strayed: [] });
  expect([titles.length, meta.description?.length, headings.length]).toEqual([1, 1, 1]);
  expect([...title].length).toBeLessThanOrEqual(60);
  expect([...description].length).toBeLessThanOrEqual(160);
  expect(`${title} ${description}`).not.toMatch(/undefined|null|NaN|\[object|, ,|: ,|\s\s|[,:] *$/);
  expect(read(links.canonical)).toEqual([own]);
  expect(meta.robots).toEqual(['max-image-preview:large']);
  expect(read(meta['og:url'])).toEqual([own]);
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
    'theme-color': ['#ffffff', '#14202b'],
  });
  return head;
}

for (const address of LISTED) {
  test(`${address} says of itself all that search engines and messengers ask`, async ({ page, baseURL }) => {
    await expectComplete(page, address, baseURL ?? '');
  });
}

test('a car says of itself all that search engines and messengers ask, make, model and year first', async ({
  page,
  baseURL,
}) => {
  const { titles, headings, meta } = await expectComplete(
    page,
    await firstCar(page.request, '/search?make=TOYOTA&model=AQUA'),
    baseURL ?? '',
  );
  expect(headings[0]).toMatch(/^TOYOTA AQUA \d{4}$/);
  expect(titles[0]).toMatch(new RegExp(`^${headings[0]}, (Rs [\\d,]+|Price on Request|Sold)`));
  expect(meta.description?.[0]).toMatch(new RegExp(`^${headings[0]}: .* KM.*, REF \\w{4}$`));
  expect(meta['og:image']?.[0]).toContain('/share/car/');
});

test('no two pages share a title or a description', async ({ page }) => {
  const cars = [await firstCar(page.request, '/search'), await firstCar(page.request, '/search?make=HONDA')];
  const addresses = [...LISTED, ...new Set(cars)];
  const heads = await Promise.all(addresses.map((address) => readHead(page, address)));
  expect(new Set(heads.map(({ titles }) => titles[0])).size).toBe(addresses.length);
  expect(new Set(heads.map(({ meta }) => meta.description?.[0])).size).toBe(addresses.length);
});

for (const [address, heading] of [
  ['/search?make=TOYOTA', 'TOYOTA cars for sale'],
  ['/search?make=TOYOTA&page=2', 'TOYOTA cars for sale'],
  ['/search?make=TOYOTA&model=AQUA', 'TOYOTA AQUA cars for sale'],
] as const) {
  test(`${address} names what it lists in title and heading`, async ({ page }) => {
    const { titles, headings } = await readHead(page, address);
    expect(headings).toEqual([heading]);
    expect(titles[0]?.startsWith(heading)).toBe(true);
  });
}

for (const [address, canonical] of [
  ['/search?make=TOYOTA&fuel=PETROL', '/search?make=TOYOTA'],
  ['/search?make=TOYOTA&model=AQUA&maxPrice=5000000', '/search?make=TOYOTA&model=AQUA'],
  ['/search?utm_source=mail&make=TOYOTA', '/search?make=TOYOTA'],
  ['/search?model=AQUA&make=TOYOTA', '/search?make=TOYOTA&model=AQUA'],
  ['/test-drive?utm_source=mail', '/test-drive'],
  ['/about?utm_source=mail', '/about'],
] as const) {
  test(`${address} is listed as ${canonical}`, async ({ page, baseURL }) => {
    const { links, meta } = await readHead(page, address);
    expect(links.canonical).toEqual([`${baseURL}${canonical}`]);
    expect(meta.robots).toEqual(['max-image-preview:large']);
  });
}

test('a test drive is passed on with its car, and listed without', async ({ page, baseURL }) => {
  const car = await firstCar(page.request, '/search');
  const address = car.replace('/car/', '/test-drive?car=');
  const { links, meta, titles } = await readHead(page, address);
  expect(links.canonical).toEqual([`${baseURL}/test-drive`]);
  expect(meta['og:url']).toEqual([`${baseURL}${address}`]);
  expect(meta['og:image']).toEqual((await readHead(page, car)).meta['og:image']);
  expect(titles[0]).toMatch(/^Book your test drive, \w/);
});
