import type { Locator } from '@playwright/test';
import { expect, test } from '#e2e/visitor.ts';
import { findCar } from './inventory.ts';
import { theThing } from './read.ts';

/** Names and absolute addresses of visible links. */
async function links(found: Locator): Promise<{ name: string; url: string }[]> {
  return found.evaluateAll((all: HTMLAnchorElement[]) =>
    all.map((link) => ({ name: link.textContent ?? '', url: link.href })),
  );
}

test('structured breadcrumbs match the visible ones', async ({ page, request }) => {
  const { chassisNumber } = await findCar(request, () => true);
  for (const address of [`/car/${chassisNumber}`, '/blogs/reading-a-japanese-auction-sheet']) {
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
