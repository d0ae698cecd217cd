import type { Page } from '@playwright/test';
import { STATES } from '#e2e/states.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#e2e/visitor.ts';

/** The controls that have neither words nor a border nor an icon, such as a mask whose background the system replaces. */
function invisibleControls(page: Page): Promise<string[]> {
  return page
    .locator('a, button, input, select, textarea, summary')
    .filter({ visible: true })
    .evaluateAll((controls) => {
      const invisible = controls.filter((control) => {
        const { appearance, borderTopStyle } = getComputedStyle(control);
        if (appearance !== 'none' || borderTopStyle !== 'none' || control.textContent?.trim()) return false;
        const label = control instanceof HTMLInputElement ? control.parentElement : control;
        const drawn = getComputedStyle(control, '::before').getPropertyValue('forced-color-adjust');
        return !label?.querySelector('svg, img') && drawn !== 'none';
      });
      return invisible.map(({ outerHTML }) => outerHTML);
    });
}

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

async function expectToFit(page: Page, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 });
    await expectNoSidewaysScroll(page);
  }
}

async function expectToFitWithLargeText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoSidewaysScroll(page);
  expect(await namesOfCutOffFields(page)).toEqual([]);
  expect(await cutOffHeadings(page)).toEqual([]);
  await page.evaluate(() => window.scrollTo({ top: 800, behavior: 'instant' }));
  await expect(page.getByRole('banner')).not.toBeInViewport();
}

for (const [name, { address, act, isWindow, isLayoutByWidth, isVariant }] of Object.entries(STATES)) {
  if (isVariant) continue;
  const tag = isLayoutByWidth ? '@layout' : [];
  test(`the state ${name} is accessible and fits on any screen`, { tag }, async ({ page, isMobile }) => {
    await page.goto(address);
    await act?.(page);
    await expectAccessible(page);
    if (!isMobile) return expectToFit(page, [800, 1000]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, ['color-contrast']);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await invisibleControls(page)).toEqual([]);
    if (isWindow) return;
    await page.emulateMedia({ colorScheme: null, forcedColors: null });
    await expectToFit(page, [700, 320]);
    await expectToFitWithLargeText(page);
  });
}
