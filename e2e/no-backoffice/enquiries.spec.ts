import { aPhone, CONTACT, fieldOf, withPhone, fillIn, PRE_ORDER, send } from '#e2e/enquiries/forms.ts';
import { SITES } from '#e2e/sites.ts';
import { expect, expectAccessible, test } from '#e2e/visitor.ts';

test.use({ baseURL: SITES.orphan });

test('an enquiry is accepted and queued while the backoffice is down', async ({ page, request }) => {
  const form = withPhone(PRE_ORDER, aPhone());
  await page.goto(form.page);
  await fillIn(page, form.values);
  await send(page, form);

  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  for (const label of Object.keys(form.values)) await expect(fieldOf(page, label)).toHaveValue('');
  await expectAccessible(page);
  expect(await (await request.get('/api/health')).text()).toMatch(/"undelivered":[1-9]/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an enquiry is accepted while the backoffice is down', async ({ page }) => {
    await page.goto(CONTACT.page);
    await fillIn(page, withPhone(CONTACT, aPhone()).values);
    await send(page, CONTACT);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message sent');
  });
});
