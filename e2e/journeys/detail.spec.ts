import { expect, test } from '#e2e/visitor.ts';

const PICKUP = '/car/MNTCCUD23Z0104729';

test('a car page shows price, status, specification and features, and a WhatsApp link that names the car', async ({
  page,
  baseURL,
}) => {
  await page.goto(PICKUP);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NISSAN NAVARA 2018');
  await expect(page.getByText('REF: #4729')).toBeVisible();
  await expect(page.getByText('As from: Rs 935,000').first()).toBeVisible();
  await expect(page.getByText('IN STOCK', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('PRE-OWNED', { exact: true }).first()).toBeVisible();
  const labels = [
    'BODY',
    'MILEAGE',
    'FUEL',
    'ENGINE',
    'YEAR OF MANUFACTURE',
    'FIRST REGISTRATION',
    'TRANSMISSION',
  ].concat(['COLOUR', 'COLOUR CODE', 'VERSION', 'COUNTRY OF ORIGIN']);
  // without the row of the auction grade, which this car does not have
  const overview = page.getByRole('region', { name: 'Vehicle Overview' });
  await expect(overview.getByRole('term')).toHaveText(labels);
  for (const value of ['62,929 KM', '2298 CC', 'MANUAL', 'DIESEL']) {
    await expect(overview.getByRole('definition').filter({ hasText: value })).toHaveCount(1);
  }
  await expect(page.getByRole('region', { name: 'FEATURES' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Loan Calculator' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Similar cars' }).getByRole('heading', { level: 3 }),
  ).toHaveCount(4);

  const whatsapp = page.getByRole('link', { name: /^Ask .*on WhatsApp$/ });
  const { host, pathname, searchParams } = new URL((await whatsapp.getAttribute('href')) ?? '');
  expect([host, pathname]).toEqual(['wa.me', '/23050000000']);
  expect(searchParams.get('text')).toBe(
    `Hello, I am interested in REF #4729, NISSAN NAVARA 2018, As from: Rs 935,000. ${baseURL}${PICKUP}`,
  );
  await expect(whatsapp).toHaveAttribute('rel', /noopener/);
});

test('an amount of the loan that gets the focus is replaced by what is typed @desktop', async ({ page }) => {
  await page.goto(PICKUP);
  await page.getByRole('button', { name: 'Next photo' }).click();
  await expect(page.getByText('Photo 2 of')).toBeAttached(); // hydrated
  await page.getByLabel('Price (Rs)').click();
  await expect(page.getByLabel('Price (Rs)')).toHaveValue('935,000');
  await page.keyboard.type('900.000');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Price (Rs)')).toHaveValue('900,000');
  await page.keyboard.type('400000');
  await expect(page.getByLabel('Down payment (Rs)')).toHaveValue('400000');
});

test('the gallery follows clicks, its buttons and the arrow keys', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(PICKUP);
  const photos = page.getByRole('group', { name: /^Photos of/ });
  await photos.getByRole('link', { name: 'Photo 3 of 5' }).click();
  await expect(photos.getByRole('img', { name: /photo 3 of 5/ })).toBeInViewport({ ratio: 0.9 });
  await photos.getByRole('button', { name: 'Previous photo' }).click();
  await expect(photos.getByRole('img', { name: /photo 2 of 5/ })).toBeInViewport({ ratio: 0.9 });
  await photos.getByRole('button', { name: 'Next photo' }).press('ArrowRight');
  await expect(photos.getByRole('img', { name: /photo 3 of 5/ })).toBeInViewport({ ratio: 0.9 });
});

test(
  'the photos fill the screen: arrow keys, Tab, Escape and going back work, and the thumbnails follow',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(PICKUP);
    const photos = page.getByRole('group', { name: /^Photos of/ });
    const close = photos.getByRole('button', { name: 'Close full screen' });
    const open = photos.getByRole('button', { name: 'View in full screen' });
    await open.click();
    await expect(close).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(photos.getByRole('img', { name: /photo 2 of 5/ })).toBeInViewport({ ratio: 0.9 });
    await expect(photos.getByText('2 / 5')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(close).toBeHidden();
    await expect(open).toBeFocused();
    const selected = photos.getByRole('link', { name: 'Photo 2 of 5' });
    await expect(selected).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => selected.evaluate(isRingOnTop)).toBe(true);
    await expect(page).toHaveURL(PICKUP);

    // the entry of the closed photos is left before they open again, and the next one is there before the visitor goes back
    await expect.poll(() => page.evaluate(() => navigation.canGoForward)).toBe(true);
    await open.click();
    await expect(close).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigation.canGoForward)).toBe(false);
    await page.goBack();
    await expect(close).toBeHidden();
    await expect(page).toHaveURL(PICKUP);

    // the focus does not go on behind the photos
    await open.press('Enter');
    await expect(close).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeHidden();
    await expect(photos.getByRole('link').and(page.locator(':focus'))).toBeInViewport();
  },
);

/** Whether the ring of a thumbnail, its pseudo-element, lies above its picture. */
function isRingOnTop(thumbnail: Element): boolean {
  const { left, width, top, height } = thumbnail.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) === thumbnail;
}
