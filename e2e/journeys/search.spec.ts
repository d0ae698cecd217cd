import type { Page } from '@playwright/test';

import { expect, expectAccessible, expectNoSidewaysScroll, test, unfoldFilters } from '#e2e/visitor.ts';

async function storedSearch(page: Page): Promise<unknown> {
  return JSON.parse((await page.evaluate(() => sessionStorage.getItem('search'))) ?? 'null');
}

test('a visitor filters the inventory and opens a car', { tag: '@layout' }, async ({ page }) => {
  await page.goto('/search');
  await unfoldFilters(page);
  const make = page.getByPlaceholder('Any make'); // the combobox that replaces the select
  await make.click();
  await page.getByLabel('Make').fill('toy');
  await page.getByRole('option', { name: 'TOYOTA' }).click();
  await page.getByLabel('Max Price').fill('900000');
  await page.getByRole('button', { name: 'Search' }).click();

  await expect(page).toHaveURL('/search?make=TOYOTA&maxPrice=900000');
  await expect(page.getByRole('article').first()).toBeInViewport(); // the form is folded again on a phone
  await expect(page.getByRole('heading', { level: 1 })).toContainText('TOYOTA');
  const first = page.getByRole('article').first();
  const title = await first.getByRole('heading').innerText();
  await first.getByRole('link', { name: /As from/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('choosing a make limits the models to it', async ({ page }) => {
  await page.goto('/search');
  await unfoldFilters(page);
  const modelsOf = page.waitForResponse('**/api/client-car/models/SUZUKI');
  await page.locator('select[name=make]').selectOption('SUZUKI');
  expect((await modelsOf).ok()).toBe(true);
  await expect(page.locator('select[name=model] option', { hasText: 'SWIFT' }).first()).toBeAttached();
  await expect(page.locator('select[name=model] option', { hasText: 'AQUA' })).toHaveCount(0);
});

test('back, forward and reload keep the search', async ({ page }) => {
  await page.goto('/search?make=TOYOTA');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/search?make=TOYOTA&page=2');
  await page.goBack();
  await expect(page).toHaveURL('/search?make=TOYOTA');
  await expect(page.getByText('Page 1 of')).toBeVisible();
  await page.goForward();
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Page 2 of')).toBeVisible();
});

test('pagination stops at both ends and starts each page at the top', async ({ page }) => {
  await page.goto('/search');
  const position = page.getByText(/^Page \d+ of \d+$/);
  const pages = Number((await position.innerText()).split(' ').at(-1));
  await expect(page.getByRole('link', { name: 'Previous' })).toBeDisabled();

  await page.getByRole('link', { name: 'Next' }).click();
  await expect(position).toHaveText(`Page 2 of ${pages}`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL('/search');

  await page.goto(`/search?page=${pages}`);
  await expect(page.getByRole('link', { name: 'Next' })).toBeDisabled();
});

test('a page number past the end says so and links to page 1', async ({ page }) => {
  const response = await page.goto('/search?page=500');
  expect(response?.status()).toBe(404);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByText(/^There is no page 500\. The last page is \d+\.$/)).toBeVisible();
  await expect.poll(() => storedSearch(page)).toMatchObject({ page: 0 });
  await page.getByRole('link', { name: 'Back to page 1' }).click();
  await expect(page).toHaveURL('/search');
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
});

test('the inventory opens with the last search of this tab', async ({ page }) => {
  await page.goto('/search?make=HONDA&minYear=2015');
  await expect
    .poll(() => storedSearch(page))
    .toMatchObject({ make: 'HONDA', minYear: 2015, page: 0, size: 10 });
  await page.goto('/search');
  await expect(page).toHaveURL('/search?make=HONDA&minYear=2015');

  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/search');
  expect(await storedSearch(page)).toBeNull();
});

test('an address with only an invalid filter wins over the last search of this tab', async ({ page }) => {
  await page.goto('/search?make=HONDA');
  await expect.poll(() => storedSearch(page)).toMatchObject({ make: 'HONDA' });
  await page.goto('/search?fuel=WATER');
  await expect.poll(() => storedSearch(page)).toMatchObject({ make: '', fuel: '' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cars for sale');
});

test('going back to the whole inventory shows the whole inventory', async ({ page }) => {
  await page.goto('/search');
  await unfoldFilters(page);
  await page.locator('select[name=make]').selectOption('MAZDA');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?make=MAZDA');
  await page.goBack();
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cars for sale');
});

test('a search without results names contradicting filters and removes them one by one', async ({ page }) => {
  await page.goto('/search?make=TOYOTA&minYear=2022&maxYear=2015');
  await expect(page.getByText('Min Year is above Max Year')).toBeVisible();
  await expect(page.getByText(/^Page \d/)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Remove Min Year: 2022' }).click();
  await expect(page).toHaveURL('/search?make=TOYOTA&maxYear=2015');
});

test('a thumbnail shows its picture in large', { tag: '@layout' }, async ({ page, isMobile }) => {
  await page.goto('/search');
  const card = page.getByRole('article').first();
  const large = card.getByRole('img').first();
  const before = await large.getAttribute('src');
  const second = card.getByRole('link', { name: /Photo 2/ });
  if (isMobile) await second.tap();
  else await second.hover();
  await expect(large).not.toHaveAttribute('src', before ?? '');
});

test(
  'the search page is accessible and fits, and on a phone begins with a car',
  { tag: '@layout' },
  async ({ page, isMobile }) => {
    await page.goto('/search?make=TOYOTA&minYear=2015&maxPrice=2000000');
    if (isMobile) expect((await page.getByRole('article').first().boundingBox())?.y).toBeLessThanOrEqual(260);
    await expect(page.getByRole('link', { name: 'Remove Min Year: 2015' })).toBeVisible();
    await unfoldFilters(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  },
);
