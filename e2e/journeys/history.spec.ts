import { expect, test } from '#e2e/visitor.ts';

test('going back restores the scroll position', async ({ page }) => {
  await page.goto('/search');
  const last = page.getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await last.getByRole('link', { name: /As from|Price on Request/ }).click();
  await expect(page.getByText('Vehicle Overview')).toBeVisible();
  await page.goBack();
  await expect(async () => {
    const now = await page.evaluate(() => window.scrollY); // throws when the page is replaced meanwhile
    expect(Math.abs(now - before)).toBeLessThan(150);
  }).toPass();
});
