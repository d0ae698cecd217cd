import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '#e2e/visitor.ts';

/**
 * Replaces each text node of the page by elements, also of what appears later, as Chrome's translation does. Only the texts
 * of options become others.
 */
function replaceTexts(): void {
  function replaceIn(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (
        !text.data.trim() ||
        text.parentElement?.closest('script, style, noscript, [translate=no], .translated')
      )
        continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.className = 'translated';
      inner.textContent = text.parentElement?.closest('option') ? `Translated ${text.data}` : text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
  replaceIn(document.body);
  new MutationObserver((changes) => {
    for (const { target } of changes) if (target.isConnected) replaceIn(target);
  }).observe(document.body, { childList: true, subtree: true });
}

async function openTranslated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).tap();
  await untilHydrated(page);
  await page.evaluate(replaceTexts);
}

test('a loan is calculated on a page that the browser has translated', async ({ page }) => {
  await openTranslated(page, '/car/LGXCH4CD2S0158715');
  const period = page.getByLabel('Period (months)');
  for (const months of ['24', '36']) {
    await period.fill('');
    await expect(page.getByText('Fill in the empty fields')).toBeVisible();
    await period.fill('0');
    await expect(page.getByText('Correct the marked figure')).toBeVisible();
    await period.fill(months);
    await expect(page.getByText('Monthly payment', { exact: true })).toBeVisible();
  }
});

test('a translated search is named by what it finds', async ({ page }) => {
  await openTranslated(page, '/search?make=MERCEDES-BENZ');
  await page.getByRole('link', { name: 'Clear all' }).last().tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cars for sale');
});

test('a car is added to a comparison and taken out of it', async ({ page }) => {
  await openTranslated(page, '/compare?a=LGXCH4CD2S0158715');
  await page.getByRole('button', { name: 'Add to compare' }).first().tap();
  await expect(page.getByText(/\d differences/)).toBeVisible();
  await page
    .getByRole('link', { name: /^Change/ })
    .first()
    .tap();
  await expect(page).toHaveURL('/search');
});

test('the terms of a budget are those chosen', async ({ page }) => {
  await openTranslated(page, '/');
  await page.getByText('Change', { exact: true }).tap();
  await page.getByLabel('Months').selectOption('36');
  await expect(page.getByText(/over 36 months/)).toBeVisible();
});
