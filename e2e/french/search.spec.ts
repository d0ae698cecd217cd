import { expect, expectNoSidewaysScroll, test } from '#e2e/visitor.ts';

test('a search in French words finds cars, and the other language shows the same search', async ({
  page,
}) => {
  await page.goto('/fr/search?q=automatique+rouge+moins+de+900000');
  const filters = '?transmission=AUTOMATIC&maxPrice=900000&colour=RED';
  await expect(page).toHaveURL(`/fr/search${filters}`);
  const cars = page.getByRole('article');
  await expect(cars.first().getByText('AUTOMATIQUE').first()).toBeVisible();
  const titles = await cars.getByRole('heading').allInnerTexts();
  await expectNoSidewaysScroll(page);

  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`/search${filters}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-MU');
  expect(await cars.getByRole('heading').allInnerTexts()).toEqual(titles);

  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(`/fr/search${filters}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-MU');
});
