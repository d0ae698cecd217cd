import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/visitor.ts';

const SOLD_AQUA = '/car/MXPK11-2800305';
/** A car with two other cars of its make, and more of its body. */
const SOLD_TESLA = '/car/LRW3F7FS4PC307196';

test.use({ javaScriptEnabled: false });

function similar(page: Page) {
  return page.getByRole('region', { name: 'Similar cars' }).getByRole('article');
}

/** Make and model of the cars offered, in order. */
async function offered(page: Page): Promise<string[]> {
  const titles = await similar(page).getByRole('heading', { level: 3 }).allInnerTexts();
  return titles.map((title) => title.replace(/ \d{4}$/, ''));
}

test('a sold car keeps its page, without loan and test drive, but with available cars of its model and make', async ({
  page,
}) => {
  const response = await page.goto(SOLD_AQUA);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TOYOTA AQUA 2022');
  await expect(page.getByText('SOLD', { exact: true })).toBeVisible();
  await expect(page.getByText('This car is sold')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Vehicle Overview' })).toBeVisible();
  await expect(
    page
      .getByRole('group', { name: /^Photos of/ })
      .getByRole('img')
      .first(),
  ).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('As from: Rs 940,000')).toBeVisible();
  await expect(main.getByRole('region', { name: 'Loan Calculator' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Test drive' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Similar cars' }).click();
  await expect(page.getByRole('heading', { name: 'Similar cars' })).toBeInViewport();

  await expect(similar(page)).toHaveCount(4);
  expect((await offered(page)).slice(0, 4)).toEqual(Array(4).fill('TOYOTA AQUA'));
  expect((await offered(page)).every((title) => title.startsWith('TOYOTA'))).toBe(true);
  await expect(similar(page).getByText('SOLD', { exact: true })).toHaveCount(0);
  await expect(similar(page).locator(`a[href="${SOLD_AQUA}"]`)).toHaveCount(0);
  await page.getByRole('link', { name: 'See all TOYOTA cars' }).click();
  await expect(page).toHaveURL('/search?make=TOYOTA');
});

test('a sold car has no test drive form, but a link to similar cars', async ({ page }) => {
  await page.goto(SOLD_AQUA.replace('/car/', '/test-drive?car='));
  const main = page.getByRole('main');
  await expect(main.getByText('This car is sold')).toBeVisible();
  await expect(main.getByText('We confirm by phone')).toHaveCount(0);
  await expect(main.locator('form')).toHaveCount(0);
  await main.getByRole('link', { name: 'See similar cars' }).click();
  await expect(page.getByRole('heading', { name: 'Similar cars' })).toBeInViewport();
});

test('a sold car of a rare make links to cars of its body type too', async ({ page }) => {
  await page.goto(SOLD_TESLA);
  const titles = await offered(page);
  expect(titles.slice(0, 2).every((title) => title.startsWith('TESLA'))).toBe(true);
  expect(titles.slice(2).length).toBeGreaterThan(0);
  await similar(page).last().getByRole('link').click();
  const body = page.getByRole('region', { name: 'Vehicle Overview' }).getByRole('definition').first();
  await expect(body).toHaveText('SALOON');
});

test('an unknown car is a 404 that links to featured cars', async ({ page }) => {
  const response = await page.goto('/car/NO-SUCH-CAR');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This car is not here any more');
  const cars = page.getByRole('region', { name: 'Featured Cars' }).getByRole('article');
  await expect(cars.getByText('SOLD', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Monthly price: with 20 % down, over 84 months at 10.5 % a year.')).toHaveCount(
    1,
  );
  const order = page.getByRole('link', { name: 'Find me one like this' });
  await expect(order).toHaveAttribute('href', '/preorder');
  await cars.first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Vehicle Overview' })).toBeVisible();
});
