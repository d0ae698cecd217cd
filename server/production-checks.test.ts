import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '#lib/platform/env.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { checkForProduction, misspeltVariables, trialOnlySettings } from './production-checks.ts';

/** The file of a dealership without placeholders, except for these keys. */
function aDealerFile(replaced: Record<string, unknown> = {}): string {
  const file = join(mkdtempSync(join(tmpdir(), 'dealer-')), 'dealer.json');
  const example = JSON.parse(readFileSync('deploy/dealer.example.json', 'utf8')) as object;
  const nothing = { whatsapp: null, email: null, vatNumber: null, companyRegistrationNumber: null };
  const own = { name: 'Union Park Cars', phones: ['+230 465 0000'], postalCode: null };
  const networks = { Facebook: null, TikTok: null, Instagram: null, LinkedIn: null };
  writeFileSync(file, JSON.stringify({ ...example, ...nothing, ...own, networks, ...replaced }));
  return file;
}

function ownSettings(): Record<string, string> {
  const addresses = { BACKOFFICE_URL: 'https://backoffice.example', SITE_URL: 'https://cars.example.mu' };
  return { ...addresses, DEALER_FILE: aDealerFile(), REVALIDATE_SECRET: 'a-secret-of-20-letters' };
}

function withOwn(changed: Record<string, string>): string[] {
  return trialOnlySettings(readEnv({ ...ownSettings(), ...changed }));
}

test('a fully configured site has no trial settings', () => {
  expect(withOwn({})).toEqual([]);
});

test.each([
  'http://localhost:3000',
  'http://cars.localhost',
  'https://127.0.0.1',
  'http://[::1]:4000',
  'http://10.0.0.7',
])('SITE_URL=%s is a trial setting', (siteUrl) => {
  expect(withOwn({ SITE_URL: siteUrl })).toEqual([
    `SITE_URL is "${siteUrl}": links and previews lead nobody to the site.`,
  ]);
});

test.each([
  [
    { SITE_URL: 'http://cars.example.mu' },
    'SITE_URL is "http://cars.example.mu": a public site needs https.',
  ],
  [{ BACKOFFICE_URL: '' }, 'BACKOFFICE_URL is not set: all cars would be samples.'],
  [
    { REVALIDATE_SECRET: 'fifteen-letters' },
    'REVALIDATE_SECRET can be guessed: it has less than 16 characters.',
  ],
  [{ DEALER_FILE: '' }, 'DEALER_FILE is not set: the dealership would be placeholders.'],
])('%j is a trial setting', (changed, sentence) => {
  expect(withOwn(changed)).toEqual([sentence]);
});

test('a placeholder is a trial setting', () => {
  expect(withOwn({ DEALER_FILE: aDealerFile({ phones: ['+230 465 0000', '+230 5000 0000'] }) })).toEqual([
    'DEALER_FILE still has the placeholder "+230 5000 0000" (phone).',
  ]);
});

test('trial settings stop the start, unless TRIAL is 1, which is logged in one line', () => {
  expect(() => checkForProduction(readEnv({}), {})).toThrow(/^BACKOFFICE_URL is not set.*\nSITE_URL is .*\n/);
  const lines = captureLog();
  checkForProduction(readEnv({ TRIAL: '1' }), {});
  expect(lines()).toMatchObject([{ event: 'config.trial', settings: { length: 3 } }]);
});

test('a variable that looks like one of the site is named with the one that it reads', () => {
  expect(misspeltVariables({ SITE_URI: 'x', BACKOFICE_URL: 'x', DEALER_PHONE: 'x', SMTP_ULR: 'x' })).toEqual([
    'SITE_URI is set, but the site reads SITE_URL.',
    'BACKOFICE_URL is set, but the site reads BACKOFFICE_URL.',
    'DEALER_PHONE is set, but the site reads DEALER_FILE.',
    'SMTP_ULR is set, but the site reads SMTP_URL.',
  ]);
  expect(
    misspeltVariables({ SITE_URL: 'x', NODE_ENV: 'x', POST: 'x', BASE_URL: 'x', SITE_URI: ' ' }),
  ).toEqual([]);
});
