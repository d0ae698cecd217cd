import { SITES } from '#e2e/sites.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, expectPicture, test } from '#e2e/visitor.ts';
import { ENCODED } from './vehicles.ts';

test.use({ baseURL: SITES.dirty });

const SHOWN = [
  'BARE-0001',
  'NULL-0002',
  'SWAP-0003',
  'MARK-0004',
  'NEGA-0005',
  '6000006',
  ENCODED.chassisNumber,
];

test('every car with a chassis number is listed, whatever else is missing', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByRole('article')).toHaveCount(SHOWN.length);
  await expect(page.getByText('GHOST')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a word that is longer than the page does not widen it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/search', '/car/NEGA-0005', '/compare?a=NEGA-0005&b=BARE-0001', '/blogs']) {
    await page.goto(path);
    await expectNoSidewaysScroll(page);
  }
});

test('a car of which nothing is known has no overview', async ({ page }) => {
  await page.goto('/car/BARE-0001');
  await expect(page.getByRole('heading', { name: 'Loan Calculator' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vehicle Overview' })).toHaveCount(0);
});

const WITHOUT_PRICE = ['BARE-0001', 'MARK-0004', 'NEGA-0005', '6000006'];

/** Text of the page without scripts. */
function textOf(html: string): string {
  return html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '');
}

for (const chassisNumber of SHOWN) {
  test(`car ${chassisNumber} has a page that shows only its valid fields`, async ({ request }) => {
    const response = await request.get(`/car/${encodeURIComponent(chassisNumber)}`);
    expect(response.status()).toBe(200);
    const text = textOf(await response.text());
    expect(text).toContain(`REF: #${chassisNumber.slice(-4)}`);
    expect(text).not.toMatch(/NaN|undefined|\bnull\b|\[object/);
    if (WITHOUT_PRICE.includes(chassisNumber)) expect(text).toContain('Price on Request');
  });
}

test('numbers sent as text become numbers, and texts sent as numbers become text', async ({ page }) => {
  await page.goto('/car/SWAP-0003');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('123 SWAPPED 2018');
  await expect(page.getByText('As from: Rs 850,000')).toBeVisible();
  await expect(page.getByText('PRE-OWNED')).toBeVisible();
  for (const value of ['45,200 KM', '1496 CC', '4.5', 'MANUAL']) {
    await expect(page.getByRole('definition').filter({ hasText: value }).first()).toBeVisible();
  }
});

test('markup of the backoffice is shown as text and runs nothing', async ({ page }) => {
  await page.goto('/car/MARK-0004');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<b>AQUA</b>');
  await expect(page.getByRole('listitem').filter({ hasText: /^Push start$/ })).toHaveCount(1);
  await expect(page).not.toHaveTitle('broken in');
  await expectNoSidewaysScroll(page);
});

test.describe('pictures', () => {
  test.use({ hasPictures: true });

  test('a picture with a space in its address is shown, script addresses are not', async ({ page }) => {
    await page.goto('/car/MARK-0004');
    await expectPicture(
      page
        .getByRole('group', { name: /^Photos of/ })
        .getByRole('img')
        .first(),
    );
    expect(await page.content()).not.toMatch(/javascript:|java\s+script:|vbscript:|data:text/);
  });

  test('a picture of another host is loaded by https', async ({ page }) => {
    await page.goto(`/car/${encodeURIComponent(ENCODED.chassisNumber)}`);
    const photos = page.getByRole('group', { name: /^Photos of/ });
    const large = photos.getByRole('img').first();
    await expect(large).toHaveAttribute('src', 'https://pictures.example/red.png');
    await expectPicture(large);
  });
});

test('a section of the landing page without usable data is left out', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Featured Cars' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What our customers say' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'A & B/C É' })).toHaveAttribute(
    'href',
    '/search?make=A+%26+B%2FC+%C3%89',
  );
});

test('line breaks of a post are kept, and its markup is text', async ({ page }) => {
  await page.goto('/blogs');
  await page.getByRole('link', { name: '<i>One</i>' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<i>One</i>');
  const paragraphs = page.getByRole('article').getByRole('paragraph');
  await expect(paragraphs).toHaveCount(2);
  expect(await paragraphs.nth(0).innerText()).toBe('First line\nsecond line');
  expect(await paragraphs.nth(1).innerText()).toBe('<b>New</b> paragraph');
});
