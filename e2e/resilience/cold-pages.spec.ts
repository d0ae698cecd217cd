import { ADDRESSES, OUTAGES, PAGES } from './pages.ts';
import { expect, test } from './test.ts';
import { expectShown, visitAll, type Visit } from './request.ts';

/** Says that it is a passing state, and may be kept by nobody. */
function expectUnavailable({ address, status, headers }: Visit): void {
  expect(status, address).toBe(503);
  expect(headers.get('retry-after'), address).toMatch(/^\d+$/);
  expect(headers.get('cache-control'), address).toContain('no-store');
}

/** Keeps search engines from taking it for the page. */
function expectUnlisted({ address, headers }: Visit): void {
  expect(headers.get('x-robots-tag'), address).toContain('noindex');
}

/** Tells a person what is the matter, and who else can be asked. */
function expectReadable({ address, headers, body }: Visit): void {
  expect(headers.get('content-type'), address).toContain('text/html');
  expect(body, address).toMatch(/<h1>[^<]+<\/h1>/);
  expect(body, address).toContain('href="tel:+230');
  expect(body, address).toContain('href="https://wa.me/');
}

for (const mode of OUTAGES) {
  test(`a page that was never rendered is an honest 503 when the backoffice is in mode '${mode}'`, async ({
    backoffice,
    openSite,
  }) => {
    const site = await openSite();
    backoffice.setMode(mode);
    for (const seen of await visitAll(site, ADDRESSES)) {
      expectUnavailable(seen);
      expectUnlisted(seen);
      expectReadable(seen);
    }
  });
}

test('a page that was never rendered is an honest 503 when nobody listens where the backoffice was', async ({
  backoffice,
  openSite,
}) => {
  const site = await openSite();
  await backoffice.stop();
  for (const seen of await visitAll(site, ADDRESSES)) {
    expectUnavailable(seen);
    expectUnlisted(seen);
    expectReadable(seen);
  }
});

test("a browser's own navigation and a HEAD request are told the same, without the page", async ({
  backoffice,
  openSite,
}) => {
  const site = await openSite();
  backoffice.setMode('down');
  for (const seen of await visitAll(site, ADDRESSES, { method: 'HEAD' })) {
    expectUnavailable(seen);
    expectUnlisted(seen);
    expect(seen.body).toBe('');
  }
  for (const seen of await visitAll(site, ADDRESSES, { headers: { rsc: '1' }, redirect: 'follow' })) {
    expectUnavailable(seen);
    expect(seen.body).not.toContain('<html');
  }
});

test('a slow backoffice is waited for', async ({ backoffice, openSite }) => {
  const site = await openSite();
  backoffice.setMode('slow');
  for (const { address, status } of await visitAll(site, ADDRESSES)) expect(status, address).toBe(200);
});

for (const mode of ['down', 'hang'] as const) {
  test(`a page that could not be rendered is there by itself once the backoffice is no more in mode '${mode}'`, async ({
    backoffice,
    openSite,
  }) => {
    const site = await openSite();
    backoffice.setMode(mode);
    await visitAll(site, ADDRESSES);
    backoffice.setMode('healthy');
    for (const [address, content] of Object.entries(PAGES)) await expectShown(site, address, content);
  });
}
