import type { Locator } from '@playwright/test';
import { holdScripts } from '#e2e/held-scripts.ts';
import { yearInMauritius } from '#lib/domain/text/mauritius-time.ts';
import { expect, expectAccessible, test } from '#e2e/visitor.ts';

const ENTRIES = ['HOME', 'INVENTORY', 'COMPARE', 'OUR SERVICES', 'ABOUT US', 'CONTACT US', 'TEST DRIVE'];

/** Waits until the menu has slid in. */
async function expectOpened(sidebar: Locator): Promise<void> {
  await expect
    .poll(() =>
      sidebar.evaluate((menu) => menu.matches(':popover-open') && menu.getAnimations().length === 0),
    )
    .toBe(true);
}

test.describe('on a phone', () => {
  test('the menu button opens a sidebar of entries, saved cars and calls that traps the focus', async ({
    page,
  }) => {
    await page.goto('/');
    const hamburger = page.getByRole('button', { name: 'Menu', exact: true });
    await hamburger.click();
    const sidebar = page.getByRole('dialog', { name: 'Menu' });
    const links = [...ENTRIES, 'Saved cars', 'Français', 'Call', 'WhatsApp'];
    await expect(sidebar.getByRole('link')).toHaveText(links);
    await expectOpened(sidebar);
    await expectAccessible(page);
    for (const key of [...Array<string>(13).fill('Tab'), ...Array<string>(3).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      await expect(sidebar.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(hamburger).toBeFocused();
  });

  test('the sidebar has its close button in place of the menu button, and calls at its foot', async ({
    page,
  }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    const place = await button.boundingBox();
    expect(place).toMatchObject({ width: 44, height: 44 });
    await button.click();
    const sidebar = page.getByRole('dialog', { name: 'Menu' });
    await expectOpened(sidebar);
    const close = await sidebar.getByRole('button', { name: 'Close menu' }).boundingBox();
    expect(close?.x).toBe(place?.x);
    expect(Math.round(close?.y ?? NaN)).toBe(Math.round(place?.y ?? NaN));
    await expect(sidebar.getByRole('link', { name: 'Call' })).toBeInViewport({ ratio: 1 });
    await expect(sidebar.getByRole('link', { name: 'WhatsApp' })).toBeInViewport({ ratio: 1 });
  });

  test('the sidebar closes by Escape, its button, a tap beside it, every choice and going back', async ({
    page,
  }) => {
    await page.goto('/');
    const sidebar = page.getByRole('dialog', { name: 'Menu' });
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => sidebar.getByRole('button', { name: 'Close menu' }).click(),
      () => page.mouse.click(10, 300),
      () => sidebar.getByRole('link', { name: 'CONTACT US' }).click(),
      () => page.goBack(),
    ]) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expectOpened(sidebar);
      await close();
      await expect(sidebar).toBeHidden();
    }
  });

  test('the sidebar opens and closes before the scripts have loaded', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/');
    const hamburger = page.getByRole('button', { name: 'Menu', exact: true });
    const sidebar = page.getByRole('dialog', { name: 'Menu' });
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => sidebar.getByRole('button', { name: 'Close menu' }).tap(),
      () => page.touchscreen.tap(10, 300),
      () => sidebar.getByRole('link', { name: 'CONTACT US' }).tap(),
    ]) {
      await hamburger.tap();
      await expectOpened(sidebar);
      await close();
      await expect(sidebar).toBeHidden();
    }
    await expect(page.locator('#contact')).toBeInViewport();
  });

  test('CONTACT US in the sidebar moves the focus to the contact section', async ({ page }) => {
    await page.goto('/');
    const sidebar = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expectOpened(sidebar);
    await sidebar.getByRole('link', { name: 'CONTACT US' }).click();
    await expect(page.locator('#contact')).toBeFocused();
    await expect(page.locator('#contact')).toBeInViewport();
  });
});

test.describe('on a desktop', { tag: '@desktop' }, () => {
  test('the header shows the seven entries, marks the current one, and INVENTORY applies the filters of the form', async ({
    page,
  }) => {
    await page.goto('/');
    const tabs = page.getByRole('banner').getByRole('navigation').getByRole('link');
    const inventory = page.getByRole('banner').getByRole('link', { name: 'INVENTORY', exact: true });
    await expect(tabs).toHaveText(ENTRIES);
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
    await page.getByLabel('Min Price').fill('500000');
    await inventory.click();
    await expect(page).toHaveURL('/search?minPrice=500000');
    await expect(inventory).toHaveAttribute('aria-current', 'page');

    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/search');
    await page.getByLabel('Min Price').fill('600000');
    await inventory.click();
    await expect(page).toHaveURL('/search?minPrice=600000');
  });

  test('CONTACT US scrolls to the contact section and focuses it, from another page too', async ({
    page,
  }) => {
    const entry = page.getByRole('banner').getByRole('link', { name: 'CONTACT US' });
    const section = page.locator('#contact');
    await page.goto('/');
    for (let clicks = 0; clicks < 3; clicks += 1) {
      await entry.click();
      await expect(section).toBeInViewport();
      await expect(section).toBeFocused();
    }
    await page.goBack();
    await expect(page).toHaveURL('/');

    await page.goto('/search');
    await page.getByRole('combobox', { name: 'Search the inventory' }).focus(); // starts the hydration
    await entry.click();
    await expect(page).toHaveURL('/#contact');
    await expect(section).toBeInViewport();
    await expect(section).toBeFocused();
  });
});

test('the first Tab stop skips to the content', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the footer shows the hours of three departments and the current year', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const logos = page.waitForResponse(/social-networks/); // loaded only when in view
  await footer.getByText('Parts and Service hours').click();
  const hours = ['Sales', '09:00 - 18:00', 'Parts', '09:00 - 16:00', 'Service', '09:00 - 13:00', 'Closed'];
  for (const text of hours) await expect(footer.getByText(text).first()).toBeVisible();
  await expect(footer).toContainText(`© ${yearInMauritius(new Date())}`);
  for (const network of ['Facebook', 'TikTok', 'Instagram', 'LinkedIn', 'WhatsApp']) {
    await expect(footer.getByRole('link', { name: network })).toBeVisible();
  }
  await footer.getByRole('link', { name: 'TikTok' }).scrollIntoViewIfNeeded();
  expect((await logos).ok()).toBe(true);
  await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  await footer.getByRole('link', { name: /home/ }).click();
  await expect(page).toHaveURL('/');
});
