import { expect } from '#e2e/visitor.ts';
import { test } from './received-enquiries.ts';
import { aPhone, CONTACT, withPhone, fillIn, send } from './forms.ts';

test('a retry after a lost response does not deliver the enquiry twice', async ({ page, backoffice }) => {
  const phone = aPhone();
  await page.route('**/api/client-car/email', async (route) => {
    await route.fetch();
    await page.unroute('**/api/client-car/email');
    await route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Try later</h1>' });
  });
  await page.goto(CONTACT.page);
  await fillIn(page, withPhone(CONTACT, phone).values);
  await send(page, CONTACT);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  expect(backoffice.enquiriesFrom(phone)).toHaveLength(1);
});
