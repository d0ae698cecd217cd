import type { FixtureBackoffice } from '#lib/backoffice/testing/fixture-backoffice.ts';
import { sendWebhook } from './webhook.ts';
import type { Site } from './site.ts';
import { expect, test } from './test.ts';
import { request } from './request.ts';

const AQUA = 'AQUA-100001';
const PAGE = `/car/${AQUA}`;

/** Chassis numbers of the similar cars on a page. */
async function similarCars(site: Site, address = PAGE): Promise<string[]> {
  const { body } = await request(site, address);
  const links = body.matchAll(/<h3[^>]*><a [^>]*href="\/car\/([^"]+)"/g);
  return [...links].flatMap(([, chassisNumber]) => chassisNumber ?? []);
}

/** Title, meta tags and canonical link, sorted. */
function headOf(body: string): string[] {
  const head = body.slice(0, body.indexOf('</head>'));
  return [...head.matchAll(/<title>[^<]*|<(?:meta|link rel="canonical") [^>]*>/g)].map(([tag]) => tag).sort();
}

/** Tells the site of a change and waits until the page was rendered again. */
async function afterWebhook(site: Site): Promise<void> {
  await sendWebhook(site, { chassisNumbers: [AQUA] });
  await expect.poll(async () => (await request(site, PAGE)).headers.get('x-nextjs-cache')).toBe('HIT');
}

function sell({ inventory }: FixtureBackoffice): void {
  const car = inventory.cars.get(AQUA);
  if (car) car.status = 'SOLD';
}

test('the page of a removed car is a 404 that names it and links to similar cars, also after a restart', async ({
  backoffice,
  openSite,
}) => {
  const site = await openSite();
  expect((await request(site, PAGE)).status).toBe(200);
  backoffice.inventory.cars.delete(AQUA);
  await afterWebhook(site);
  const { status, body } = await request(site, PAGE);
  expect(status).toBe(404);
  expect(body).toContain('This TOYOTA AQUA 2017 is not here any more');
  expect(await similarCars(site)).toEqual(expect.arrayContaining(['AQUA-100007', 'AQUA-100013']));

  await site.stop();
  const restarted = await openSite();
  const lowerCase = await request(restarted, PAGE.toLowerCase());
  expect(lowerCase.status).toBe(404);
  expect(lowerCase.body).toContain('This TOYOTA AQUA 2017 is not here any more');
});

test('the page of an unknown car is a 404 that links to featured cars', async ({ backoffice, openSite }) => {
  const site = await openSite();
  backoffice.inventory.cars.delete(AQUA);
  const { status, body } = await request(site, PAGE);
  expect(status).toBe(404);
  expect(body).toContain('This car is not here any more');
  expect(body).toContain('Featured Cars');
});

test('the page of a missing car stays a 404 when it is rendered again', async ({ backoffice, openSite }) => {
  const site = await openSite();
  backoffice.inventory.cars.delete(AQUA);
  const first = await request(site, PAGE);
  await afterWebhook(site);
  const again = await request(site, PAGE);
  expect([first.status, again.status]).toEqual([404, 404]);
  expect(headOf(again.body)).toEqual(headOf(first.body));
});

test('a car that comes back has its whole metadata again', async ({ backoffice, openSite }) => {
  const site = await openSite();
  const before = await request(site, PAGE);
  const car = backoffice.inventory.cars.get(AQUA);
  backoffice.inventory.cars.delete(AQUA);
  await afterWebhook(site);
  expect((await request(site, PAGE)).status).toBe(404);
  if (car) backoffice.inventory.cars.set(AQUA, car);
  await afterWebhook(site);
  const after = await request(site, PAGE);
  expect(after.status).toBe(200);
  expect(headOf(after.body)).toEqual(headOf(before.body));
});

test('a sold car costs two searches at most for similar cars', async ({ backoffice, openSite }) => {
  const site = await openSite();
  sell(backoffice);
  expect(await similarCars(site)).toHaveLength(6);
  expect(backoffice.calls().filter(({ path }) => path === '/cars').length).toBeLessThanOrEqual(2);
});

test('a sold car keeps its similar cars when the search fails', async ({ backoffice, openSite }) => {
  const site = await openSite();
  sell(backoffice);
  const before = await similarCars(site);
  backoffice.setMode('error 500', ['cars', 'featured']);
  await afterWebhook(site);
  expect(before).toHaveLength(6);
  expect(await similarCars(site)).toEqual(before);
});

for (const mode of ['error 500', 'hang'] as const) {
  test(`the page of a sold car comes without similar cars when the search fails: ${mode}`, async ({
    backoffice,
    openSite,
  }) => {
    sell(backoffice);
    backoffice.setMode(mode, ['cars', 'featured']); // before the site starts and reads the inventory
    const site = await openSite();
    const { status, body } = await request(site, PAGE);
    expect(status).toBe(200);
    expect(body).toContain('This car is sold');
    expect(body).toContain('href="/search?make=TOYOTA"');
    expect(await similarCars(site)).toEqual([]);
  });
}
