import type { FixtureBackoffice } from './fixture-backoffice.ts';
import { sendNotice } from './webhook.ts';
import type { Site } from './site.ts';
import { expect, test } from './test.ts';
import { visit } from './request.ts';

const AQUA = 'AQUA-100001';
const PAGE = `/car/${AQUA}`;

/** The cars that a page of one leads to, by chassis numbers. */
async function ledTo(site: Site, address = PAGE): Promise<string[]> {
  const { body } = await visit(site, address);
  const links = body.matchAll(/<h3[^>]*><a [^>]*href="\/car\/([^"]+)"/g);
  return [...links].flatMap(([, chassisNumber]) => chassisNumber ?? []);
}

/** What a page says of itself, in the order of the alphabet. */
function headOf(body: string): string[] {
  const head = body.slice(0, body.indexOf('</head>'));
  return [...head.matchAll(/<title>[^<]*|<(?:meta|link rel="canonical") [^>]*>/g)].map(([tag]) => tag).sort();
}

/** Tells the site of a change and waits until the page was made anew. */
async function afterNotice(site: Site): Promise<void> {
  await sendNotice(site, { chassisNumbers: [AQUA] });
  await expect.poll(async () => (await visit(site, PAGE)).headers.get('x-nextjs-cache')).toBe('HIT');
}

function sell({ inventory }: FixtureBackoffice): void {
  const car = inventory.cars.get(AQUA);
  if (car) car.status = 'SOLD';
}

test('a car that is gone is 404, says what it was and leads to cars like it, also after a restart', async ({
  backoffice,
  openSite,
}) => {
  const site = await openSite();
  expect((await visit(site, PAGE)).status).toBe(200);
  backoffice.inventory.cars.delete(AQUA);
  await afterNotice(site);
  const { status, body } = await visit(site, PAGE);
  expect(status).toBe(404);
  expect(body).toContain('This TOYOTA AQUA 2017 is not here any more');
  expect(await ledTo(site)).toEqual(expect.arrayContaining(['AQUA-100007', 'AQUA-100013']));

  await site.stop();
  const restarted = await openSite();
  const otherwiseWritten = await visit(restarted, PAGE.toLowerCase());
  expect(otherwiseWritten.status).toBe(404);
  expect(otherwiseWritten.body).toContain('This TOYOTA AQUA 2017 is not here any more');
});

test('a car that nobody remembers leads to the featured ones', async ({ backoffice, openSite }) => {
  const site = await openSite();
  backoffice.inventory.cars.delete(AQUA);
  const { status, body } = await visit(site, PAGE);
  expect(status).toBe(404);
  expect(body).toContain('This car is not here any more');
  expect(body).toContain('Featured Cars');
});

test('a page of a missing car stays a 404 when it is made anew', async ({ backoffice, openSite }) => {
  const site = await openSite();
  backoffice.inventory.cars.delete(AQUA);
  const first = await visit(site, PAGE);
  await afterNotice(site);
  const anew = await visit(site, PAGE);
  expect([first.status, anew.status]).toEqual([404, 404]);
  expect(headOf(anew.body)).toEqual(headOf(first.body));
});

test('a car that comes back is found with its whole head', async ({ backoffice, openSite }) => {
  const site = await openSite();
  const before = await visit(site, PAGE);
  const car = backoffice.inventory.cars.get(AQUA);
  backoffice.inventory.cars.delete(AQUA);
  await afterNotice(site);
  expect((await visit(site, PAGE)).status).toBe(404);
  if (car) backoffice.inventory.cars.set(AQUA, car);
  await afterNotice(site);
  const after = await visit(site, PAGE);
  expect(after.status).toBe(200);
  expect(headOf(after.body)).toEqual(headOf(before.body));
});

test('a sold car asks the backoffice twice at most for cars like it', async ({ backoffice, openSite }) => {
  const site = await openSite();
  sell(backoffice);
  expect(await ledTo(site)).toHaveLength(6);
  expect(backoffice.calls().filter(({ path }) => path === '/cars').length).toBeLessThanOrEqual(2);
});

test('a sold car made anew while the search fails keeps the cars that it leads to', async ({
  backoffice,
  openSite,
}) => {
  const site = await openSite();
  sell(backoffice);
  const before = await ledTo(site);
  backoffice.setMode('error 500', ['cars', 'featured']);
  await afterNotice(site);
  expect(before).toHaveLength(6);
  expect(await ledTo(site)).toEqual(before);
});

for (const mode of ['error 500', 'hang'] as const) {
  test(`a sold car does without the cars that it never led to when the search fails: ${mode}`, async ({
    backoffice,
    openSite,
  }) => {
    const site = await openSite();
    sell(backoffice);
    backoffice.setMode(mode, ['cars', 'featured']);
    const { status, body } = await visit(site, PAGE);
    expect(status).toBe(200);
    expect(body).toContain('This car is sold');
    expect(body).toContain('href="/search?make=TOYOTA"');
    expect(await ledTo(site)).toEqual([]);
  });
}
