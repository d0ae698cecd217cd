import type { Page } from '@playwright/test';
import { aPhone, payloadOf, PICKUP, TEST_DRIVE, withPhone } from '#e2e/enquiries/forms.ts';
import { test } from '#e2e/enquiries/received-enquiries.ts';
import { expect, expectNoSidewaysScroll } from '#e2e/visitor.ts';

const LABELS: Record<string, string> = {
  Title: 'Civilité',
  Name: 'Nom',
  Age: 'Âge',
  Phone: 'Téléphone',
  Address: 'Adresse',
  Date: 'Date',
  Time: 'Heure',
};

function fieldOf(page: Page, label: string) {
  return page.getByLabel(LABELS[label] ?? '', { exact: true });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a test drive sent in French is answered in French, and the dealer learns the language', async ({
      page,
      backoffice,
    }) => {
      const phone = aPhone();
      const form = withPhone(TEST_DRIVE, phone);
      await page.goto(`/fr/test-drive?car=${PICKUP}`);
      await page.getByRole('radio', { name: 'Mme' }).check();
      for (const [label, value] of Object.entries(form.values).slice(1))
        await fieldOf(page, label).fill(value);
      await page.getByRole('button', { name: 'Réserver l’essai routier' }).click();

      await expect(page.getByRole('heading', { name: 'Message envoyé' })).toBeVisible();
      await expect(page.getByText(`Nous vous appellerons au ${phone}`)).toBeVisible();
      await expectNoSidewaysScroll(page);
      const [enquiry, ...others] = backoffice.enquiriesFrom(phone);
      const { car, ...payload } = enquiry?.payload ?? {};
      expect(others).toEqual([]);
      expect(payload).toEqual(payloadOf(form));
      expect(car).toMatchObject({ chassisNumber: PICKUP });
      expect(enquiry?.language).toBe('fr');
      await expect.poll(() => enquiry && backoffice.mailAbout(enquiry)).toContain('Language: French');
    });

    test('an empty form says in French what is missing, and keeps what was typed', async ({ page }) => {
      await page.goto('/fr/preorder');
      await page.getByLabel('Prénom', { exact: true }).fill('Priya');
      await page.getByRole('button', { name: 'Passer la commande' }).click();
      const summary = page.getByRole('alert').filter({ hasText: 'Il manque' });
      await expect(summary.getByRole('link')).toHaveCount(6);
      await expect(summary.getByRole('link', { name: 'Code postal' })).toHaveAttribute(
        'href',
        '#pre-order-postcode',
      );
      await expect(page.getByText('Veuillez remplir tous les champs')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr-MU');
      await expect(page.getByLabel('Prénom', { exact: true })).toHaveValue('Priya');
      await expectNoSidewaysScroll(page);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a rejected form can be read in the other language', async ({ page }) => {
    await page.goto('/fr/preorder');
    await page.getByRole('button', { name: 'Passer la commande' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pas encore envoyé' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Not sent yet' })).toBeVisible();
    await expect(page.getByText('Please fill all values')).toBeVisible();
  });
});
