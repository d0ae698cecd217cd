import type { Page } from '@playwright/test';
import { holdScripts } from '#e2e/held-scripts.ts';
import { expect, test } from '#e2e/visitor.ts';

const LIGHT = 'rgb(251, 250, 247)';
const DARK = 'rgb(12, 20, 28)';

function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

test('the chosen colours stay: on another page, after a reload before any script has loaded, and not on paper', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about');
  expect(await background(page)).toBe(LIGHT);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await footer.getByRole('combobox', { name: 'Appearance' }).selectOption('Dark');
  await expect.poll(() => background(page)).toBe(DARK);

  await footer.getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  expect(await background(page)).toBe(DARK);
  await holdScripts(page);
  await page.reload();
  expect(await background(page)).toBe(DARK);
  await page.emulateMedia({ media: 'print' });
  expect(await background(page)).toBe(LIGHT);
});

test('light is light on a dark screen, and the system decides again when it may', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/about');
  expect(await background(page)).toBe(DARK);
  const choice = page.getByRole('combobox', { name: 'Appearance' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await choice.selectOption('Light');
  await expect.poll(() => background(page)).toBe(LIGHT);
  await choice.selectOption('Same as my device');
  await expect.poll(() => background(page)).toBe(DARK);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no choice is offered that does nothing', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/about');
    await expect(page.getByRole('contentinfo').getByText('Appearance')).toHaveCount(0);
    expect(await background(page)).toBe(DARK);
  });
});
