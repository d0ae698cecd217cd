import { holdScripts } from '#e2e/held-scripts.ts';
import { expect, openFilters, test, untilHydrated } from '#e2e/visitor.ts';

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
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('search'))).toBeNull();
  await expect(page).toHaveURL('/search');
});

test('going back to the whole inventory shows it after the device has slept, which shifts the time origin in Safari', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { timeOrigin } = performance;
    Object.defineProperty(performance, 'timeOrigin', {
      get: () => timeOrigin + (sessionStorage.getItem('slept') === null ? 0 : 30_000),
    });
  });
  await page.goto('/search');
  await openFilters(page);
  await untilHydrated(page);
  await page.getByLabel('Min Price').fill('600000');
  await page.getByRole('button', { name: /^Search/ }).tap();
  await expect(page).toHaveURL('/search?minPrice=600000');
  await page.evaluate(() => sessionStorage.setItem('slept', 'yes'));
  await page.goBack();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('search'))).toBeNull();
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
    expect(await page.evaluate(() => sessionStorage.getItem('search'))).toBeNull();
  }
  await page.goto('/search?make=HONDA');
  await page.getByRole('searchbox', { name: 'Search the inventory' }).press('Enter');
  await expect(page).toHaveURL('/search');
  expect(await page.evaluate(() => sessionStorage.getItem('search'))).toBeNull();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cars for sale');
  await expect(page).toHaveURL('/search');
});

test('a search that is cleared while the scripts arrive stays cleared', async ({ page, baseURL }) => {
  const release = await holdScripts(page);
  await page.goto('/search?make=HONDA');
  const answer = Promise.withResolvers<void>();
  await page.route(`${baseURL}/search`, async (route) => {
    await answer.promise;
    await route.continue();
  });
  const hydrated = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('hydrated', () => resolve(), { once: true })),
  );
  await page.getByRole('link', { name: 'Clear all' }).click({ noWaitAfter: true });
  release();
  await hydrated;
  answer.resolve();
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cars for sale');
  expect(await page.evaluate(() => sessionStorage.getItem('search'))).toBeNull();
});
