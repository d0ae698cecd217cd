import type { FixtureBackoffice } from '#lib/backoffice/testing/fixture-backoffice.ts';
import { agePages, cachedPages } from './cached-pages.ts';
import { sendWebhook } from './webhook.ts';
import type { Site } from './site.ts';
import { aDealerFile } from './dealer-file.ts';
import { expect, test } from './test.ts';
import { expectShown, request, requestAll } from './request.ts';

const CHASSIS_NUMBER = 'AQUA-100001';
const OLD_PRICE = 'Rs 785,000';
const NEW_PRICE = 'Rs 749,000';

/** Pages that show the price of the car. */
const ADDRESSES = ['/', '/search?make=TOYOTA', `/car/${CHASSIS_NUMBER}`, `/compare?a=${CHASSIS_NUMBER}`];

/** A fresh page of the blog, which is rendered again only after a webhook. */
const POST = '/blogs/1';
const OLD_POST = 'Look.';
const NEW_POST = 'Look closely.';

function changePrice({ inventory }: FixtureBackoffice, rupees: number): void {
  const car = inventory.cars.get(CHASSIS_NUMBER);
  if (car) car.clientSellingPrice = rupees;
}

function changePost({ inventory }: FixtureBackoffice): void {
  for (const post of inventory.blogs) post.post = NEW_POST;
}

async function expectPrice(site: Site, price: string): Promise<void> {
  for (const address of ADDRESSES) await expectShown(site, address, price);
}

test('after an outage every page is up to date by itself, and a webhook just before it is not lost', async ({
  backoffice,
  dataDir,
  openSite,
}) => {
  const before = await openSite();
  await requestAll(before, ADDRESSES);
  await expect.poll(() => cachedPages(dataDir).length).toBe(ADDRESSES.length);
  await before.stop();
  agePages(dataDir, 1);
  const site = await openSite({ port: before.port });
  expect((await request(site, POST)).body).toContain(OLD_POST);

  changePrice(backoffice, 749_000);
  changePost(backoffice);
  backoffice.setMode('down');
  await sendWebhook(site, { kinds: ['blogs'] });
  for (const { status } of await requestAll(site, [...ADDRESSES, POST])) expect(status).toBe(200);
  await expectPrice(site, OLD_PRICE);
  await expectShown(site, POST, OLD_POST);

  backoffice.setMode('healthy');
  await expectPrice(site, NEW_PRICE);
  await expectShown(site, POST, NEW_POST);
});

test('the webhook refreshes every page that shows the car, and is not lost when the site restarts right after it', async ({
  backoffice,
  openSite,
}) => {
  const site = await openSite();
  await requestAll(site, ADDRESSES);
  changePrice(backoffice, 799_000);
  await sendWebhook(site, { chassisNumbers: [CHASSIS_NUMBER] });
  await expectPrice(site, 'Rs 799,000');

  changePrice(backoffice, 749_000);
  await sendWebhook(site, { chassisNumbers: [CHASSIS_NUMBER] });
  await site.stop();
  await expectPrice(await openSite({ port: site.port }), NEW_PRICE);
});

test('pages that were cached before a change of settings are rendered again', async ({
  dataDir,
  openSite,
}) => {
  const before = await openSite();
  await request(before, '/services');
  await expect.poll(() => cachedPages(dataDir).length).toBe(1);
  await before.stop();
  const file = aDealerFile(dataDir, { phones: ['+230 5711 2233'] });
  const site = await openSite({ port: before.port, env: { DEALER_FILE: file } });
  expect((await request(site, '/services')).body).toContain('tel:+23057112233');
});
