import type { Page } from '@playwright/test';
import { holdScripts } from '#e2e/held-scripts.ts';
import { expect, test } from '#e2e/visitor.ts';

const NAVARA = 'MNTCCUD23Z0104729';
const JIMNY = 'JB64W-041834';

function heartOf(page: Page, index: number) {
  return page.getByRole('article').nth(index).getByRole('button', { name: 'Save', exact: true });
}

/** Says how many cars are saved, which a heart may show before. */
function savedLink(page: Page, count: number) {
  return page.getByRole('banner').getByRole('link', { name: `Saved cars ${count}` });
}

test('two cars are saved by touch, found again, compared, shared and removed', async ({ page }) => {
  await page.goto('/search');
  const titles: string[] = [];
  for (const index of [0, 1]) {
    titles.push(await page.getByRole('article').nth(index).getByRole('heading').innerText());
    await heartOf(page, index).tap();
    await expect(savedLink(page, index + 1)).toBeVisible();
  }
  await savedLink(page, 2).tap();
  await expect(page).toHaveURL('/saved');
  const cars = page.locator('main').getByRole('article');
  await expect(cars.getByRole('heading')).toHaveText([...titles].reverse());
  await expect(page.getByText(/when you saved it/)).toHaveCount(2);

  for (const checkbox of await page.getByRole('checkbox').all()) await checkbox.check();
  const compare = page.getByRole('link', { name: /^Compare .+ with / });
  await expect(compare).toHaveAttribute('href', /^\/compare\?a=.+&b=/);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(compare).toBeInViewport();

  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .tap();
  await expect(cars).toHaveCount(1);
  await page.reload();
  await expect(cars).toHaveCount(1);
});

test('a car is saved by keyboard', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`/car/${NAVARA}`);
  const save = page.locator('main').getByRole('button', { name: 'Save', exact: true }).first();
  await save.focus();
  await page.keyboard.press('Space');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/saved');
  await expect(page.getByRole('article').getByRole('link', { name: 'NISSAN NAVARA 2018' })).toBeVisible();
});

test('presses before hydration count once, or are shown, and saved cars are marked before it', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/search');
  await heartOf(page, 0).tap();
  await heartOf(page, 0).tap(); // it has shown nothing yet
  release();
  await expect(savedLink(page, 1)).toBeVisible();
  await expect(heartOf(page, 0)).toHaveAttribute('aria-pressed', 'true');

  const releaseAgain = await holdScripts(page);
  await page.goto('/saved', { waitUntil: 'domcontentloaded' });
  await expect(page.getByText(/^No saved cars yet/)).toBeHidden();
  await page.goto('/search');
  await expect(heartOf(page, 0)).toHaveAttribute('aria-pressed', 'true');
  await expect(savedLink(page, 1)).toBeVisible();
  for (const isPressed of ['false', 'true', 'false']) {
    await heartOf(page, 0).tap();
    await expect(heartOf(page, 0)).toHaveAttribute('aria-pressed', isPressed);
  }
  releaseAgain();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('savedCars'))).toBeNull();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared list shows its cars and names the one that is gone', async ({ page }) => {
    await page.goto(`/saved?cars=${NAVARA},NOT-THERE,${JIMNY}`);
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByText('REF: #HERE is no longer available.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save these cars' })).toBeHidden();
    const compare = page.getByRole('link', { name: 'Compare these two' });
    await expect(compare).toBeInViewport();
    await compare.click();
    await expect(page).toHaveURL(`/compare?a=${NAVARA}&b=${JIMNY}`);
    await page.goto('/saved');
    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
  });
});

test('a page stays as it is when the file of its recently viewed cars cannot be loaded', async ({ page }) => {
  await page.goto(`/car/${NAVARA}`);
  await page.getByRole('heading', { level: 1 }).tap();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recentCars'))).toContain(NAVARA);
  // before the page is opened: the second page of a tab is hydrated at once
  const own = /data-scripts="([^"]+)"/.exec(await (await page.request.get('/')).text())?.[1] ?? '';
  const refused: string[] = [];
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const name = route.request().url().split('/').at(-1) ?? '';
    if (own.includes(name)) return route.continue();
    await route.fulfill({ status: 503 });
    refused.push(name);
  });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).tap();
  await expect // the bundler tries twice
    .poll(() => refused.length > 0 && refused.length === 2 * new Set(refused).size)
    .toBe(true);
  await heartOf(page, 0).tap();
  await expect(heartOf(page, 0)).toHaveAttribute('aria-pressed', 'true');
});
