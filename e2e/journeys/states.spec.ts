import type { Page } from '@playwright/test';
import { STATES } from '#e2e/states.ts';
import { expect, expectAccessible, test } from '#e2e/visitor.ts';

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

for (const [name, { address, act }] of Object.entries(STATES)) {
  test(`the state ${name} is accessible in light and dark, and usable in forced colours`, async ({
    page,
  }) => {
    await page.goto(address);
    await act?.(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, ['color-contrast']);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await invisibleControls(page)).toEqual([]);
  });
}
