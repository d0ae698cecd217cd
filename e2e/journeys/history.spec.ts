import { holdScripts } from '#e2e/held-scripts.ts';
import { expect, test, untilHydrated } from '#e2e/visitor.ts';

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

test('going back to a page of an earlier document shows it before the scripts arrive', async ({ page }) => {
  await page.goto('/search');
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await page.getByRole('heading', { level: 1 }).tap();
  await untilHydrated(page);
  await link.tap();
  await expect(page.getByRole('heading', { name: 'Vehicle Overview' })).toBeVisible();
  await holdScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Cars for sale' })).toBeVisible();
});

test('going back to a place on another page shows that page', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // a click during a smooth scroll may miss its link
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).click();
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Makes' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/#makes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Find the car/);
  await expect(page.locator('#makes')).toBeInViewport();
});
