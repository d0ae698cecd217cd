import { expect, test } from '#e2e/visitor.ts';

const PICKUP = '/car/MNTCCUD23Z0104729';

test('a car page shows price, status, specification and features', async ({ page }) => {
  await page.goto(PICKUP);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NISSAN NAVARA 2018');
  await expect(page.getByText('REF: #4729')).toBeVisible();
  await expect(page.getByText('As from: Rs 935,000').first()).toBeVisible();
  await expect(page.getByText('IN STOCK', { exact: true })).toBeVisible();
  await expect(page.getByText('PRE-OWNED', { exact: true })).toBeVisible();
  const labels = [
    'BODY',
    'MILEAGE',
    'FUEL',
    'ENGINE',
    'YEAR OF MANUFACTURE',
    'FIRST REGISTRATION',
    'TRANSMISSION',
  ].concat(['COLOUR', 'COLOUR CODE', 'VERSION', 'COUNTRY OF ORIGIN', 'AUCTION GRADE']);
  const overview = page.getByRole('region', { name: 'Vehicle Overview' });
  await expect(overview.getByRole('term')).toHaveText(labels);
  for (const value of ['62,929 KM', '2298 CC', 'MANUAL', 'DIESEL']) {
    await expect(overview.getByRole('definition').filter({ hasText: value })).toHaveCount(1);
  }
  await expect(page.getByRole('region', { name: 'FEATURES' }).getByRole('listitem').first()).toBeVisible();
});

test('a down payment above the price clears the results and says why, an equal one makes them zero', async ({
  page,
}) => {
  await page.goto(PICKUP);
  const calculator = page.getByRole('region', { name: 'Loan Calculator' });
  await calculator.getByLabel(/^Down payment/).fill('935001');
  await expect(calculator.getByText(/more than the price/)).toBeVisible();
  await expect(calculator.getByText(/Rs \d/)).toHaveCount(0);
  await calculator.getByLabel(/^Down payment/).fill('935000');
  await expect(calculator.getByText('Rs 0.00')).toHaveCount(3);
  await calculator.getByLabel(/^Period/).fill('');
  await expect(calculator.getByText(/Rs \d/)).toHaveCount(0);
});

test(
  'the gallery follows clicks, its buttons and the arrow keys',
  { tag: '@layout' },
  async ({ page, isMobile }) => {
    await page.goto(PICKUP);
    const photos = page.getByRole('group', { name: /^Photos of/ });
    await photos.getByRole('link', { name: 'Photo 3 of 8' }).click();
    await expect(photos.getByRole('img', { name: /photo 3 of 8/ })).toBeVisible();
    await photos.getByRole('button', { name: 'Previous photo' }).click();
    await expect(photos.getByRole('img', { name: /photo 2 of 8/ })).toBeVisible();
    if (isMobile) return;
    await photos.getByRole('button', { name: 'Next photo' }).press('ArrowRight');
    await expect(photos.getByRole('img', { name: /photo 3 of 8/ })).toBeVisible();
  },
);

test('the breadcrumbs link to the make', async ({ page }) => {
  await page.goto(PICKUP);
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'NISSAN' }).click();
  await expect(page).toHaveURL('/search?make=NISSAN');
});
