import type { Locator } from '@playwright/test';
import { expect, test, openFilters } from '#e2e/visitor.ts';

const NAVARA = '/car/MNTCCUD23Z0104729';
/** A MERCEDES-BENZ A-CLASS. */
const A_CLASS = '/car/W1K1770842J290825';

/** Edges and height of an element, in whole pixels. */
async function boxOf(element: Locator) {
  const { left, right, height } = await element.evaluate(
    (node: Element) => node.getBoundingClientRect().toJSON() as DOMRect,
  );
  return { left: Math.round(left), right: Math.round(right), height: Math.round(height) };
}

test('the sections of a page begin and end at the same edges', { tag: '@layout' }, async ({ page }) => {
  await page.goto(NAVARA);
  const { right } = await boxOf(page.getByRole('link', { name: 'Trade yours in' }));
  expect((await boxOf(page.getByRole('button', { name: 'Share' }))).right).toBe(right);

  await page.goto('/');
  const edges = await boxOf(page.getByRole('heading', { name: 'Featured Cars' }).locator('..'));
  const sections = [
    page.getByRole('article').first(),
    page.getByRole('list', { name: 'Testimonials' }).getByRole('listitem').first(),
    page.getByRole('contentinfo').getByText('©'),
  ];
  for (const section of sections) expect((await boxOf(section)).left).toBe(edges.left);
});

test(
  'the search button is as high as a field, and keeps its size when the count comes',
  { tag: '@layout' },
  async ({ page }) => {
    await page.goto('/search');
    await openFilters(page);
    const button = page.getByRole('button', { name: 'Search' });
    const before = await boxOf(button);
    expect(before.height).toBe((await boxOf(page.getByLabel('Max Price'))).height);
    await page.getByLabel('Max Price').fill('900000');
    await expect(page.getByRole('status').filter({ hasText: /Found/ })).toBeVisible();
    expect(await boxOf(button)).toEqual(before);
  },
);

test("the gallery's buttons stay in the upper half of the picture", { tag: '@layout' }, async ({ page }) => {
  await page.goto(NAVARA);
  const picture = await page.getByRole('img', { name: /photo 1 of 5/ }).boundingBox();
  const button = await page.getByRole('button', { name: 'Next photo' }).boundingBox();
  if (!picture || !button) throw new Error('The gallery is not shown');
  expect(button.y + button.height).toBeLessThan(picture.y + picture.height / 2);
});

test('on a phone whose page has arrived in part, no thumbnails stand where title and price will be', async ({
  page,
}) => {
  await page.route(`**${NAVARA}`, async (route) => {
    const response = await route.fetch();
    const [body = ''] = (await response.text()).split('<h1');
    await route.fulfill({ response, body });
  });
  await page.goto(NAVARA);
  await expect(page.getByRole('button', { name: 'View in full screen' })).toBeVisible();
  await expect(page.locator(':has(> a[href="#photo-2"])')).toHaveCSS('display', 'none');
});

test("on a phone the bar with a car's actions is no higher than its buttons", async ({ page }) => {
  await page.goto(NAVARA);
  await expect(page.locator('html[data-font]')).toHaveCount(0); // the site's font is there
  const link = page.getByRole('main').getByRole('link', { name: 'Test drive' });
  const bar = link.locator('..');
  const button = await boxOf(link);
  expect(button.height).toBe(48);
  expect((await boxOf(bar)).height).toBe(button.height + 16 + 1); // padding and border
});

test('on an upright tablet the whole photo, the title and the price are above the bar with the actions', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(NAVARA);
  const bar = await page
    .getByRole('main')
    .getByRole('link', { name: 'Test drive' })
    .locator('..')
    .boundingBox();
  const price = await page.getByText('about Rs 12,612 a month').first().boundingBox();
  if (!bar || !price) throw new Error('The offer is not shown');
  expect(price.y + price.height).toBeLessThan(bar.y);
  await expect(page.getByRole('img', { name: /photo 1 of 5/ })).toBeInViewport({ ratio: 1 });
});

test('on a phone a test drive begins on the first screen, below the whole car', async ({ page }) => {
  for (const address of ['/test-drive?car=MNTCCUD23Z0104729', '/fr/test-drive?car=MNTCCUD23Z0104729']) {
    await page.goto(address);
    await expect(page.locator('[name=title]').first()).toBeInViewport({ ratio: 1 });
    await expect(page.locator('main img').first()).toBeInViewport({ ratio: 1 });
  }
});

test('a low screen shows the whole photo, and neither the header nor the offer stays on it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto(NAVARA);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.getByRole('img', { name: /photo 1 of 5/ })).toBeInViewport({ ratio: 1 });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  for (const fixed of [
    page.getByRole('banner'),
    page.getByRole('main').getByRole('link', { name: 'Test drive', exact: true }),
  ])
    await expect(fixed).not.toBeInViewport();
});

test('breadcrumbs stay on one line at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(A_CLASS);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  const tops = await crumbs.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});

test("a first view gets the site's font, whose name no system font has", async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.locator('html[data-font]')).toHaveCount(0); // it is loaded
  const [shown, monospaced] = await page.evaluate(() => {
    const [family = ''] = getComputedStyle(document.body).fontFamily.split(',');
    for (const styles of document.querySelectorAll('style, link[rel=stylesheet]')) styles.remove();
    const text = document.body.appendChild(document.createElement('span'));
    text.textContent = 'What can you pay a month?';
    return [`${family}, monospace`, 'monospace'].map((fonts) => {
      text.style.font = `1rem ${fonts}`;
      return text.getBoundingClientRect().width;
    });
  });
  expect(shown).toBe(monospaced);
});

test('a page that does not exist leads to the inventory', async ({ page }) => {
  await page.goto('/no/such/page');
  await page.getByRole('main').getByRole('link', { name: 'See the inventory' }).click();
  await expect(page).toHaveURL('/search');
});
