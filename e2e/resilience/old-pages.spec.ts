import type { Page } from '@playwright/test';
import type { FixtureBackoffice } from '#lib/backoffice/testing/fixture-backoffice.ts';
import { sendWebhook } from './webhook.ts';
import { expect, test } from './test.ts';
import { expectShown } from './request.ts';
import type { Site } from './site.ts';

const CHASSIS_NUMBER = 'AQUA-100001';
const CAR = `/car/${CHASSIS_NUMBER}`;
const LIST = '/search?make=TOYOTA';
const SCRIPTS = '**/*.js';
const OLD_PRICE = 'Rs 785,000';
const NEW_PRICE = 'Rs 749,000';

type Publication = { backoffice: FixtureBackoffice; site: Site; address: string };

/** Changes the price and tells the site, which then serves the new page. */
async function publish({ backoffice, site, address }: Publication): Promise<void> {
  const car = backoffice.inventory.cars.get(CHASSIS_NUMBER);
  if (car) car.clientSellingPrice = Number(NEW_PRICE.replace(/\D/g, ''));
  await sendWebhook(site, { chassisNumbers: [CHASSIS_NUMBER] });
  await expectShown(site, address, NEW_PRICE);
}

/** Milliseconds since the page was loaded, which it notes when it is hydrated. */
function ageOf(page: Page): Promise<number> {
  return page.evaluate(() => Date.now() - ((history.state as { loadedAt?: number } | null)?.loadedAt ?? 0));
}

/** The visitor leaves the tab for more than a minute. */
async function returnAfterMinute(page: Page): Promise<void> {
  await expect.poll(() => ageOf(page)).toBeLessThan(60_000);
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 61_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

test('a page is up to date when the visitor comes back after a minute, and stays when the site is down', async ({
  backoffice,
  openSite,
  page,
}) => {
  const site = await openSite();
  await page.goto(site.url + LIST);
  await expect(page.getByRole('main').getByText(OLD_PRICE).first()).toBeVisible();
  await publish({ backoffice, site, address: LIST });
  await returnAfterMinute(page);
  await expect(page.getByRole('main').getByText(NEW_PRICE).first()).toBeVisible();

  await site.kill('SIGKILL');
  await Promise.all([page.waitForEvent('requestfailed'), returnAfterMinute(page)]);
  await expect(page.getByRole('main').getByText(NEW_PRICE).first()).toBeVisible();
});

test('a page in which something is typed stays as it is', async ({ backoffice, openSite, page }) => {
  const site = await openSite();
  await page.goto(site.url + CAR);
  await page.getByLabel('Period (months)').fill('48');
  await publish({ backoffice, site, address: CAR });
  await returnAfterMinute(page);
  await page.clock.runFor(2_000);
  await expect(page.getByLabel('Period (months)')).toHaveValue('48');
  await expect(page.getByRole('main').getByText(OLD_PRICE).first()).toBeVisible();
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
    await page.route(SCRIPTS, (route) => route.abort()); // left before a script has noted when it was loaded
    await page.goto(site.url + address);
    await expect(page.getByRole('main').getByText(OLD_PRICE).first()).toBeVisible();
    await page.goto('about:blank');
    await page.unroute(SCRIPTS);
    await publish({ backoffice, site, address });
    await page.goBack();
    await expect(page.getByRole('main').getByText(NEW_PRICE).first()).toBeVisible();
  });
