import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#e2e/visitor.ts';

const NAVARA = 'MNTCCUD23Z0104729';
const JIMNY = 'JB64W-041834';
/** A MERCEDES-BENZ A-CLASS. */
const A_CLASS = 'W1K1770842J290825';

/** Whether a page's layout depends on the width of the screen, apart from header and footer. */
const ROUTES: Record<string, 'one layout' | 'layout by width'> = {
  '/': 'layout by width',
  '/search?make=TOYOTA&maxPrice=900000': 'one layout', // on a desktop: search.spec.ts
  [`/car/${NAVARA}`]: 'layout by width',
  [`/compare?a=${NAVARA}`]: 'one layout',
  [`/compare?a=${NAVARA}&b=${JIMNY}`]: 'layout by width',
  '/blogs': 'layout by width',
  '/blogs/what-to-check-on-a-test-drive': 'one layout',
  '/services': 'layout by width',
  '/about': 'layout by width',
  '/preown': 'one layout',
  '/preorder': 'one layout',
  '/ads': 'one layout',
  '/test-drive': 'one layout',
  '/privacy': 'one layout',
  '/saved': 'one layout',
  [`/saved?cars=${NAVARA},${JIMNY},NOT-THERE`]: 'one layout',
  [`/test-drive?car=${NAVARA}`]: 'layout by width',
  '/form-result/sent': 'one layout',
  '/no/such/page': 'one layout',
  '/fr/services': 'one layout', // its words are longer
  [`/fr/test-drive?car=${NAVARA}`]: 'one layout',
};

/** The fields that overflow their form at its end, where they cover others or are cut off. */
function namesOfCutOffFields(page: Page): Promise<(string | null)[]> {
  return page
    .locator('form :is(input, select, textarea)')
    .filter({ visible: true })
    .evaluateAll((fields) => {
      const cutOff = fields.filter((field) => {
        const form = field.closest('form');
        return form && field.getBoundingClientRect().right > form.getBoundingClientRect().right + 1;
      });
      return cutOff.map((field) => field.getAttribute('name'));
    });
}

/** The headings whose text runs out of them or is clipped. With a tight line height, text is a little higher than its box. */
function cutOffHeadings(page: Page): Promise<string[]> {
  return page
    .locator('h1, h2, h3')
    .filter({ visible: true })
    .evaluateAll((headings) => {
      const cutOff = headings.filter((heading) => {
        const isClipped = getComputedStyle(heading).overflowY !== 'visible';
        const isHigher = heading.scrollHeight > heading.clientHeight;
        return (
          heading.clientWidth > 1 && (heading.scrollWidth > heading.clientWidth || (isClipped && isHigher))
        );
      });
      return cutOff.map(({ textContent }) => textContent);
    });
}

for (const [route, layout] of Object.entries(ROUTES)) {
  const title = `${route} fits on any screen and with text at 200 %, and is accessible on a desktop`;
  test(title, { tag: layout === 'layout by width' ? '@layout' : [] }, async ({ page, isMobile }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of isMobile ? [700, 320] : [800, 1000, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      await expectNoSidewaysScroll(page);
    }
    if (!isMobile) return expectAccessible(page); // on a phone: states.spec.ts
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNoSidewaysScroll(page);
    expect(await namesOfCutOffFields(page)).toEqual([]);
    expect(await cutOffHeadings(page)).toEqual([]);
    await page.evaluate(() => window.scrollTo({ top: 800, behavior: 'instant' }));
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });
}

test('a low screen shows the whole photo, and neither the header nor the offer stays on it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto(`/car/${NAVARA}`);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.getByRole('img', { name: /photo 1 of 8/ })).toBeInViewport({ ratio: 1 });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  for (const fixed of [
    page.getByRole('banner'),
    page.getByRole('main').getByRole('link', { name: 'Test drive', exact: true }),
  ])
    await expect(fixed).not.toBeInViewport();
});

test('breadcrumbs stay on one line at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/car/${A_CLASS}`);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  const tops = await crumbs.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(1);
});
