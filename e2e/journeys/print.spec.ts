import { expect, test } from '#e2e/visitor.ts';

const FILTERS = ['availability=in-stock', 'availability=coming-soon', 'availability=sold'];

for (const filter of FILTERS)
  test(`a car of ?${filter} is printed on one sheet with a QR code @desktop`, async ({ page }) => {
    await page.goto(`/search?${filter}`);
    await page.goto((await page.locator('a[href^="/car/"]').first().getAttribute('href')) ?? '');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('svg[shape-rendering=crispEdges]')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets).toHaveLength(1);
  });

for (const [path, maxSheets] of [
  ['/', 4],
  ['/search', 2],
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
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets?.length).toBeLessThanOrEqual(maxSheets);
  });
