import { expect, expectPicture, test } from '../visitor';

test.use({ hasPictures: true });
test.slow(); // each picture is drawn when it is first asked for

test('the banner and the featured cars have their pictures', async ({ page }) => {
  await page.goto('/');
  await expectPicture(page.getByRole('region', { name: 'Welcome' }).locator('img').first());
  await expectPicture(page.getByRole('article').first().locator('img'));
});

test('the photo that a thumbnail names is shown large', async ({ page }) => {
  await page.goto('/car/MNTCCUD23Z0104729');
  const large = page
    .getByRole('group', { name: /^Photos of/ })
    .getByRole('img')
    .first();
  await expectPicture(large);
  const first = await large.getAttribute('src');
  await page.getByRole('link', { name: 'Photo 2 of 8' }).click();
  await expect(large).not.toHaveAttribute('src', first ?? '');
  await expectPicture(large);
});
