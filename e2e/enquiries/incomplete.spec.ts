import type { Page } from '@playwright/test';

import { expect, expectAccessible, expectNoSidewaysScroll, expectUncovered } from '#e2e/visitor.ts';
import { test } from './received-enquiries.ts';
import { aPhone, CONTACT, fieldOf, filledIn, fillIn, FORMS, send, TEST_DRIVE } from './forms.ts';

const TOLD = 'Please fill all values';

/** The addresses of what the page posts from now on. */
function postsOf(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  return posts;
}

for (const form of FORMS) {
  test(`an empty ${form.kind} form is not sent: all fields are marked, the first has the focus`, async ({
    page,
    isMobile,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const posts = postsOf(page);
    await page.goto(form.page);
    await send(page, form);

    const toast = page.getByRole('region', { name: 'Notifications' }).getByText(TOLD);
    await expect(toast).toBeVisible();
    const [first = '', ...others] = Object.keys(form.typed);
    await expect(fieldOf(page, first)).toBeFocused();
    for (const label of [first, ...others]) {
      await expect(fieldOf(page, label)).toHaveAttribute('aria-invalid', 'true');
    }
    await expectUncovered(page.locator('label', { hasText: first }).first());
    await expectUncovered(fieldOf(page, first));
    await expectUncovered(page.getByRole('alert').getByRole('link'));
    await expectNoSidewaysScroll(page);
    if (isMobile) await expectAccessible(page);
    expect(posts).toEqual([]);
  });
}

test('blanks are no value', async ({ page }) => {
  const posts = postsOf(page);
  await page.goto(CONTACT.page);
  await fillIn(page, { ...CONTACT.typed, Phone: '5', Email: ' ', Message: '   ' });
  await send(page, CONTACT);
  await expect(page.getByText(TOLD)).toBeVisible();
  await expect(fieldOf(page, 'Email')).toBeFocused();
  await expect(fieldOf(page, 'Message')).toHaveAttribute('aria-invalid', 'true');
  await expect(fieldOf(page, 'Phone')).not.toHaveAttribute('aria-invalid');
  expect(posts).toEqual([]);
});

test('a test drive without a car is not sent, and the way to the inventory is shown', async ({ page }) => {
  const posts = postsOf(page);
  await page.goto('/test-drive');
  await expect(page.getByText('You have not chosen a car yet.')).toBeVisible();
  await fillIn(page, filledIn(TEST_DRIVE, aPhone()).typed);
  await send(page, TEST_DRIVE);
  await expect(page.getByText(TOLD)).toBeVisible();
  expect(posts).toEqual([]);
  await page.getByRole('link', { name: 'Choose a car from the inventory', exact: true }).click();
  await expect(page).toHaveURL('/search');
});

test('a test drive in a car that is gone says so', async ({ page }) => {
  await page.goto('/test-drive?car=NO-SUCH-CAR');
  await expect(page.getByText('This car is no longer available.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an incomplete form comes back with what was typed, and arrives once it is complete', async ({
    page,
    backoffice,
  }) => {
    const phone = aPhone();
    await page.goto(CONTACT.page);
    await fillIn(page, { ...filledIn(CONTACT, phone).typed, Message: ' ' });
    await send(page, CONTACT);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not sent yet');
    await expect(page.getByText(TOLD)).toBeVisible();
    await expect(fieldOf(page, 'Message')).toHaveAttribute('aria-invalid', 'true');
    await expect(fieldOf(page, 'Email')).toHaveValue('priya@example.com');
    await expectNoSidewaysScroll(page);
    expect(backoffice.enquiriesFrom(phone)).toEqual([]);

    await fieldOf(page, 'Message').fill('Is it there?');
    await send(page, CONTACT);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message sent');
    expect(backoffice.enquiriesFrom(phone)).toHaveLength(1);
  });

  test('a test drive without a car comes back, and nothing arrives', async ({ page, backoffice }) => {
    const phone = aPhone();
    await page.goto('/test-drive');
    await fillIn(page, filledIn(TEST_DRIVE, phone).typed);
    await send(page, TEST_DRIVE);
    await expect(page.getByRole('link', { name: 'Choose a car from the inventory.' })).toBeVisible();
    await expect(fieldOf(page, 'Phone')).toHaveValue(phone);
    expect(backoffice.enquiriesFrom(phone)).toEqual([]);
  });
});
