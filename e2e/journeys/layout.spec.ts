import type { Locator } from '@playwright/test';

import { expect, test, unfoldFilters } from '#e2e/visitor.ts';

const NAVARA = '/car/MNTCCUD23Z0104729';

/** Edges and height of an element, in whole pixels. */
async function boxOf(element: Locator) {
  const { left, right, height } = await element.evaluate(
    (node: Element) => node.getBoundingClientRect().toJSON() as DOMRect,
  );
  return { left: Math.round(left), right: Math.round(right), height: Math.round(height) };
}

test('the sections of a page begin and end at the same edges', { tag: '@layout' }, async ({ page }) => {
  await page.goto(NAVARA);
  const summary = await boxOf(page.getByRole('heading', { level: 1 }));
  expect((await boxOf(page.getByRole('button', { name: 'Share' }))).right).toBe(summary.right);

  await page.goto('/');
  const edges = await boxOf(page.getByRole('heading', { name: 'Featured Cars' }).locator('..'));
  const sections = [
    page.getByRole('article').first(),
    page.getByRole('list', { name: 'Testimonials' }).getByRole('listitem').first(),
    page.getByRole('contentinfo').getByText('©'),
  ];
  for (const section of sections) expect((await boxOf(section)).left).toBe(edges.left);
});

test(
  'the search button is as high as a field, and keeps its size when the count comes',
  { tag: '@layout' },
  async ({ page }) => {
    await page.goto('/search');
    await unfoldFilters(page);
    const button = page.getByRole('button', { name: 'Search' });
    const before = await boxOf(button);
    expect(before.height).toBe((await boxOf(page.getByLabel('Max Price'))).height);
    await page.getByLabel('Max Price').fill('900000');
    await expect(page.getByRole('status').filter({ hasText: /match/ })).toBeVisible();
    expect(await boxOf(button)).toEqual(before);
  },
);
