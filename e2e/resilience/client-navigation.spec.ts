import type { Page } from '@playwright/test';
import type { FixtureBackoffice } from '#lib/backoffice/testing/fixture-backoffice.ts';
import { holdScripts } from '#e2e/held-scripts.ts';
import { sendWebhook } from './webhook.ts';
import { expect, test } from './test.ts';
import { expectShown } from './request.ts';
import type { Site } from './site.ts';

const CHASSIS_NUMBER = 'AQUA-100001';
const CAR = `/car/${CHASSIS_NUMBER}`;
const LIST = '/search?make=TOYOTA';
const OLD_PRICE = 'Rs 785,000';
const NEW_PRICE = 'Rs 749,000';
const LATEST_PRICE = 'Rs 725,000';

function changePrice({ inventory }: FixtureBackoffice, price = NEW_PRICE): void {
  const car = inventory.cars.get(CHASSIS_NUMBER);
  if (car) car.clientSellingPrice = Number(price.replace(/\D/g, ''));
}

type Publication = { backoffice: FixtureBackoffice; site: Site; address: string; price?: string };

/** Changes the price and tells the site, which then serves the page anew. */
async function publish({ backoffice, site, address, price = NEW_PRICE }: Publication): Promise<void> {
  changePrice(backoffice, price);
  await sendWebhook(site, { chassisNumbers: [CHASSIS_NUMBER] });
  await expectShown(site, address, price);
}

/** Opens a page whose clock the test moves, and waits until it is hydrated. */
async function openWithClock(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await expect(page.getByRole('combobox', { name: 'Search the inventory' })).toBeVisible();
}

/** The visitor leaves the tab for more than a minute. */
async function returnAfterMinute(page: Page): Promise<void> {
  await page.clock.fastForward(61_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Follows links from a list to a car and back to the list. @returns the price on the car's page */
async function priceByNavigation(page: Page): Promise<string> {
  await page.getByRole('main').locator(`a[href="${CAR}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(CAR));
  const text = await page.getByRole('main').innerText();
  await page.getByRole('banner').getByRole('link', { name: 'INVENTORY', exact: true }).click();
  await expect(page).toHaveURL(/make=TOYOTA/);
  await expect(page.getByRole('article').first()).toBeVisible();
  return [OLD_PRICE, NEW_PRICE].find((price) => text.includes(price)) ?? text;
}

test('the first visit by link refreshes a changed price, and the second shows it', async ({
  backoffice,
  openSite,
  page,
}) => {
  const site = await openSite();
  await page.goto(site.url + LIST);
  expect(await priceByNavigation(page)).toBe(OLD_PRICE);
  changePrice(backoffice);
  await sendWebhook(site, { chassisNumbers: [CHASSIS_NUMBER] });
  const before = backoffice.calls().length;
  await priceByNavigation(page);
  await expect
    .poll(() => backoffice.calls().slice(before))
    .toContainEqual(expect.objectContaining({ path: `/car/${CHASSIS_NUMBER}` }));
  await expectShown(site, CAR, NEW_PRICE);
  await expectShown(site, LIST, NEW_PRICE);
  expect(await priceByNavigation(page)).toBe(NEW_PRICE);
  await expect(page.getByRole('main').getByText(NEW_PRICE)).toBeVisible();
});

test('a page is up to date when the visitor comes back after a minute, and stays when the site is down', async ({
  backoffice,
  openSite,
  page,
}) => {
  const site = await openSite();
  await openWithClock(page, `${site.url}/search`); // all of it is one document
  await page.getByRole('banner').getByRole('link', { name: 'HOME', exact: true }).click();
  await page.getByRole('link', { name: 'TOYOTA', exact: true }).click();
  await expect(page).toHaveURL(/make=TOYOTA/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Featured Cars' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('main').getByText(OLD_PRICE).first()).toBeVisible();

  for (const price of [NEW_PRICE, LATEST_PRICE]) {
    await publish({ backoffice, site, address: '/search', price });
    await returnAfterMinute(page);
    await expect(page.getByRole('main').getByText(price).first()).toBeVisible();
    await expect(page).toHaveURL(/\/search$/);
  }

  await site.kill('SIGKILL');
  await Promise.all([page.waitForEvent('requestfailed'), returnAfterMinute(page)]);
  await expect(page.getByRole('main').getByText(LATEST_PRICE).first()).toBeVisible();
});

test('a list that is reached by sorting is up to date when the visitor comes back after a minute', async ({
  backoffice,
  openSite,
  page,
}) => {
  const site = await openSite();
  await openWithClock(page, site.url + LIST);
  await page.locator('#order').selectOption('price');
  await expect(page).toHaveURL(/sort=price/);
  await expect(page.getByRole('main').getByText(OLD_PRICE).first()).toBeVisible();
  await publish({ backoffice, site, address: `${LIST}&sort=price` });
  await returnAfterMinute(page);
  await expect(page.getByRole('main').getByText(NEW_PRICE).first()).toBeVisible();
});

for (const [kind, address] of [
  ['a car', CAR],
  ['a car that is gone', '/car/GONE-1'],
] as const)
  test(`who goes back to the page of ${kind} sees the new price, though the browser has kept the old page`, async ({
    backoffice,
    openSite,
    page,
  }) => {
    const site = await openSite();
    await page.goto(site.url + address);
    await expect(page.getByRole('main').getByText(OLD_PRICE).first()).toBeVisible();
    await page.goto('about:blank');
    await publish({ backoffice, site, address });
    await page.goBack();
    await expect(page.getByRole('main').getByText(NEW_PRICE).first()).toBeVisible();
  });

test('a page whose scripts load after a minute is refreshed', async ({ backoffice, openSite, page }) => {
  const site = await openSite();
  await page.clock.install();
  const release = await holdScripts(page);
  await page.goto(`${site.url}/search`);
  await expect(page.getByRole('main').getByText(OLD_PRICE).first()).toBeVisible();
  await publish({ backoffice, site, address: '/search' });
  await page.clock.fastForward(61_000);
  release();
  await expect(page.getByRole('main').getByText(NEW_PRICE).first()).toBeVisible();
});
