import { aPhone, fieldOf, withPhone, fillIn, send, TEST_DRIVE } from '#e2e/enquiries/forms.ts';
import { expect, test } from '#e2e/visitor.ts';

const KEYS = ['search', 'compare1', 'compare2', 'testdrive', 'draft:test-drive', 'loanTerms'];

const INVALID = '{"chassisNumber":5,"make":{},"texts":[1],"page":"x"}';

test('pages ignore invalid texts in session storage', async ({ page }) => {
  await page.goto('/services');
  await page.evaluate(([keys, value]) => keys.forEach((key) => sessionStorage.setItem(key, value)), [
    KEYS,
    INVALID,
  ] as const);
  await page.goto('/test-drive');
  await expect(page.getByText('You have not chosen a car yet.')).toBeVisible();
  await expect(fieldOf(page, 'Name')).toHaveValue('');
  await page.goto('/compare');
  await expect(page.getByRole('heading', { name: 'Select a car' })).toHaveCount(2);
  await page.goto('/search');
  await page.getByRole('article').first().getByRole('button', { name: 'Add to compare' }).click();
  await expect(page.getByRole('heading', { name: 'Select a car' })).toHaveCount(1);
});

test('the loan terms of a search hold on the pages of its cars, and after a reload', async ({ page }) => {
  await page.goto('/search?maxMonthly=15000&deposit=300000&months=60');
  const card = page.getByRole('article').first();
  const price = await card.getByText(/^about Rs [\d,]+ a month \(Rs 300,000 down, 60 months\)$/).innerText();
  await card.getByRole('heading').getByRole('link').click();
  for (const visit of ['first', 'second']) {
    await expect(page.getByText(price).first(), visit).toBeVisible();
    await expect(page.getByLabel('Period (months)'), visit).toHaveValue('60');
    await page.reload();
  }
});

test('a visitor whose browser blocks storage searches, compares and books a test drive, even after reloads', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
  });
  await page.goto('/search?make=TOYOTA');
  const card = page.getByRole('article').first();
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('button', { name: 'Add to compare' }).click();
  await expect(page).toHaveURL(/\/compare\?a=/);
  await page.reload();
  await expect(page.getByRole('region', { name: 'First car' }).getByRole('heading')).toHaveText(title);

  await page.goBack();
  const save = card.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(page.getByText(/^Not saved: this browser stores nothing/)).toBeVisible();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await card.getByRole('link', { name: 'Test drive' }).click();
  await expect(page).toHaveURL(/\/test-drive\?car=/);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Chosen car' })).toContainText(title);
  await fillIn(page, withPhone(TEST_DRIVE, aPhone()).values);
  await send(page, TEST_DRIVE);
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
});
