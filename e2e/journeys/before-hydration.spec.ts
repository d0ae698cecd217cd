import type { Page } from '@playwright/test';
import { holdScripts, openFirstCar } from '#e2e/held-scripts.ts';
import { expect, test, untilHydrated } from '#e2e/visitor.ts';

/** The connection that the page sees. */
type Connection = { saveData: boolean; effectiveType: string };

/** Waits until the page has had time for what it does when the browser is idle. */
async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn++) {
      await new Promise((resolve) => setTimeout(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  });
}

/** @returns the addresses of the scripts that the page requests from now on */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

test('a page loads no script until it is touched', async ({ page }) => {
  const scripts = watchScripts(page);
  for (const path of [
    ...['/', '/search', '/blogs', '/about', '/preown', '/test-drive?car=MNTCCUD23Z0104729', '/compare'],
    ...['/compare?a=MNTCCUD23Z0104729', '/no-such-page', '/search?maxMonthly=15000&months=60'],
  ]) {
    await page.goto(path);
    await untilIdle(page);
    expect(scripts, path).toEqual([]);
  }
  await page.getByRole('heading', { level: 1 }).tap();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('a picture that cannot be loaded shows the placeholder, and loads no script', async ({ page }) => {
  await page.route('**/i/*/**', (route) => route.fulfill({ status: 404 }));
  const scripts = watchScripts(page);
  const placeholder = page.waitForRequest('**/assets/drawings/placeholder-car.avif');
  await page.goto('/search');
  await placeholder;
  await untilIdle(page);
  expect(scripts).toEqual([]);
});

test('of all files, only the first picture is asked for ahead of the page, and it is loaded once', async ({
  page,
}) => {
  for (const path of ['/', '/search', '/car/MNTCCUD23Z0104729']) {
    const pictures: string[] = [];
    page.on('request', (request) => pictures.push(new URL(request.url()).pathname));
    const response = await page.goto(path);
    const link = (await response?.headerValue('link')) ?? '';
    const shown = await page
      .locator('img[fetchpriority=high]')
      .first()
      .evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
    expect(link, path).toMatch(/^<[^>]*>; rel=preload; as=image;[^<]*$/);
    expect(pictures.filter((picture) => link.includes(`${picture} `))).toEqual([shown]);
    expect(await response?.text(), path).not.toMatch(/rel="?preload/);
    page.removeAllListeners('request');
  }
});

test('a tab loads the scripts at once for what it has to restore', async ({ page }) => {
  await page.goto('/preown');
  await page.getByLabel('Name', { exact: true }).fill('Asha');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft:sell-car'))).not.toBeNull();
  await page.goto('/about');
  await page.goto('/preown');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha');

  await page.goto('/search');
  await page.getByRole('button', { name: 'Add to compare' }).first().tap();
  await expect(page).toHaveURL('/compare');
  await page.goto('/about');
  await page.goto('/compare');
  await expect(page.getByRole('link', { name: /^Change / })).toHaveCount(1);
});

test('the car of a test drive is stored on a page that was not touched', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto('/test-drive?car=MNTCCUD23Z0104729');
  const stored = await page.evaluate(() => sessionStorage.getItem('testdrive'));
  expect(JSON.parse(stored ?? '')).toMatchObject({ chassisNumber: 'MNTCCUD23Z0104729' });
  expect(scripts).toEqual([]);
});

for (const { name, connection, isLoaded } of [
  { name: 'with Save-Data', connection: { saveData: true, effectiveType: '4g' }, isLoaded: false },
  { name: 'on a slow connection', connection: { saveData: false, effectiveType: '3g' }, isLoaded: false },
  { name: 'on a fast connection', connection: { saveData: false, effectiveType: '4g' }, isLoaded: true },
])
  test(`a tab that has loaded the scripts before ${isLoaded ? 'loads' : 'does not load'} them untouched ${name}`, async ({
    page,
  }) => {
    await page.addInitScript((seen: Connection) => {
      Object.defineProperty(navigator, 'connection', { get: () => seen });
    }, connection);
    await page.goto('/preown');
    await page.getByRole('heading', { level: 1 }).tap();
    await untilHydrated(page);
    const scripts = watchScripts(page);
    await page.goto('/about');
    await untilIdle(page);
    expect(scripts.length > 0).toBe(isLoaded);
  });

test(
  'thumbnails of two cards show their pictures before the scripts have arrived, and stay selected after',
  { tag: '@desktop' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/search');
    const card = page.getByRole('article').first();
    const thumbnail = card.locator('a[href*="#photo-"]').nth(2);
    const other = page.getByRole('article').nth(1).locator('a[href*="#photo-"]').nth(2);
    const before = await card.locator('img').first().getAttribute('src');
    await thumbnail.click();
    await expect(card.locator('img').first()).not.toHaveAttribute('src', before ?? '');
    await other.click();
    await expect(page).toHaveURL('/search');
    release();
    for (const chosen of [thumbnail, other]) await expect(chosen).toHaveAttribute('aria-current', 'true');
  },
);

test('a click is not lost, be the first or the last script the last to arrive', async ({ page }) => {
  await page.goto('/search');
  const list = await page.locator('[data-scripts]').getAttribute('data-scripts');
  const names = list?.split(' ').slice(1) ?? [];
  expect(names.length).toBeGreaterThan(1);
  for (const last of [names[0], names.at(-1)]) {
    const release = await holdScripts(page, `**/${last}`);
    const others = Promise.all(
      names.filter((name) => name !== last).map((name) => page.waitForResponse(`**/${name}`)),
    );
    await page.goto('/search');
    await page.keyboard.press('Shift');
    await others;
    await page.getByRole('button', { name: 'Add to compare' }).first().tap();
    release();
    await expect(page, last).toHaveURL('/compare');
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('input on the page of a car before the scripts have loaded is not lost', async ({ page }) => {
  const release = await holdScripts(page);
  await openFirstCar(page);
  const payment = page.getByText('Monthly payment').locator('..');
  const before = await payment.textContent();
  await page.getByLabel('Period (months)').fill('12');
  for (let press = 0; press < 2; press += 1) await page.getByRole('button', { name: 'Next photo' }).tap();
  release();
  await expect(page.getByText('Photo 3 of')).toBeAttached();
  await expect(page.getByLabel('Period (months)')).toHaveValue('12');
  await expect(payment).not.toHaveText(before ?? '');
});
