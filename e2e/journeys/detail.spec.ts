import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#e2e/visitor.ts';

const PICKUP = '/car/MNTCCUD23Z0104729';

test('a car shows all there is to know about it', async ({ page }) => {
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
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('an electric car has kilowatts, and its fuel no code', async ({ page }) => {
  await page.goto('/car/ZE1-946197');
  const overview = page.getByRole('region', { name: 'Vehicle Overview' });
  await expect(overview.getByText('110 KW')).toBeVisible();
  await expect(overview.getByText('ELECTRIC', { exact: true })).toBeVisible();
});

test.describe('the loan calculator opens with figures worked out by hand', () => {
  for (const [chassisNumber, downpayment, monthly, interest, total] of [
    ['MNTCCUD23Z0104729', '187000', 'Rs 12,611.78', 'Rs 311,389.82', 'Rs 1,059,389.82'],
    ['JB64W-041834', '219000', 'Rs 14,769.95', 'Rs 364,675.77', 'Rs 1,240,675.77'],
    ['RU3-1141202', '173000', 'Rs 11,667.59', 'Rs 288,077.21', 'Rs 980,077.21'],
  ] as const) {
    test(`for ${chassisNumber}`, async ({ page }) => {
      await page.goto(`/car/${chassisNumber}`);
      const calculator = page.getByRole('region', { name: 'Loan Calculator' });
      await expect(calculator.getByLabel(/^Interest rate/)).toHaveValue('10.5');
      await expect(calculator.getByLabel(/^Period/)).toHaveValue('84');
      await expect(calculator.getByLabel(/^Down payment/)).toHaveValue(downpayment);
      for (const figure of [monthly, interest, total])
        await expect(calculator.getByText(figure)).toBeVisible();
    });
  }
});

test('a down payment above the price clears the figures and says why, an equal one makes all zero', async ({
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

test('a car without a price is asked for, and its calculator starts with the usual terms', async ({
  page,
}) => {
  await page.goto('/car/A201A-0753781');
  await expect(page.getByText('Price on Request').first()).toBeVisible();
  await expect(page.getByLabel(/^Price/)).toHaveValue('');
  await expect(page.getByLabel(/^Interest rate/)).toHaveValue('10.5');
  await expect(page.getByLabel(/^Period/)).toHaveValue('84');
  await expect(page.getByText(/Monthly payment.*Rs/)).toHaveCount(0);
});

test('the gallery follows clicks, its buttons and the arrow keys', async ({ page, isMobile }) => {
  await page.goto(PICKUP);
  const photos = page.getByRole('group', { name: /^Photos of/ });
  await photos.getByRole('link', { name: 'Photo 3 of 8' }).click();
  await expect(photos.getByRole('img', { name: /photo 3 of 8/ })).toBeVisible();
  await photos.getByRole('button', { name: 'Previous photo' }).click();
  await expect(photos.getByRole('img', { name: /photo 2 of 8/ })).toBeVisible();
  if (isMobile) return;
  await photos.getByRole('button', { name: 'Next photo' }).press('ArrowRight');
  await expect(photos.getByRole('img', { name: /photo 3 of 8/ })).toBeVisible();
});

test('the breadcrumbs lead to the make', async ({ page }) => {
  await page.goto(PICKUP);
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'NISSAN' }).click();
  await expect(page).toHaveURL('/search?make=NISSAN');
});
