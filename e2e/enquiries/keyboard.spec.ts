import type { Locator } from '@playwright/test';
import { expect } from '#e2e/visitor.ts';
import { test } from './received-enquiries.ts';
import { aPhone, fieldOf } from './forms.ts';

const MAX_TAB_STOPS = 60;

/** Presses Tab until the element has the focus. */
async function tabTo(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  for (let stops = 0; stops < MAX_TAB_STOPS; stops += 1) {
    await keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

test('a visitor with a keyboard books a test drive', { tag: '@desktop' }, async ({ page, backoffice }) => {
  const { keyboard } = page;
  const phone = aPhone();
  await page.goto('/search?make=SUZUKI');
  await page.getByRole('combobox', { name: 'Order' }).focus();
  await tabTo(page.getByRole('article').first().getByRole('heading').getByRole('link'));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Vehicle Overview' })).toBeVisible();
  await tabTo(page.getByRole('link', { name: 'Test drive', exact: true }).last());
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/test-drive\?car=/);
  await expect(page.getByRole('region', { name: 'Chosen car' })).toContainText('SUZUKI');

  await tabTo(page.getByRole('radio', { name: 'MR', exact: true }));
  await keyboard.press('Space');
  await keyboard.press('ArrowRight');
  for (const [label, keys] of [
    ['Name', 'Priya'],
    ['Age', '34'],
    ['Phone', phone],
    ['Date', '05162031'],
    ['Time', '1030AM'],
  ] as const) {
    await tabTo(fieldOf(page, label));
    await keyboard.type(keys);
  }
  await tabTo(page.getByRole('button', { name: 'Book test drive' }));
  await keyboard.press('Space');

  await expect(fieldOf(page, 'Address')).toBeFocused();
  await keyboard.type('Curepipe');
  await tabTo(page.getByRole('button', { name: 'Book test drive' }));
  await keyboard.press('Space');
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  expect(backoffice.enquiriesFrom(phone).map(({ payload }) => payload)).toEqual([
    expect.objectContaining({
      title: 'MRS',
      name: 'Priya',
      age: 34,
      date: '2031-05-16',
      time: '10:30',
      car: expect.objectContaining({ make: 'SUZUKI' }),
    }),
  ]);
});

test('Enter submits the form, and an empty field gets the focus', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/preown');
  await fieldOf(page, 'Name').focus();
  await page.keyboard.type('Priya');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please fill all values')).toBeVisible();
  await expect(fieldOf(page, 'Surname')).toBeFocused();
});
