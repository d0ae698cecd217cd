import { readEnv } from '#lib/platform/env.ts';
import { trialOnlySettings } from './production-checks.ts';

const OWN = {
  BACKOFFICE_URL: 'https://backoffice.example',
  SITE_URL: 'https://cars.example.mu',
  DEALER_NAME: 'Union Park Cars',
  DEALER_PHONES: '+230 465 0000',
  DEALER_WHATSAPP: '2304650000',
  DEALER_EMAIL: 'sales@unionpark.mu',
  DEALER_VAT_NUMBER: 'VAT12345678',
  DEALER_COMPANY_REGISTRATION_NUMBER: 'C12345678',
};

test('a fully configured site has no trial settings', () => {
  expect(trialOnlySettings(readEnv({ ...OWN, STRICT_CONFIG: '1' }))).toEqual([]);
});

test.each([
  'http://localhost:3000',
  'http://cars.localhost',
  'https://127.0.0.1',
  'http://[::1]:4000',
  'http://10.0.0.7',
])('SITE_URL=%s is a trial setting', (siteUrl) => {
  expect(trialOnlySettings(readEnv({ ...OWN, SITE_URL: siteUrl }))).toEqual([
    `SITE_URL is "${siteUrl}": links and previews lead nobody to the site.`,
  ]);
});

test('a placeholder is a trial setting', () => {
  expect(trialOnlySettings(readEnv({ ...OWN, DEALER_PHONES: '+230 465 0000, +230 5000 0000' }))).toEqual([
    'DEALER_PHONES is still the placeholder "+230 5000 0000".',
  ]);
});

test('a site on the embedded backoffice is a trial, unless STRICT_CONFIG is set', () => {
  expect(trialOnlySettings(readEnv({}))).toEqual([]);
  expect(trialOnlySettings(readEnv({ STRICT_CONFIG: '1' }))).toHaveLength(7);
});
