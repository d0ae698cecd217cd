import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../visitor';

const NAVARA = 'MNTCCUD23Z0104729';
const JIMNY = 'JB64W-041834';

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
  '/answer/sent',
  '/no/such/page',
];

for (const route of ROUTES) {
  test(`${route} is accessible, and fits a phone of 320 px`, async ({ page, isMobile }) => {
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  for (const route of ['/', `/car/${NAVARA}`, `/compare?a=${NAVARA}&b=${JIMNY}`, '/preown']) {
    test(`${route} is accessible`, async ({ page }) => {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    });
  }
});
