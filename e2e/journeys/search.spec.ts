import type { Page } from '@playwright/test';
import { expect, test, openFilters } from '#e2e/visitor.ts';

async function storedSearch(page: Page): Promise<unknown> {
  return JSON.parse((await page.evaluate(() => sessionStorage.getItem('search'))) ?? 'null');
}

test('a visitor filters the inventory, opens a car and goes back', { tag: '@layout' }, async ({ page }) => {
  await page.goto('/search');
  await openFilters(page);
  const make = page.getByPlaceholder('Any make'); // the combobox that replaces the select
  await make.click();
  await page.getByLabel('Make').fill('toy');
  const models = page.waitForResponse('**/api/client-car/models/TOYOTA');
  await page.getByRole('option', { name: 'TOYOTA' }).click();
  expect((await models).ok()).toBe(true);
  await expect(page.locator('select[name=model] option', { hasText: 'AQUA' }).first()).toBeAttached();
  await expect(page.locator('select[name=model] option', { hasText: 'SWIFT' })).toHaveCount(0);
  await page.getByLabel('Max Price').fill('900000');
  await page.getByRole('button', { name: 'Search' }).click();

  await expect(page).toHaveURL('/search?make=TOYOTA&maxPrice=900000');
  await expect(page.getByRole('article').first()).toBeInViewport(); // the form is collapsed again on a phone
  await expect(page.getByRole('heading', { level: 1 })).toContainText('TOYOTA');
  const first = page.getByRole('article').first();
  const title = await first.getByRole('heading').innerText();
  await first.getByRole('link', { name: /As from/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  await page.goBack();
  await expect(page).toHaveURL('/search?make=TOYOTA&maxPrice=900000');
  await page.goBack();
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cars for sale');
  await expect.poll(() => storedSearch(page)).toMatchObject({ make: '', maxPrice: null });
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL('/search');
});

test('the first press on a chosen make selects its text, the second one places the caret', async ({
  page,
}) => {
  await page.goto('/search?make=TOYOTA');
  await openFilters(page);
  await page.getByRole('button', { name: 'Clear all' }).waitFor(); // the combobox replaces the select
  const make = page.getByLabel('Make');
  function selectedLetters() {
    return make.evaluate(
      (field: HTMLInputElement) => Number(field.selectionEnd) - Number(field.selectionStart),
    );
  }
  await make.click();
  expect(await selectedLetters()).toBe('TOYOTA'.length);
  await make.click();
  expect(await selectedLetters()).toBe(0);
});

test('back, forward and reload keep the page, and pagination stops at both ends', async ({ page }) => {
  await page.goto('/search?make=TOYOTA');
  const position = page.getByText(/^Page \d+ of \d+$/);
  const pages = Number((await position.innerText()).split(' ').at(-1));
  await expect(page.getByRole('link', { name: 'Previous' })).toBeDisabled();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/search?make=TOYOTA&page=2');
  await expect(position).toHaveText(`Page 2 of ${pages}`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/search?make=TOYOTA');
  await expect(page.getByText('Page 1 of')).toBeVisible();
  await page.goForward();
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL('/search?make=TOYOTA');

  await page.goto(`/search?make=TOYOTA&page=${pages}`);
  await expect(page.getByRole('link', { name: 'Next' })).toBeDisabled();

  await page.goto('/search?page=500');
  await expect(page.getByText(/^There is no page 500\. The last page is \d+\.$/)).toBeVisible();
  await expect.poll(() => storedSearch(page)).toMatchObject({ page: 0 });
  await page.getByRole('link', { name: 'Back to page 1' }).click();
  await expect(page).toHaveURL('/search');
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
});

test('the inventory opens with the last search of this tab, unless the address has a filter', async ({
  page,
}) => {
  await page.goto('/search?make=HONDA&minYear=2015');
  await expect
    .poll(() => storedSearch(page))
    .toMatchObject({ make: 'HONDA', minYear: 2015, page: 0, size: 10 });
  await page.goto('/search');
  await expect(page).toHaveURL('/search?make=HONDA&minYear=2015');
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/search');
  await expect.poll(() => storedSearch(page)).toMatchObject({ make: '', minYear: null });

  await page.goto('/search?make=HONDA');
  await expect.poll(() => storedSearch(page)).toMatchObject({ make: 'HONDA' });
  await page.goto('/search?fuel=WATER');
  await expect.poll(() => storedSearch(page)).toMatchObject({ make: '', fuel: '' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cars for sale');
});

test('a tap below the filters of a tablet closes them', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/search');
  await openFilters(page);
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await expect(filters).toHaveJSProperty('open', true);
  await page.mouse.click(384, 890);
  await expect(filters).toBeHidden();
});

test('a search without results names contradicting filters and removes them one by one', async ({ page }) => {
  await page.goto('/search?make=TOYOTA&minYear=2022&maxYear=2015');
  await expect(page.getByText('Min Year is above Max Year')).toBeVisible();
  await expect(page.getByText(/^Page \d/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Remove Min Year: 2022' }).click();
  await expect(page).toHaveURL('/search?make=TOYOTA&maxYear=2015');
});

test(
  'a visitor searches in plain words from any page, and follows a suggestion by keyboard',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/about');
    const box = page.getByRole('combobox', { name: 'Search the inventory' });
    await box.fill('voiture toyta automatic under 900k with sunroof');
    await box.press('Enter');
    await expect(page).toHaveURL('/search?make=TOYOTA&transmission=AUTOMATIC&maxPrice=900000&q=sunroof');
    await expect
      .poll(() => storedSearch(page))
      .toMatchObject({ make: 'TOYOTA', maxPrice: 900_000, q: 'sunroof' });

    await expect(box).toHaveValue('voiture toyta automatic under 900k with sunroof');
    await page.reload();
    await expect(box).toHaveValue('sunroof');

    await box.fill('toyot');
    await expect(page.getByRole('option').first()).toHaveAccessibleName(/^TOYOTA/);
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(page).toHaveURL('/search?make=TOYOTA');
    await page.goBack();
    await expect(page).toHaveURL(/q=sunroof$/);

    await page.goto('/about');
    await box.fill('cars');
    await box.press('Enter');
    await expect(page).toHaveURL('/search');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cars for sale');
    await expect.poll(() => storedSearch(page)).toMatchObject({ make: '', maxPrice: null });
  },
);
