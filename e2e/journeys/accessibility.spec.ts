import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#e2e/visitor.ts';

const NAVARA = 'MNTCCUD23Z0104729';
const JIMNY = 'JB64W-041834';
/** A MERCEDES-BENZ A-CLASS. */
const A_CLASS = 'W1K1770842J290825';

const ROUTES = [
  '/',
  '/search',
  '/search?make=TOYOTA&maxPrice=900000',
  `/car/${NAVARA}`,
  '/compare',
  `/compare?a=${NAVARA}`,
  `/compare?a=${NAVARA}&b=${JIMNY}`,
  '/blogs',
  '/blogs/what-to-check-on-a-test-drive',
  '/services',
  '/about',
  '/preown',
  '/preorder',
  '/ads',
  '/test-drive',
  '/privacy',
  `/test-drive?car=${NAVARA}`,
  '/form-result/sent',
  '/no/such/page',
];

for (const route of ROUTES) {
  const title = `${route} is accessible and does not scroll sideways at 320 px and with text at 200 %`;
  test(title, { tag: '@layout' }, async ({ page, isMobile }) => {
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    if (!isMobile) return;
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNoSidewaysScroll(page);
    await page.evaluate(() => window.scrollTo({ top: 800, behavior: 'instant' }));
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });
}

test('on a low screen neither the header nor the offer covers the page', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto(`/car/${NAVARA}`);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Test drive', exact: true }),
  ).not.toBeInViewport();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('breadcrumbs stay on one line at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/car/${A_CLASS}`);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  const tops = await crumbs.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(tops).toHaveLength(5);
  expect(new Set(tops).size).toBe(1);
});

test.describe('in dark mode', () => {
  test.use({ colorScheme: 'dark' });

  for (const route of ['/', `/car/${NAVARA}`, `/compare?a=${NAVARA}&b=${JIMNY}`, '/preown']) {
    test(`${route} is accessible`, async ({ page }) => {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    });
  }
});
