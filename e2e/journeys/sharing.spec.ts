import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#e2e/visitor.ts';

const NAVARA = '/car/MNTCCUD23Z0104729';
const NAVARA_TEXT = 'NISSAN NAVARA 2018, REF #4729, As from: Rs 935,000';

function shareButton(page: Page) {
  return page.getByRole('button', { name: 'Share', exact: true });
}

function menu(page: Page) {
  return page.getByRole('group', { name: /^Share / });
}

/** Address of the menu's link to this service. */
async function linkTo(page: Page, service: string): Promise<URL> {
  return new URL((await menu(page).getByRole('link', { name: service }).getAttribute('href')) ?? '');
}

/** Presses the button until the page is hydrated and shows this status. */
async function copyLink(page: Page, outcome: string | RegExp): Promise<void> {
  await expect(async () => {
    await menu(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(menu(page).getByRole('status')).toHaveText(outcome, { timeout: 1000 });
  }).toPass();
}

test('the menu shares a car by text and address, its link can be copied, and a click beside it closes it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(NAVARA);
  await shareButton(page).click();
  const address = `${baseURL}${NAVARA}`;
  expect((await linkTo(page, 'WhatsApp')).searchParams.get('text')).toBe(`${NAVARA_TEXT}\n${address}`);
  expect((await linkTo(page, 'Facebook')).searchParams.get('u')).toBe(address);
  expect((await linkTo(page, 'E-mail')).searchParams.get('body')).toBe(`${NAVARA_TEXT}\r\n${address}`);
  await expect(menu(page).getByLabel('Link')).toHaveValue(address);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await copyLink(page, 'Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(NAVARA);
  await page.mouse.click(5, 40); // in the header's margin: a click on the photo also opens it in full screen
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(NAVARA);
  await shareButton(page).click();
  await expect(menu(page).getByRole('status')).toBeEmpty();
});

test(
  'the keyboard opens and closes the share menu, and the focus returns',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(NAVARA);
    await shareButton(page).press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'WhatsApp' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(shareButton(page)).toBeFocused();
  },
);

test('at 320 px every target of the menu is visible and at least 44 px high', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(NAVARA);
  await shareButton(page).click();
  const targets = menu(page).getByRole('link').or(menu(page).getByRole('button'));
  await expect(targets).toHaveText(['WhatsApp', 'Facebook', 'E-mail', 'Copy link']);
  for (const target of await targets.all()) {
    await expect(target).toBeInViewport({ ratio: 1 });
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await expectNoSidewaysScroll(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu has its links and the address, and no button that does nothing', async ({ page }) => {
    await page.goto(NAVARA);
    await shareButton(page).click();
    await expect(menu(page).getByRole('link')).toHaveText(['WhatsApp', 'Facebook', 'E-mail']);
    await expect(menu(page).getByLabel('Link')).toBeVisible();
    await expect(menu(page).getByRole('button')).toHaveCount(0);
  });
});
