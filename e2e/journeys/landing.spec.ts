import { expect, test } from '#e2e/visitor.ts';

test('the landing page shows featured cars, brands, testimonials and contact, and a car opens its own page', async ({
  page,
}) => {
  await page.goto('/');
  for (const heading of [
    'Featured Cars',
    'Cars by make',
    'What our customers say',
    'Contact Example Motors',
  ]) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  const card = page.getByRole('article').first();
  await expect(card.getByText(/^(SOLD|IN STOCK|COMING SOON)$/)).toBeVisible();
  await expect(card.getByText(/^(PRE-OWNED|IMPORT)$/)).toBeVisible();
  await expect(card).toContainText(/(MANUAL|AUTOMATIC) · .*(CC|KW) · .*KM/);
  await expect(page.getByRole('link', { name: 'MAZDA', exact: true })).toHaveAttribute(
    'href',
    '/search?make=MAZDA',
  );
  const title = await card.getByRole('heading').innerText();
  await card.click();
  await expect(page).toHaveURL(/\/car\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('on a phone the first featured car is near the top, in a row of its own that can be swiped', async ({
  page,
}) => {
  await page.goto('/');
  const cards = page.getByRole('article');
  const first = await cards.first().boundingBox();
  const second = await cards.nth(1).boundingBox();
  expect(first?.y).toBeLessThanOrEqual(900);
  expect(second?.y).toBe(first?.y);
  expect(second?.x, 'the next card is partly visible').toBeLessThan(340);

  await cards.nth(2).evaluate((card) => card.scrollIntoView({ inline: 'center', behavior: 'instant' }));
  await expect
    .poll(async () => Math.round((await cards.nth(2).boundingBox())?.x ?? 0), 'snaps to the edge')
    .toBe(first?.x);
});

test('the most stocked brands have a tile with their cars, the others are folded', async ({ page }) => {
  await page.goto('/');
  const brands = page.getByRole('region', { name: 'Cars by make' });
  await expect(brands.getByRole('link')).toHaveCount(9);
  await expect(brands.locator('img').first()).toBeVisible();
  await expect(brands.getByRole('listitem').first()).toHaveText(/^\d+ cars$/);
  await brands.getByText('All brands').click();
  await brands.getByRole('link', { name: 'BYD' }).click();
  await expect(page).toHaveURL('/search?make=BYD');
});

test('a monthly budget leads to the cars within it', async ({ page }) => {
  await page.goto('/');
  const submit = page.getByRole('button', { name: /^See / });
  await expect(submit).toBeInViewport({ ratio: 1 });
  await page.getByRole('slider', { name: 'What can you pay a month?' }).press('ArrowRight');
  await expect(page.getByText(/^\d+ cars up to Rs 1,483,000$/)).toBeVisible();
  await expect(submit).toHaveText(/^See \d+ cars$/);
  await submit.click();
  await expect(page).toHaveURL('/search?maxMonthly=20000');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('View Inventory applies the filters of the form before it is sent', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Max Price').fill('700000');
  await page.getByRole('link', { name: 'View Inventory' }).click();
  await expect(page).toHaveURL('/search?maxPrice=700000');
});

test('each banner is shown for 5 seconds in turn; none moves with reduced motion or Save-Data', async ({
  page,
}) => {
  await page.goto('/');
  const pictures = page.getByRole('region', { name: 'Welcome' }).locator('div:has(> img, > picture)');
  const count = await pictures.count();
  expect(count).toBeGreaterThan(1);

  /** Which pictures are opaque at this time after the page has opened. */
  async function shownAt(seconds: number): Promise<number[]> {
    return pictures.evaluateAll(
      (images, time) =>
        images.flatMap((image, index) => {
          for (const animation of image.getAnimations()) animation.currentTime = time;
          return getComputedStyle(image).opacity === '1' ? [index] : [];
        }),
      seconds * 1000,
    );
  }
  for (let turn = 0; turn <= count; turn += 1) {
    expect(await shownAt(5 * turn + 0.1)).toEqual([turn % count]);
    expect(await shownAt(5 * turn + 4.3)).toEqual([turn % count]);
  }

  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await shownAt(7)).toEqual([0]);
  await page.getByRole('checkbox', { name: 'Play the pictures' }).check();
  expect(await shownAt(7)).toEqual([1]);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await page.reload();
  expect(await shownAt(7)).toEqual([0]);
  await page.getByRole('checkbox', { name: 'Play the pictures' }).check();
  expect(await shownAt(7)).toEqual([1]);
});
