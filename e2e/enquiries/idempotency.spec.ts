import { expect } from '#e2e/visitor.ts';
import { test } from './received-enquiries.ts';
import { aPhone, CONTACT, fieldOf, filledIn, fillIn, PRE_ORDER, send } from './forms.ts';

test('what was typed is there after a reload', async ({ page }) => {
  const { typed } = filledIn(PRE_ORDER, aPhone());
  await page.goto(PRE_ORDER.page);
  await fillIn(page, typed);
  await page.reload();
  for (const [label, text] of Object.entries(typed)) await expect(fieldOf(page, label)).toHaveValue(text);
});

test('a second press while sending sends nothing more', async ({ page, backoffice }) => {
  const phone = aPhone();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/client-car/email', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(CONTACT.page);
  await fillIn(page, filledIn(CONTACT, phone).typed);
  await page.getByRole('button', { name: CONTACT.button }).dblclick();
  await expect(page.getByText('Sending…')).toBeVisible();
  await fieldOf(page, 'Name').press('Enter');
  release();
  await expect(page.getByText('Message sent', { exact: true })).toBeVisible();
  expect(backoffice.enquiriesFrom(phone)).toHaveLength(1);
});

test('a message whose answer is lost is not delivered again by another try', async ({ page, backoffice }) => {
  const phone = aPhone();
  await page.route('**/api/client-car/email', async (route) => {
    await route.fetch();
    await page.unroute('**/api/client-car/email');
    await route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Try later</h1>' });
  });
  await page.goto(CONTACT.page);
  await fillIn(page, filledIn(CONTACT, phone).typed);
  await send(page, CONTACT);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Message sent', { exact: true })).toBeVisible();
  expect(backoffice.enquiriesFrom(phone)).toHaveLength(1);
});
