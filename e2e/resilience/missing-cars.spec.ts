import type { Car } from '#lib/backoffice/testing/inventory.ts';
import { test } from './one-site.ts';
import { request } from './request.ts';
import type { Site } from './site.ts';
import { expect } from './test.ts';
import { sendWebhook } from './webhook.ts';

test.describe.configure({ mode: 'default' }); // in one worker, on one site

function pageOf({ chassisNumber }: Pick<Car, 'chassisNumber'>): string {
  return `/car/${chassisNumber}`;
}

/** Chassis numbers of the similar cars on the car's page. */
async function similarCars(site: Site, car: Car): Promise<string[]> {
  const { body } = await request(site, pageOf(car));
  const links = body.matchAll(/<h3[^>]*><a [^>]*href="\/car\/([^"]+)"/g);
  return [...links].flatMap(([, chassisNumber]) => chassisNumber ?? []);
}

/** Title, meta tags and canonical link, sorted. */
function headOf(body: string): string[] {
  const head = body.slice(0, body.indexOf('</head>'));
  return [...head.matchAll(/<title>[^<]*|<(?:meta|link rel="canonical") [^>]*>/g)].map(([tag]) => tag).sort();
}

/** Sends the site a change and waits until the page is rendered again. */
async function afterWebhook(site: Site, car: Pick<Car, 'chassisNumber'>): Promise<void> {
  await sendWebhook(site, { chassisNumbers: [car.chassisNumber] });
  await expect
    .poll(async () => (await request(site, pageOf(car))).headers.get('cache-status'))
    .toBe('site; hit');
}

/** Waits for the index, which provides similar cars. */
async function untilIndexed(site: Site): Promise<void> {
  await expect.poll(async () => (await request(site, '/api/health')).body).toMatch(/"cars":\d/);
}

test('the page of a removed car is a 404 that names it and links to similar cars, even after a restart', async ({
  backoffice,
  car,
  openSite,
}) => {
  const site = await openSite();
  const page = pageOf(car);
  await untilIndexed(site);
  expect((await request(site, page)).status).toBe(200);
  backoffice.inventory.cars.delete(car.chassisNumber);
  await afterWebhook(site, car);
  const { status, body } = await request(site, page);
  expect(status).toBe(404);
  expect(body).toContain('This TOYOTA AQUA 2017 is not here any more');
  expect(await similarCars(site, car)).toEqual(expect.arrayContaining(['AQUA-100001', 'AQUA-100007']));

  await site.stop();
  const restarted = await openSite({ port: site.port });
  const lowerCase = await request(restarted, page.toLowerCase(), { redirect: 'follow' });
  expect(lowerCase.status).toBe(404);
  expect(lowerCase.body).toContain('This TOYOTA AQUA 2017 is not here any more');
});

test('the page of an unknown car is a 404 that links to featured cars, even after it is rendered again', async ({
  car,
  backoffice,
  site,
}) => {
  backoffice.inventory.cars.delete(car.chassisNumber);
  const first = await request(site, pageOf(car));
  expect(first.status).toBe(404);
  expect(first.body).toContain('This car is not here any more');
  expect(first.body).toContain('Featured Cars');
  await afterWebhook(site, car);
  const again = await request(site, pageOf(car));
  expect(again.status).toBe(404);
  expect(headOf(again.body)).toEqual(headOf(first.body));
});

test('a car that is added again has its complete metadata again', async ({ backoffice, car, site }) => {
  const before = await request(site, pageOf(car));
  backoffice.inventory.cars.delete(car.chassisNumber);
  await afterWebhook(site, car);
  expect((await request(site, pageOf(car))).status).toBe(404);
  backoffice.inventory.cars.set(car.chassisNumber, car);
  await afterWebhook(site, car);
  const after = await request(site, pageOf(car));
  expect(after.status).toBe(200);
  expect(headOf(after.body)).toEqual(headOf(before.body));
});

test('a sold car has similar cars, and keeps them while the backoffice fails', async ({
  backoffice,
  car,
  site,
}) => {
  car.status = 'SOLD';
  await untilIndexed(site);
  const before = await similarCars(site, car);
  expect(before).toHaveLength(4);

  backoffice.setMode('error 500', ['cars', 'featured']);
  await afterWebhook(site, car);
  expect(await similarCars(site, car)).toEqual(before);
});

test('the page of a sold car has no similar cars when there is no index', async ({
  backoffice,
  openSite,
}) => {
  backoffice.setMode('error 500', ['cars', 'featured']); // before the site starts and reads the inventory
  const site = await openSite();
  for (const [mode, chassisNumber] of [
    ['error 500', 'VITZ-100002'],
    ['hang', 'FIT-100003'],
  ] as const) {
    await test.step(mode, async () => {
      const car = backoffice.inventory.cars.get(chassisNumber);
      if (!car) throw new Error(`${chassisNumber} was removed`);
      const { status } = car;
      car.status = 'SOLD';
      backoffice.setMode(mode, ['cars', 'featured']);
      const page = await request(site, pageOf(car));
      expect(page.status).toBe(200);
      expect(page.body).toContain('This car is sold');
      expect(page.body).toContain(`href="/search?make=${car.make}"`);
      expect(await similarCars(site, car)).toEqual([]);
      car.status = status;
    });
  }
});
