import { startFixtureBackoffice, type FixtureBackoffice } from './testing/fixture-backoffice.ts';

let backoffice: FixtureBackoffice;

beforeEach(async () => {
  backoffice = await startFixtureBackoffice();
  process.env['BACKOFFICE_URL'] = backoffice.url;
  jest.resetModules();
});

afterEach(() => backoffice.stop());

async function outcomes(sends: boolean): Promise<Record<string, string>> {
  const { checkBackoffice } = await import('./check-backoffice.ts');
  const results = await checkBackoffice({ sends });
  return Object.fromEntries(results.map(({ call, outcome }) => [call, outcome]));
}

test('a check without --send makes every call but the enquiries', async () => {
  const rows = Object.entries(await outcomes(false));
  expect(rows.filter(([, outcome]) => outcome !== 'ok')).toEqual(
    ['/email', '/email-test-drive', '/email-pre-order', '/email-sell-car', '/email-ads'].map((path) => [
      `POST ${path}`,
      'skipped',
    ]),
  );
  expect(backoffice.enquiries()).toEqual([]);
});

test('each form sends one test enquiry twice under one idempotency key', async () => {
  expect(Object.values(await outcomes(true))).not.toContain('failed');
  const keys = backoffice.enquiries().map(({ headers }) => headers['idempotency-key']);
  expect([keys.length, new Set(keys).size]).toEqual([10, 5]);
});

test('a call with an invalid response fails, and checks that depend on it are skipped', async () => {
  backoffice.setMode('html', ['blogs']);
  backoffice.handleCalls(({ path }, response) => {
    if (path !== '/cars') return false;
    response.end('{"content":[],"totalPages":"many"}');
    return true;
  });
  expect(await outcomes(true)).toMatchObject({
    'GET /makes': 'ok',
    'POST /cars': 'failed',
    'GET /car/{chassisNumber}': 'skipped',
    'GET /blogs': 'failed',
    'GET /blogs/{id}': 'skipped',
    'POST /email-test-drive': 'skipped',
  });
});
