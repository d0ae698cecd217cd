import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Locator, type Page } from '@playwright/test';

/** A browser says this of every page that is rightly answered by an error status. */
const STATUS_OF_THE_PAGE = /Failed to load resource: the server responded with a status of (404|503)/;

/** One colour, large enough to have a size at every density. */
const PLAIN_PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAFAAAAA8AQMAAADL6a/PAAAAA1BMVEXI1NRcLOz0AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQokWNgGAWjYHABAAKUAAFl+TQ2AAAAAElFTkSuQmCC',
  'base64',
);

/** Stands in for the map, which is on a site of its own. */
const PLAIN_MAP = '<!doctype html><html lang="en"><title>Map</title></html>';

type Fixtures = {
  hasPictures: boolean;
  plainPictures: void;
  foreignPictures: void;
  plainMap: void;
  quietConsole: void;
};

/**
 * As Playwright's, but whatever the console reports as an error fails the test, refusals of the page's policy included.
 * Optimising pictures takes time, so only tests about pictures load them (`test.use({ hasPictures: true })`); to the
 * others every optimised picture is of one colour. The map is a blank page, and a foreign host has pictures by https.
 */
export const test = base.extend<Fixtures>({
  hasPictures: [false, { option: true }],
  plainPictures: [
    async ({ page, hasPictures }, use) => {
      if (!hasPictures) {
        await page.route('**/_next/image?*', (route) =>
          route.fulfill({ contentType: 'image/png', body: PLAIN_PICTURE }),
        );
      }
      await use();
    },
    { auto: true },
  ],
  foreignPictures: [
    async ({ page }, use) => {
      await page.route('https://pictures.example/**', (route) =>
        route.request().url().endsWith('dead.png')
          ? route.fulfill({ status: 404 })
          : route.fulfill({ contentType: 'image/png', body: PLAIN_PICTURE }),
      );
      await use();
    },
    { auto: true },
  ],
  plainMap: [
    async ({ page }, use) => {
      await page.route('https://www.openstreetmap.org/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: PLAIN_MAP }),
      );
      await use();
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !STATUS_OF_THE_PAGE.test(message.text()))
          problems.push(message.text());
      });
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** The first large picture of the page has arrived and is no placeholder. */
export async function expectPicture(picture: Locator): Promise<void> {
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
}

/** No part of the page can be scrolled to sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overhang).toBeLessThanOrEqual(0);
}

/** The middle of each is in sight, with nothing in front of it. */
export async function expectUncovered(parts: Locator): Promise<void> {
  await expect(async () => {
    const covered = await parts.evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        })
        .map(({ textContent, id }) => textContent || id),
    );
    expect(covered).toEqual([]);
  }).toPass();
}

/** What axe finds against WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** On a phone the form is folded. */
export async function unfoldFilters(page: Page): Promise<void> {
  const summary = page.locator('summary', { hasText: 'Filters' });
  const isFolded = await page.getByRole('search').isHidden();
  if (isFolded) await summary.click();
}

export { expect };
