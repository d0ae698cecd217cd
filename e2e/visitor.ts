import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A browser's expected log message for a page with an error status. */
const STATUS_OF_THE_PAGE = /Failed to load resource: the server responded with a status of (404|503)/;

/** A browser's log message a few seconds after a style sheet was preloaded and not used. */
const UNUSED_PRELOAD = /\.css\S* was preloaded using link preload but not used/;

/** A single colour, large enough for every pixel density. */
export const PLAIN_PICTURE = {
  contentType: 'image/png',
  body: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAFAAAAA8AQMAAADL6a/PAAAAA1BMVEXI1NRcLOz0AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQokWNgGAWjYHABAAKUAAFl+TQ2AAAAAElFTkSuQmCC',
    'base64',
  ),
};

const PLAIN_MAP = {
  contentType: 'text/html',
  body: '<!doctype html><html lang="en"><title>Map</title></html>',
};

type Fixtures = {
  hasPictures: boolean;
  /** An error that a test causes. */
  expectedError: RegExp | null;
};

/**
 * Playwright's `test`, which also fails by an error in the console, including violations of the content security policy
 * and unused preloads of style sheets. Optimising pictures takes time, so only tests about pictures load them
 * (`test.use({ hasPictures: true })`); all others get one plain picture. The map is a blank page, and the host
 * pictures.example serves pictures by https.
 */
export const test = base.extend<Fixtures>({
  hasPictures: [false, { option: true }],
  expectedError: [null, { option: true }],
  page: async ({ page, hasPictures, expectedError }, provide) => {
    if (!hasPictures) await page.route('**/i/*/**', (route) => route.fulfill(PLAIN_PICTURE));
    await page.route('https://pictures.example/**', (route) =>
      route.fulfill(route.request().url().endsWith('dead.png') ? { status: 404 } : PLAIN_PICTURE),
    );
    await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill(PLAIN_MAP));
    const errors: string[] = [];
    function report(error: string): void {
      if (!expectedError?.test(error)) errors.push(error);
    }
    page.on('pageerror', (error) => report(String(error)));
    page.on('console', (message) => {
      const isError = message.type() === 'error' && !STATUS_OF_THE_PAGE.test(message.text());
      if (isError || UNUSED_PRELOAD.test(message.text())) report(message.text());
    });
    await provide(page);
    expect(errors).toEqual([]);
  },
});

/** Expects the picture to be loaded. */
export async function expectPicture(picture: Locator): Promise<void> {
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
}

/** Expects that the page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Expects the centre of each element to be visible and not covered by another. */
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

/**
 * Expects no violation of WCAG 2.2 AA by axe. Animations are switched off, because an element that fades has less
 * contrast. The only frame is the map, a page of another site.
 * @param rules those of axe that are asked; unset: all
 */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(AXE);
  const problems = await page.evaluate(async (values) => {
    const sheet = new CSSStyleSheet(); // the content security policy refuses a style element
    sheet.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important; }');
    document.adoptedStyleSheets.push(sheet);
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      resultTypes: ['violations'],
      iframes: false,
      preload: false, // of style sheets, for a rule that is off
      ...(values && { runOnly: { type: 'rule' as const, values } }),
    });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, rules);
  expect(problems).toEqual([]);
}

/** Waits until the page, which a touch or a key has told to load its scripts, is hydrated. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('hydrated'))).not.toBeNull();
}

/** Opens the search form, which is collapsed on a phone. */
export async function openFilters(page: Page): Promise<void> {
  const summary = page.locator('summary', { hasText: 'Filters' });
  const isCollapsed = await page.getByRole('search', { name: 'Cars' }).isHidden();
  if (isCollapsed) await summary.click();
}

export { expect };
