import { fillIn, send, TEST_DRIVE } from '#e2e/enquiries/forms.ts';
import { theThing } from '#e2e/seo/structured-data/read.ts';
import { BACKOFFICES, SITES } from '#e2e/sites.ts';
import { expect, test } from '#e2e/visitor.ts';
import { ENCODED } from './vehicles.ts';

const { chassisNumber } = ENCODED;
const ADDRESS = `/car/${encodeURIComponent(chassisNumber)}`;
const TITLE = 'SUZUKI SWIFT 2019';

const TEST_DRIVES = `${BACKOFFICES.dirty}/api/client-car/test-drives`;

test.use({ baseURL: SITES.dirty });

test('a test drive for a chassis number with reserved characters is booked from its card', async ({
  page,
  request,
}) => {
  await page.goto('/search');
  await page.getByRole('heading', { name: TITLE }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(page).toHaveURL(ADDRESS);

  await page.getByRole('link', { name: 'Test drive', exact: true }).click();
  await expect(
    page.getByRole('region', { name: 'Chosen car' }).getByRole('link', { name: TITLE }),
  ).toBeVisible();
  await page.reload(); // now only the address names the car
  await fillIn(page, { ...TEST_DRIVE.values, Phone: '52500001' });
  await send(page, TEST_DRIVE);
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  expect(await (await request.get(TEST_DRIVES)).json()).toMatchObject([{ car: { chassisNumber } }]);
});

test('the page, Open Graph picture, comparison and current state of that car have encoded addresses', async ({
  request,
  baseURL,
}) => {
  const response = await request.get(ADDRESS);
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toContain(`REF: #${chassisNumber.slice(-4).toUpperCase()}`);
  expect(theThing(html, 'Car')).toMatchObject({ url: `${baseURL}${ADDRESS}` });

  const [, picture = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
  expect((await request.get(picture)).headers()['content-type']).toMatch(/^image\//);
  expect(await (await request.get(`/compare?a=${encodeURIComponent(chassisNumber)}`)).text()).toContain(
    TITLE,
  );
  const current = await request.get(`/api/client-car${ADDRESS}`);
  expect(await current.json()).toMatchObject({ chassisNumber });
  expect(await (await request.get('/sitemaps/cars-1.xml')).text()).toContain(`${baseURL}${ADDRESS}`);
});

test('a car that is written in another way in an address is found, and its page redirects to its own address', async ({
  request,
}) => {
  await expect.poll(async () => (await request.get('/api/health')).text()).toMatch(/"cars":\d/);
  for (const [typed, address] of [
    ['/car/swap-0003', '/car/SWAP-0003'],
    ['/fr/car/SWAP%E2%80%910003).', '/fr/car/SWAP-0003'],
    [`/car/${encodeURIComponent(`${chassisNumber.trim().toLowerCase()}…`)}`, ADDRESS],
  ] as const) {
    const response = await request.get(typed, { maxRedirects: 0 });
    expect([response.status(), response.headers()['location']]).toEqual([308, address]);
    expect((await request.get(typed)).status()).toBe(200);
  }
  const shared = `/saved?cars=${encodeURIComponent(chassisNumber)},swap0003`;
  for (const page of [
    shared,
    '/compare?a=swap-0003.',
    '/test-drive?car=swap%200003%20',
    '/saved?cars=x%2Cswap-0003',
  ])
    expect(await (await request.get(page)).text()).toContain('123 SWAPPED 2018');
  expect(await (await request.get(shared)).text()).toContain(TITLE);
});

test('a post whose id has reserved characters opens from the list', async ({ page }) => {
  await page.goto('/blogs');
  await page.getByRole('link', { name: 'Encoded' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Encoded');
  await page.reload();
  await expect(page.getByText('Found')).toBeVisible();
});
