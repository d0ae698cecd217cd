import { aPhone, CONTACT, fieldOf, filledIn, fillIn, PRE_ORDER, send } from '../enquiries/forms';
import { expect, expectAccessible, test } from '../visitor';

test('a visitor is told that sending failed, keeps what was typed and has other ways', async ({ page }) => {
  const phone = aPhone();
  const { typed } = filledIn(PRE_ORDER, phone);
  await page.goto(PRE_ORDER.page);
  await fillIn(page, typed);
  await send(page, PRE_ORDER);

  const told = page.getByRole('alert').filter({ hasText: 'We could not deliver your message.' });
  await expect(told).toBeFocused();
  await expect(page.getByText('Message sent')).toHaveCount(0);
  const written = (await told.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href')) ?? '';
  const message = new URL(written).searchParams.get('text') ?? '';
  for (const text of Object.values(typed)) expect(message).toContain(text);
  await expect(told.getByRole('link', { name: /^\+230/ }).first()).toHaveAttribute('href', /^tel:\+230\d+$/);
  await expectAccessible(page);

  await page.reload();
  for (const [label, text] of Object.entries(typed)) await expect(fieldOf(page, label)).toHaveValue(text);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor is told the same on a page that holds what was typed', async ({ page }) => {
    const { typed } = filledIn(CONTACT, aPhone());
    await page.goto(CONTACT.page);
    await fillIn(page, typed);
    await send(page, CONTACT);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not sent yet');
    await expect(page.getByText(/^We could not deliver your message\./)).toBeVisible();
    for (const [label, text] of Object.entries(typed)) await expect(fieldOf(page, label)).toHaveValue(text);
    await expect(page.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/.*Priya/,
    );
  });
});
