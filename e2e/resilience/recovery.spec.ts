import type { FixtureBackoffice } from './fixture-backoffice.ts';
import { agePages, keptPages } from './kept-pages.ts';
import { sendNotice } from './webhook.ts';
import type { Site } from './site.ts';
import { expect, test } from './test.ts';
import { expectShown, visitAll } from './request.ts';

const CHASSIS_NUMBER = 'AQUA-100001';
const OLD_PRICE = 'Rs 785,000';
const NEW_PRICE = 'Rs 749,000';

/** Where the car's price stands. */
const ADDRESSES = ['/', '/search?make=TOYOTA', `/car/${CHASSIS_NUMBER}`, `/compare?a=${CHASSIS_NUMBER}`];

function changePrice({ inventory }: FixtureBackoffice): void {
  const car = inventory.cars.get(CHASSIS_NUMBER);
  if (car) car.clientSellingPrice = 749_000;
}

async function expectPrice(site: Site, price: string): Promise<void> {
  for (const address of ADDRESSES) await expectShown(site, address, price);
}

test('after an outage every page is right again by itself', async ({ backoffice, dataDir, openSite }) => {
  const before = await openSite();
  await visitAll(before, ADDRESSES);
  await expect.poll(() => keptPages(dataDir).length).toBe(ADDRESSES.length);
  await before.stop();
  agePages(dataDir, 1);
  backoffice.setMode('down');
  const site = await openSite();
  for (const { status } of await visitAll(site, ADDRESSES)) expect(status).toBe(200);
  await expectPrice(site, OLD_PRICE);
  changePrice(backoffice);
  backoffice.setMode('healthy');
  await expectPrice(site, NEW_PRICE);
});

test('a notice of the backoffice refreshes every page that shows the car at the next visit', async ({
  backoffice,
  openSite,
}) => {
  const site = await openSite();
  await visitAll(site, ADDRESSES);
  changePrice(backoffice);
  await sendNotice(site, { chassisNumbers: [CHASSIS_NUMBER] });
  await expectPrice(site, NEW_PRICE);
});

test('a notice is not lost when the backoffice goes away right after it', async ({
  backoffice,
  openSite,
}) => {
  const site = await openSite();
  await visitAll(site, ADDRESSES);
  changePrice(backoffice);
  backoffice.setMode('down');
  await sendNotice(site, { chassisNumbers: [CHASSIS_NUMBER] });
  for (const { status } of await visitAll(site, ADDRESSES)) expect(status).toBe(200);
  await expectPrice(site, OLD_PRICE);
  backoffice.setMode('healthy');
  await expectPrice(site, NEW_PRICE);
});

test('a notice is not lost when the site is restarted right after it', async ({ backoffice, openSite }) => {
  const site = await openSite();
  await visitAll(site, ADDRESSES);
  changePrice(backoffice);
  await sendNotice(site, { chassisNumbers: [CHASSIS_NUMBER] });
  await site.stop();
  await expectPrice(await openSite(), NEW_PRICE);
});
