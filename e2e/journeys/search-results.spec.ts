import { expect, expectUncovered, test, untilHydrated } from '#e2e/visitor.ts';

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
    .locator('a')
    .first()
    .locator('..')
    .evaluate((strip) => strip.scrollTo({ left: strip.clientWidth }));
  await expect(second).toHaveJSProperty('complete', true);
  await second.tap();
  await expect(page).toHaveURL(/^[^#]*\/car\/[^#]+#photo-2$/);
});

test(
  'the cards of results are low, and on a phone the page begins with one',
  { tag: '@layout' },
  async ({ page, isMobile }) => {
    await page.goto('/search?make=TOYOTA&minYear=2015&maxPrice=2000000');
    await expect(page.locator('html[data-font]')).toHaveCount(0); // the site's font is there
    const boxes = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes).toHaveLength(10);
    if (isMobile) expect(boxes[0]?.y).toBeLessThanOrEqual(204);
    for (const { height } of boxes) expect(height).toBeLessThanOrEqual(isMobile ? 420 : 320);
    const chip = page.getByRole('link', { name: 'Remove Min Year: 2015' });
    await expect(chip).toBeVisible();
    if (isMobile) {
      const [order, filters, touched] = await Promise.all([
        page.getByRole('combobox', { name: 'Order' }).boundingBox(),
        page.locator('summary', { hasText: 'Filters (3)' }).boundingBox(),
        chip.boundingBox(),
      ]);
      expect(filters).toMatchObject({ y: order?.y, width: order?.width });
      // a chip is touched up to 8 px above it
      expect(touched?.y).toBeGreaterThanOrEqual((order?.y ?? NaN) + (order?.height ?? NaN) + 8);
    }
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

  await page.getByRole('article').nth(4).scrollIntoViewIfNeeded();
  const button = page.locator('summary', { hasText: 'Filters (1)' });
  const before = await page.evaluate(() => window.scrollY);
  await button.tap();
  await dialog.getByRole('button', { name: 'Close filters' }).tap();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  // Chromium scrolls by the padding of the bar when the focus enters the dialog within it
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThanOrEqual(8);
  await expect(page).toHaveURL('/search?make=TOYOTA');
});

test('filters that are open when a tablet is turned are beside the results', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/search');
  await page.locator('summary', { hasText: 'Filters' }).tap();
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await expect(page.getByLabel('Max Price')).toBeInViewport();
});

test('on a phone the filters stay in reach, and cover neither the last car nor the paging', async ({
  page,
}) => {
  await page.goto('/search');
  const last = page.getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  await expectUncovered(page.locator('summary', { hasText: 'Filters' }));
  await expectUncovered(last.getByRole('heading').or(last.getByRole('link', { name: 'Test drive' })));
  const paging = page.getByRole('navigation', { name: 'Pages of results' });
  await paging.scrollIntoViewIfNeeded();
  await expectUncovered(paging.getByRole('link'));
});

test('on a phone a card says its actions in words, and the filters are cleared from their head', async ({
  page,
}) => {
  await page.goto('/search?make=TOYOTA');
  const card = page.getByRole('article').first();
  for (const action of ['Add to compare', 'Test drive'])
    await expect(card.getByText(action, { exact: true })).toBeVisible();
  await page.locator('summary', { hasText: 'Filters (1)' }).tap();
  await page.getByRole('dialog', { name: 'Filters' }).getByRole('link', { name: 'Clear all' }).tap();
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden();
});

test('after a search the focus stays on the control that made it', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/search?make=TOYOTA&minYear=2015');
  const order = page.getByRole('combobox', { name: 'Order' });
  await expect(page.getByText(/^\d+ cars(, \d+ sold)?$/)).toBeVisible();
  await order.focus();
  await untilHydrated(page);
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/&sort=price$/);
  await expect(order).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/&sort=-price$/);
  await expect(order).toBeFocused();

  await page.evaluate(() => sessionStorage.removeItem('hydrated')); // set again by the next page
  await page.getByRole('link', { name: 'Next' }).press('Enter');
  await expect(page).toHaveURL(/&page=2$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    /^TOYOTA cars for sale ?, page 2$/,
  );
  await page.getByLabel('Max Price').fill('900000');
  await untilHydrated(page);
  await page.getByLabel('Max Price').press('Enter');
  await expect(page).toHaveURL('/search?make=TOYOTA&minYear=2015&maxPrice=900000&sort=-price');
  await expect(page.getByLabel('Max Price')).toBeFocused();
});

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
