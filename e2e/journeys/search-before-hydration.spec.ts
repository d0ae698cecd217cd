import type { Page } from '@playwright/test';
import { holdScripts } from '#e2e/held-scripts.ts';
import { expect, test } from '#e2e/visitor.ts';

function storedMake(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const stored = JSON.parse(sessionStorage.getItem('search') ?? '{}') as { make?: string };
    return stored.make;
  });
}

for (const path of ['/', '/search?make=HONDA'])
  test(
    `INVENTORY on ${path} applies the filters of the form before the scripts have loaded`,
    { tag: '@desktop' },
    async ({ page }) => {
      await holdScripts(page);
      await page.goto(path);
      await page.getByLabel('Min Price').fill('600000');
      await page.getByRole('banner').getByRole('link', { name: 'INVENTORY', exact: true }).click();
      const make = path.includes('make') ? 'make=HONDA&' : '';
      await expect(page).toHaveURL(`/search?${make}minPrice=600000`);
    },
  );

test("the tab's search is stored and restored on pages that were not touched", async ({ page }) => {
  await page.goto('/search?make=TOYOTA');
  await page.goto('/about');
  await page.goto('/search');
  await expect(page).toHaveURL('/search?make=TOYOTA');
});

test('going back to the whole inventory clears the search of a page that was loaded since', async ({
  page,
}) => {
  await page.goto('/search');
  await page.goto('/search?make=TOYOTA');
  await page.goBack();
  await expect.poll(() => storedMake(page)).toBe('');
  await expect(page).toHaveURL('/search');
});

test('links to the whole inventory and an empty search box clear the last search before the scripts have loaded', async ({
  page,
}) => {
  const release = await holdScripts(page);
  for (const [path, link] of [
    ['/', 'View Inventory'],
    ['/services', /^Import/],
    ['/search?make=HONDA', 'Clear all'],
    ['/search?make=HONDA', 'Remove Make: HONDA'],
  ] as const) {
    await page.goto('/search?make=HONDA');
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: link }).tap();
    await expect(page).toHaveURL('/search');
    await expect.poll(() => storedMake(page)).toBe('');
  }
  await page.goto('/search?make=HONDA');
  await page.getByRole('searchbox', { name: 'Search the inventory' }).press('Enter');
  await expect(page).toHaveURL('/search');
  await expect.poll(() => storedMake(page)).toBe('');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cars for sale');
  await expect(page).toHaveURL('/search');
});
