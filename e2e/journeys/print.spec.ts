import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/visitor.ts';

const FILTERS = ['availability=in-stock', 'availability=sold'];

async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const filter of FILTERS)
  test(`a car of ?${filter} is printed on one sheet with a QR code @desktop`, async ({ page }) => {
    await page.goto(`/search?${filter}`);
    await page.goto((await page.locator('a[href^="/car/"]').first().getAttribute('href')) ?? '');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('img[src^="data:image/bmp"]')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    expect(await countSheets(page)).toBe(1);
  });

for (const [path, maxSheets] of [
  ['/', 4],
  ['/search', 2],
  ['/compare?a=MNTCCUD23Z0104729&b=JB64W-041834', 1],
] as const)
  test(`${path} is printed without controls on at most ${maxSheets} sheets @desktop`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.locator('button, input, select').filter({ visible: true })).toHaveCount(0);
    await expect(
      main.getByText(/^(Filters|Test drive|Search the inventory)$/).filter({ visible: true }),
    ).toHaveCount(0);
    expect(await countSheets(page)).toBeLessThanOrEqual(maxSheets);
  });
