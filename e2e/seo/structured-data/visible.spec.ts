import type { Locator } from '@playwright/test';
import { PICKUP, POST } from '#e2e/pages/addresses.ts';
import { expect, test } from '#e2e/visitor.ts';
import { theThing } from './read.ts';

/** Names and absolute addresses of visible links. */
async function links(found: Locator): Promise<{ name: string; url: string }[]> {
  return found.evaluateAll((all: HTMLAnchorElement[]) =>
    all.map((link) => ({ name: link.textContent ?? '', url: link.href })),
  );
}

test('structured breadcrumbs match the visible ones', async ({ page, request }) => {
  for (const address of [`/car/${PICKUP}`, POST]) {
    const { itemListElement } = theThing(await (await request.get(address)).text(), 'BreadcrumbList');
    await page.goto(address);
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    const above = await links(breadcrumbs.getByRole('link'));
    const crumbs = [
      ...above.map(({ name, url }) => ({ name, item: url })),
      { name: await page.getByRole('heading', { level: 1 }).innerText() },
    ];
    expect(itemListElement).toEqual(
      crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
    );
  }
});

test('the structured list of a search page matches the visible cars', async ({ page, request }) => {
  const address = '/search?make=TOYOTA&page=2';
  const { itemListElement } = theThing(await (await request.get(address)).text(), 'ItemList');
  await page.goto(address);
  const cars = await links(page.getByRole('article').getByRole('heading').getByRole('link'));
  expect(cars).toHaveLength(10);
  expect(itemListElement).toEqual(
    cars.map((car, index) => ({ '@type': 'ListItem', position: 10 + index + 1, ...car })),
  );
});

test('the pictures that structured data names are served', async ({ request }) => {
  for (const [address, type, property] of [
    ['/', 'AutoDealer', 'logo'],
    ['/', 'AutoDealer', 'image'],
    [POST, 'BlogPosting', 'image'],
    [`/car/${PICKUP}`, 'Car', 'image'],
  ] as const) {
    const thing = theThing(await (await request.get(address)).text(), type);
    const picture = String([thing[property]].flat()[0]);
    expect(picture).toMatch(/^https?:/);
    const response = await request.get(picture);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^image\//);
  }
});
