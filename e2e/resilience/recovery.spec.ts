import type { FixtureBackoffice } from '#lib/backoffice/testing/fixture-backoffice.ts';
import { agePages, keptPages } from './kept-pages.ts';
import { sendWebhook } from './webhook.ts';
import type { Site } from './site.ts';
import { expect, test } from './test.ts';
import { expectShown, requestAll } from './request.ts';

const CHASSIS_NUMBER = 'AQUA-100001';
const OLD_PRICE = 'Rs 785,000';
const NEW_PRICE = 'Rs 749,000';

/** Pages that show the price of the car. */
const ADDRESSES = ['/', '/search?make=TOYOTA', `/car/${CHASSIS_NUMBER}`, `/compare?a=${CHASSIS_NUMBER}`];

function changePrice({ inventory }: FixtureBackoffice): void {
  const car = inventory.cars.get(CHASSIS_NUMBER);
  if (car) car.clientSellingPrice = 749_000;
}

async function expectPrice(site: Site, price: string): Promise<void> {
  for (const address of ADDRESSES) await expectShown(site, address, price);
}

test('after an outage every page is up to date by itself', async ({ backoffice, dataDir, openSite }) => {
  const before = await openSite();
  await requestAll(before, ADDRESSES);
  await expect.poll(() => keptPages(dataDir).length).toBe(ADDRESSES.length);
  await before.stop();
  agePages(dataDir, 1);
  backoffice.setMode('down');
  const site = await openSite();
  for (const { status } of await requestAll(site, ADDRESSES)) expect(status).toBe(200);
  await expectPrice(site, OLD_PRICE);
  changePrice(backoffice);
  backoffice.setMode('healthy');
  await expectPrice(site, NEW_PRICE);
});

test('the webhook refreshes every page that shows the car', async ({ backoffice, openSite }) => {
  const site = await openSite();
  await requestAll(site, ADDRESSES);
  changePrice(backoffice);
  await sendWebhook(site, { chassisNumbers: [CHASSIS_NUMBER] });
  await expectPrice(site, NEW_PRICE);
});

test('a webhook is not lost when the backoffice fails right after it', async ({ backoffice, openSite }) => {
  const site = await openSite();
  await requestAll(site, ADDRESSES);
  changePrice(backoffice);
  backoffice.setMode('down');
  await sendWebhook(site, { chassisNumbers: [CHASSIS_NUMBER] });
  for (const { status } of await requestAll(site, ADDRESSES)) expect(status).toBe(200);
  await expectPrice(site, OLD_PRICE);
  backoffice.setMode('healthy');
  await expectPrice(site, NEW_PRICE);
});

test('a webhook is not lost when the site restarts right after it', async ({ backoffice, openSite }) => {
  const site = await openSite();
  await requestAll(site, ADDRESSES);
  changePrice(backoffice);
  await sendWebhook(site, { chassisNumbers: [CHASSIS_NUMBER] });
  await site.stop();
  await expectPrice(await openSite(), NEW_PRICE);
});
