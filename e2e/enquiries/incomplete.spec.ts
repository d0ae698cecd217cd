import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, expectUncovered } from '#e2e/visitor.ts';
import { test } from './received-enquiries.ts';
import { aPhone, CONTACT, fieldOf, withPhone, fillIn, send, TEST_DRIVE } from './forms.ts';

const EMPTY_FIELDS = 'Please fill all values';

/** URLs of the POST requests that the page sends from now on. */
function recordPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  return posts;
}

test('a form that only begins with a day and a time is not sent: the others are marked, the first has the focus', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const posts = recordPosts(page);
  await page.goto(TEST_DRIVE.page);
  await send(page, TEST_DRIVE);

  const toast = page.getByRole('log').getByText(EMPTY_FIELDS);
  await expect(toast).toBeVisible();
  const [first = '', ...others] = Object.keys(TEST_DRIVE.values).filter((label) => !/Date|Time/.test(label));
  await expect(page.getByRole('radio').first()).toBeFocused();
  for (const label of [first, ...others]) {
    await expect(fieldOf(page, label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expectUncovered(page.getByRole('main').getByText(first, { exact: true }).first());
  await expectUncovered(fieldOf(page, first));
  for (const label of [first, ...others])
    await expectUncovered(page.getByRole('alert').getByRole('link', { name: label, exact: true }));
  await expectUncovered(page.getByRole('main').getByRole('link', { name: /^\+230/ }));
  await expectNoSidewaysScroll(page);
  expect(posts).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an incomplete form is shown again with its values, and is delivered once it is complete', async ({
    page,
    backoffice,
  }) => {
    const phone = aPhone();
    await page.goto(CONTACT.page);
    await fillIn(page, { ...withPhone(CONTACT, phone).values, Message: ' ' });
    await send(page, CONTACT);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not sent yet');
    await expect(page.getByText(EMPTY_FIELDS)).toBeVisible();
    await expect(fieldOf(page, 'Message')).toHaveAttribute('aria-invalid', 'true');
    await expect(fieldOf(page, 'Message')).toBeFocused();
    await expect(fieldOf(page, 'Email')).toHaveValue('priya@example.com');
    await expectNoSidewaysScroll(page);
    expect(backoffice.enquiriesFrom(phone)).toEqual([]);

    await fieldOf(page, 'Message').fill('Is it there?');
    await send(page, CONTACT);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message sent');
    expect(backoffice.enquiriesFrom(phone)).toHaveLength(1);
  });

  test('a test drive without a car is shown again with its values, and is not delivered', async ({
    page,
    backoffice,
  }) => {
    const phone = aPhone();
    await page.goto('/test-drive');
    await fillIn(page, withPhone(TEST_DRIVE, phone).values);
    await send(page, TEST_DRIVE);
    await expect(page.getByRole('link', { name: 'Choose a car from the inventory.' })).toBeVisible();
    await expect(fieldOf(page, 'Phone')).toHaveValue(phone);
    expect(backoffice.enquiriesFrom(phone)).toEqual([]);
  });
});
