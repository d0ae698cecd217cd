import { expect, test, openFilters } from '#e2e/visitor.ts';

test.use({ javaScriptEnabled: false });

test('a visitor without JavaScript searches, pages and opens a car', async ({ page, isMobile }) => {
  await page.goto('/search');
  if (isMobile) expect((await page.getByRole('article').first().boundingBox())?.y).toBeLessThanOrEqual(260);
  await openFilters(page);
  await page.getByLabel('Make').selectOption('TOYOTA');
  await page.getByLabel('Max Price').fill('2000000');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?make=TOYOTA&maxPrice=2000000');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Vehicle Overview' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expect(
    page.getByText('Monthly payment').or(page.getByText('Price on Request')).first(),
  ).toBeVisible();
});

test('a visitor without JavaScript searches by a monthly budget, with other loan terms', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'What can you pay a month?' }).selectOption('20000');
  await page.getByText('Change', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Months' }).selectOption('60');
  await page.getByText('See the cars', { exact: true }).click();
  await expect(page).toHaveURL('/search?maxMonthly=20000&months=60');
});

test('a visitor without JavaScript pre-orders a car that a search did not find', async ({ page }) => {
  await page.goto('/search?make=TOYOTA&maxPrice=1000');
  await page.getByRole('link', { name: 'Find me one like this' }).click();
  await expect(page.getByLabel('Vehicle')).toHaveValue('Make: TOYOTA, Max Price: Rs 1,000');
});

test('a visitor without JavaScript opens the photos of a car', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  const photos = page.getByRole('group', { name: /^Photos of/ });
  await photos.getByRole('link', { name: /Photo 2/ }).click();
  await expect(page).toHaveURL(/#photo-2$/);
  const second = photos.getByRole('img', { name: /photo 2 of/ });
  await expect(second).toBeInViewport({ ratio: 0.9 });
  await photos.getByRole('button', { name: 'View in full screen' }).click();
  expect((await second.boundingBox())?.height).toBe(page.viewportSize()?.height);
  await photos.getByRole('button', { name: 'Close full screen' }).click();
  expect((await second.boundingBox())?.height).toBeLessThan(400);
});

test('a visitor without JavaScript pauses the banners', async ({ page }) => {
  await page.goto('/');
  const pictures = page.getByRole('region', { name: 'Welcome' }).locator('div:has(> img, > picture)');
  async function states() {
    return pictures.evaluateAll((images) => [
      ...new Set(images.flatMap((image) => image.getAnimations().map(({ playState }) => playState))),
    ]);
  }
  expect(await states()).toEqual(['running']);
  await page.getByRole('checkbox', { name: 'Pause the pictures' }).check();
  expect(await states()).toEqual(['paused']);
});

test(
  'a visitor without JavaScript reaches every entry of the menu',
  { tag: '@layout' },
  async ({ page, isMobile }) => {
    await page.goto('/');
    if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: 'INVENTORY', exact: true }).click();
    await expect(page).toHaveURL('/search');
  },
);

test(
  'a visitor without JavaScript searches in plain words',
  { tag: '@layout' },
  async ({ page, isMobile }) => {
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 }); // the search box opens by a tap
    await page.goto('/about');
    const box = page.getByRole('searchbox', { name: 'Search the inventory' });
    await box.click();
    await box.fill('toyota under 2 million');
    await page.getByRole('button', { name: 'Find cars' }).click();
    await expect(page).toHaveURL('/search?make=TOYOTA&maxPrice=2000000');
  },
);
