import { mergeTests, type Page } from '@playwright/test';
import {
  aPhone,
  CONTACT,
  fieldOf,
  withPhone,
  fillIn,
  type Form,
  PRE_ORDER,
  send,
} from '#e2e/enquiries/forms.ts';
import { expect, expectAccessible, test as visitorTest } from '#e2e/visitor.ts';
import type { FixtureBackoffice } from '#lib/backoffice/testing/fixture-backoffice.ts';
import { test as oneSiteTest } from './one-site.ts';

const test = mergeTests(oneSiteTest, visitorTest);

test.describe.configure({ mode: 'default' }); // in one worker, on one site

const REJECTED = /^We could not take this message\. Please call/;

function rejectEnquiries(backoffice: FixtureBackoffice): void {
  backoffice.handleCalls(({ path }, response) => {
    if (!path.startsWith('/email')) return false;
    response.writeHead(400).end();
    return true;
  });
}

async function fillInAndSend(page: Page, siteUrl: string, form: Form): Promise<void> {
  await page.goto(siteUrl + form.page);
  await fillIn(page, form.values);
  await send(page, form);
}

test('a visitor sees that an enquiry was rejected, keeps the typed values and gets other contacts', async ({
  backoffice,
  site,
  page,
}) => {
  rejectEnquiries(backoffice);
  const form = withPhone(PRE_ORDER, aPhone());
  await fillInAndSend(page, site.url, form);

  const alert = page.getByRole('alert').filter({ hasText: REJECTED });
  await expect(alert).toBeFocused();
  await expect(page.getByText('Message sent')).toHaveCount(0);
  const written = (await alert.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href')) ?? '';
  const message = new URL(written).searchParams.get('text') ?? '';
  for (const text of Object.values(form.values)) expect(message).toContain(text);
  await expect(alert.getByRole('link', { name: /^\+230/ }).first()).toHaveAttribute('href', /^tel:\+230\d+$/);
  await expectAccessible(page);

  await page.reload();
  for (const [label, text] of Object.entries(form.values))
    await expect(fieldOf(page, label)).toHaveValue(text);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page with the rejection keeps the typed values', async ({ backoffice, site, page }) => {
    rejectEnquiries(backoffice);
    const form = withPhone(CONTACT, aPhone());
    await fillInAndSend(page, site.url, form);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not sent yet');
    await expect(page.getByText(REJECTED)).toBeVisible();
    for (const [label, text] of Object.entries(form.values))
      await expect(fieldOf(page, label)).toHaveValue(text);
    await expect(page.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/.*Priya/,
    );
  });
});
