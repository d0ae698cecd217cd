import type { Page } from '@playwright/test';
import { holdScripts, openFirstCar } from '#e2e/held-scripts.ts';
import { expect, test } from '#e2e/visitor.ts';

/**
 * A touch with one finger that moves to the left by most of the screen and rests there. The events carry their times:
 * a busy machine would deliver them at once, and the browser took the touch for a throw.
 */
async function swipeLeft(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  const start = { x: (box?.x ?? 0) + 340, y: (box?.y ?? 0) + 100 };
  const devtools = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000;
  async function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', distance?: number): Promise<void> {
    timestamp += 0.1;
    const touchPoints = distance === undefined ? [] : [{ ...start, x: start.x - distance }];
    await devtools.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  }
  await touch('touchStart', 0);
  for (const distance of [60, 120, 180, 240, 300, 300, 300]) await touch('touchMove', distance);
  await touch('touchEnd');
}

test('photos of a car are swiped before the scripts have loaded, and stay where they are', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await openFirstCar(page);
  await swipeLeft(page, '[role=group] img');
  const second = page.getByRole('img', { name: /photo 2 of/ });
  await expect(second).toBeInViewport({ ratio: 0.9 });
  await page.getByLabel('Period (months)').tap();
  release();
  await expect(page.getByText('Photo 2 of')).toBeAttached();
  await expect(page.getByRole('link', { name: /^Photo 2 of/ })).toHaveAttribute('aria-current', 'true');
});

test('the full screen opens at the photo in sight before the scripts have loaded, and going back closes it', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await openFirstCar(page);
  const address = page.url();
  await page.locator('a[href="#photo-3"]').tap();
  const third = page.getByRole('img', { name: /photo 3 of/ });
  await expect(third).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('button', { name: 'View in full screen' }).tap();
  const close = page.getByRole('button', { name: 'Close full screen' });
  await expect(close).toBeVisible();
  await expect(third).toBeInViewport({ ratio: 0.9 });
  expect(await third.evaluate((photo) => photo.getBoundingClientRect().height)).toBe(740);
  await close.tap();
  await expect(close).toBeHidden();

  await page.getByRole('button', { name: 'View in full screen' }).tap();
  release();
  await expect(page.getByText('Photo 3 of')).toBeAttached();
  await page.goBack();
  await expect(close).toBeHidden();
  await expect(page).toHaveURL(address);
});

test('an amount that is tapped before the scripts have loaded is replaced by what is typed', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await openFirstCar(page);
  await page.getByLabel('Down payment (Rs)').tap();
  await page.keyboard.type('300000');
  await expect(page.getByLabel('Down payment (Rs)')).toHaveValue('300000');
  release();
  await expect(page.getByText(/a month \(Rs 300,000 down\)/).first()).toBeVisible();
  await expect(page.getByLabel('Down payment (Rs)')).toHaveValue('300000');
});

test('the map that was asked for is shown after a tap elsewhere', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Show map' }).tap();
  await page.getByRole('heading', { level: 1 }).tap();
  release();
  await expect(page.locator('iframe')).toBeVisible();
});

test('scripts that could not be loaded are loaded when the visitor goes on', async ({ browser }) => {
  const page = await browser.newPage(); // without the check for errors, because the browser logs the failed requests
  await openFirstCar(page);
  await page.context().setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
  await page.getByRole('button', { name: 'Next photo' }).tap();
  await failed;
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Next photo' }).tap();
  await expect(page.getByText('Photo 3 of')).toBeAttached();
  await page.close();
});

test("'Add to compare' on two cars before the scripts have loaded adds both", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/search?make=TOYOTA');
  for (const index of [0, 1]) await page.getByRole('button', { name: 'Add to compare' }).nth(index).tap();
  release();
  await expect(page).toHaveURL('/compare');
  await expect(page.getByRole('link', { name: /^Change / })).toHaveCount(2);
});

test('a car of a shared comparison is replaced before the scripts have loaded, and the other one stays', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/compare?a=MNTCCUD23Z0104729&b=JB64W-041834');
  await page.getByRole('link', { name: 'Change SUZUKI' }).last().tap();
  release();
  await expect(page).toHaveURL('/search');
  await page.getByRole('button', { name: 'Add to compare' }).first().tap();
  await expect(page).toHaveURL('/compare');
  await expect(page.getByRole('link', { name: 'Change NISSAN NAVARA' })).toBeVisible();
});

test('an empty form that was sent before the scripts had loaded is not posted', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/preown');
  await page.locator('form[method=post] button').tap();
  release();
  await expect(page.getByText('Please fill all values').first()).toBeVisible();
  await expect(page).toHaveURL('/preown');
});

test('the menu that was opened before the scripts had loaded stays open, and keeps the scroll position', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/search?make=TOYOTA');
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  const hydrated = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('hydrated', () => resolve(), { once: true })),
  );
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  const position = await page.evaluate(() => scrollY);
  release();
  await hydrated;
  await expect(menu).toBeVisible();
  await expect(page).toHaveURL('/search?make=TOYOTA');
  await page.getByRole('button', { name: 'Close menu' }).tap();
  await expect(menu).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(position);
});

test('typed text and focus survive when an extension or a translation makes React render the page again', async ({
  browser,
}) => {
  const page = await browser.newPage(); // without the check for errors, because React logs the difference
  const release = await holdScripts(page);
  await page.goto('/');
  await page.getByLabel('Email').fill('me@example.com');
  await page.locator('form[role=search] [name=maxPrice]').fill('600000');
  await page.getByLabel('Message').fill('Is it still there? ');
  const message = await page.getByLabel('Message').elementHandle();
  await page.evaluate(() => document.body.prepend(document.createElement('div')));
  const text = 'Blue, please. '.repeat(15);
  const typing = page.keyboard.type(text, { delay: 5 }); // into the field that React replaces
  release();
  await expect.poll(() => message?.evaluate((element) => element.isConnected)).toBe(false);
  await typing;
  await expect(page.getByLabel('Message')).toHaveValue(`Is it still there? ${text}`);
  await expect(page.getByLabel('Message')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue('me@example.com');
  await expect(page.locator('form[role=search] [name=maxPrice]')).toHaveValue('600000');
  await page.close();
});

test('a choice survives when React renders the page again', async ({ browser }) => {
  const page = await browser.newPage();
  const release = await holdScripts(page);
  await page.goto('/ads');
  const video = page.getByRole('radio', { name: 'VIDEO' });
  const served = await video.elementHandle();
  await video.check();
  await page.evaluate(() => document.body.prepend(document.createElement('div')));
  release();
  await expect.poll(() => served?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(video).toBeChecked();
  await page.close();
});

test('a press counts when React renders the page again', async ({ browser }) => {
  const page = await browser.newPage();
  const release = await holdScripts(page);
  await page.goto('/search');
  const pressed = page.getByRole('article').getByRole('button', { name: 'Save' }).nth(1);
  const served = await pressed.elementHandle();
  await pressed.tap();
  await page.evaluate(() => document.body.prepend(document.createElement('div')));
  release();
  await expect.poll(() => served?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(pressed).toHaveAttribute('aria-pressed', 'true');
  await page.close();
});
