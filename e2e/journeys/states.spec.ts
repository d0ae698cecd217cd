import { STATES } from '#e2e/states.ts';
import { expectAccessible, test } from '#e2e/visitor.ts';

for (const [name, { address, act }] of Object.entries(STATES)) {
  test(`the state ${name} is accessible in light and dark`, async ({ page }) => {
    await page.goto(address);
    await act?.(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });
}
