import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, test } from '#e2e/visitor.ts';

/** A diesel pick-up and an electric hatchback. */
const NAVARA = 'MNTCCUD23Z0104729';
const LEAF = 'ZE1-946197';

function slot(page: Page, name: 'Première voiture' | 'Deuxième voiture') {
  return page.getByRole('region', { name });
}

test('the page of a car is in French, and so are its loan, links and messages', async ({ page, baseURL }) => {
  await page.goto(`/fr/car/${NAVARA}`);
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /^NISSAN NAVARA 2018 : EN STOCK, .* RÉF 4729$/,
  );
  const overview = page.getByRole('region', { name: 'Caractéristiques du véhicule' });
  await expect(overview.getByRole('term').filter({ hasText: 'KILOMÉTRAGE' })).toBeVisible();
  for (const value of ['62\u00a0929\u00a0km', '2298\u00a0cc', 'MANUELLE', 'DIESEL', 'PICK-UP'])
    await expect(overview.getByText(value, { exact: true })).toBeVisible();
  const loan = page.getByRole('region', { name: 'Calculateur de prêt' });
  await expect(loan.getByLabel('Taux d’intérêt (% par an)')).toHaveValue('10,5');
  await expect(loan.getByText('Mensualité', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'ÉQUIPEMENTS' }).getByRole('listitem').first()).toBeVisible();

  const whatsapp = page.getByRole('link', { name: 'Se renseigner sur WhatsApp' });
  const { searchParams } = new URL((await whatsapp.getAttribute('href')) ?? '');
  expect(searchParams.get('text')).toBe(
    `Bonjour, je m’intéresse à la voiture RÉF #4729, NISSAN NAVARA 2018, À partir de\u00a0: Rs\u00a0935\u00a0000. ${baseURL}/fr/car/${NAVARA}`,
  );
  const testDrive = page.getByRole('link', { name: 'Essai routier' }).last();
  await expect(testDrive).toHaveAttribute('href', `/fr/test-drive?car=${NAVARA}`);
  await expectNoSidewaysScroll(page);
});

test('a comparison is in French, and its cars lead to French pages', async ({ page }) => {
  await page.goto(`/fr/compare?a=${NAVARA}&b=${LEAF}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comparer des voitures');
  await expect(page.getByText(/^\d+ différences, hors prix$/)).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'CARBURANT diffère' })).toBeVisible();
  await expect(slot(page, 'Première voiture').getByRole('heading').getByRole('link')).toHaveAttribute(
    'href',
    `/fr/car/${NAVARA}`,
  );
  await expect(slot(page, 'Deuxième voiture').getByRole('link', { name: /^Changer / })).toHaveAttribute(
    'href',
    '/fr/search',
  );
  await expectNoSidewaysScroll(page);
});

test('a car that is added to the comparison opens it in French', async ({ page }) => {
  await page.goto(`/fr/car/${NAVARA}`);
  await page.getByRole('button', { name: 'Comparer' }).click();
  await expect(page).toHaveURL('/fr/compare');
  await expect(slot(page, 'Première voiture').getByRole('heading')).toHaveText('NISSAN NAVARA 2018');
  await expect(slot(page, 'Deuxième voiture').getByText('Choisissez une voiture')).toBeVisible();
});
