import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test, openFilters } from '#e2e/visitor.ts';

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
  await expect.poll(() => storedSearch(page)).toBeNull();
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL('/search');
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
  expect(await storedSearch(page)).toBeNull();

  await page.goto('/search?make=HONDA');
  await expect.poll(() => storedSearch(page)).toMatchObject({ make: 'HONDA' });
  await page.goto('/search?fuel=WATER');
  await expect.poll(() => storedSearch(page)).toMatchObject({ make: '', fuel: '' });
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

test('a thumbnail opens its large picture', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/search');
  const card = page.getByRole('article').first();
  const large = card.getByRole('img').first();
  const before = await large.getAttribute('src');
  await expect(async () => {
    await card.getByRole('heading').hover();
    await card.getByRole('link', { name: /Photo 2/ }).hover();
    await expect(large).not.toHaveAttribute('src', before ?? '', { timeout: 500 });
  }).toPass(); // the hydrated page handles the mouse
});

test('on a phone the pictures of a card are swiped, and loaded only then', async ({ page }) => {
  await page.goto('/search');
  const card = page.getByRole('article').first();
  const second = card.locator('img').nth(2); // after the large one and its thumbnail, which a phone does not show
  await expect(second).not.toHaveJSProperty('complete', true);
  await card
    .locator('img')
    .first()
    .locator('../..')
    .evaluate((strip) => strip.scrollTo({ left: strip.clientWidth }));
  await expect(second).toHaveJSProperty('complete', true);
  await second.tap();
  await expect(page).toHaveURL(/^[^#]*\/car\/[^#]+#photo-2$/);
});

test(
  'the search page is accessible and fits, and on a phone begins with a car',
  { tag: '@layout' },
  async ({ page, isMobile }) => {
    await page.goto('/search?make=TOYOTA&minYear=2015&maxPrice=2000000');
    await page.evaluate(() => document.fonts.ready); // the fallback takes more lines
    const boxes = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
    if (isMobile) expect(boxes[0]?.y).toBeLessThanOrEqual(190);
    for (const { height } of boxes) expect(height).toBeLessThanOrEqual(isMobile ? 420 : 190);
    await expect(page.getByRole('link', { name: 'Remove Min Year: 2015' })).toBeVisible();
    await openFilters(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  },
);

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

    await box.fill('toyot');
    await expect(page.getByRole('option').first()).toHaveAccessibleName(/^TOYOTA/);
    await expectAccessible(page);
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
    expect(await storedSearch(page)).toBeNull();
  },
);

test('on a phone the filters fill the screen, trap the focus and restore it', async ({ page }) => {
  await page.goto('/search?make=TOYOTA');
  await page.locator('summary', { hasText: 'Filters (1)' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await expect(dialog).toHaveJSProperty('open', true); // the tap came before hydration
  await expect(dialog.getByRole('button', { name: /^Search/ })).toBeInViewport({ ratio: 1 });
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  const pill = page.getByRole('link', { name: 'Filters (1)' });
  const before = await page.evaluate(() => window.scrollY);
  await pill.tap();
  await dialog.getByRole('button', { name: 'Filters' }).tap();
  await expect(dialog).toBeHidden();
  await expect(pill).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await expect(page).toHaveURL('/search?make=TOYOTA');
});

test(
  'after a search the focus stays on the order, or goes to the heading',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/search?make=TOYOTA&minYear=2015');
    const order = page.getByRole('combobox', { name: 'Order' });
    const heading = page.getByRole('heading', { level: 1 });
    await order.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/&sort=price$/);
    await expect(order).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/&sort=-price$/);
    await expect(order).toBeFocused();

    await page.getByRole('link', { name: 'Next' }).press('Enter');
    await expect(page).toHaveURL(/&page=2$/);
    await expect(heading).toBeFocused();
    await page.getByRole('link', { name: 'Remove Min Year: 2015' }).press('Enter');
    await expect(page).toHaveURL('/search?make=TOYOTA&sort=-price');
    await expect(heading).toBeFocused();
    await page.getByLabel('Max Price').fill('900000');
    await page.getByLabel('Max Price').press('Enter');
    await expect(page).toHaveURL('/search?make=TOYOTA&maxPrice=900000&sort=-price');
    await expect(page.getByLabel('Max Price')).toBeFocused();
  },
);

test('the order of the results is kept by chips, paging and back', async ({ page }) => {
  await expect(async () => {
    await page.goto('/search?make=TOYOTA&minYear=2015');
    const order = page.getByRole('combobox', { name: 'Order' });
    await order.focus({ timeout: 1000 }); // the focus starts the hydration, which otherwise comes seconds later
    await order.selectOption('Lowest price');
  }).toPass(); // the index is filled after the site has started
  await expect(page).toHaveURL('/search?make=TOYOTA&minYear=2015&sort=price');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/search?make=TOYOTA&minYear=2015&sort=price&page=2');
  await page.getByRole('link', { name: 'Remove Min Year: 2015' }).click();
  await expect(page).toHaveURL('/search?make=TOYOTA&sort=price');
  const prices = await page.getByRole('link', { name: /^As from/ }).allInnerTexts();
  const rupees = prices.map((text) => Number(text.replace(/\D/g, '')));
  expect(rupees).toEqual(rupees.toSorted((a, b) => a - b));
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Order' })).toHaveValue('price');
});
