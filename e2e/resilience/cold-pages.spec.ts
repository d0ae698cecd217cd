import { ADDRESSES, OUTAGES, PAGES } from './pages.ts';
import { expect, test } from './test.ts';
import { expectShown, requestAll, type PageResponse } from './request.ts';
import type { Mode } from '#lib/backoffice/testing/failures.ts';
import type { Site } from './site.ts';

/** A temporary state that no cache may store. */
function expectUnavailable({ address, status, headers }: PageResponse): void {
  expect(status, address).toBe(503);
  expect(headers.get('retry-after'), address).toMatch(/^\d+$/);
  expect(headers.get('cache-control'), address).toContain('no-store');
}

function expectNoindex({ address, headers }: PageResponse): void {
  expect(headers.get('x-robots-tag'), address).toContain('noindex');
}

/** A page for people, with other ways to reach the dealership. */
function expectReadable({ address, headers, body }: PageResponse): void {
  expect(headers.get('content-type'), address).toContain('text/html');
  expect(body, address).toMatch(/<h1>[^<]+<\/h1>/);
  expect(body, address).toContain('href="tel:+230');
  expect(body, address).toContain('href="https://wa.me/');
}

async function expectReadableUnavailable(site: Site): Promise<void> {
  for (const seen of await requestAll(site, ADDRESSES)) {
    expectUnavailable(seen);
    expectNoindex(seen);
    expectReadable(seen);
  }
}

/** After these the circuit breaker is open, and the next mode would not be met. */
const UNANSWERED: Mode[] = ['down', 'hang', 'truncated'];

test('a page that was never rendered is a readable 503, whatever the backoffice responds', async ({
  backoffice,
  openSite,
}) => {
  const site = await openSite();
  for (const mode of OUTAGES.filter((each) => !UNANSWERED.includes(each))) {
    await test.step(mode, async () => {
      backoffice.setMode(mode);
      const before = backoffice.calls().length;
      await expectReadableUnavailable(site);
      expect(backoffice.calls().length).toBeGreaterThan(before);
    });
  }
});

for (const mode of UNANSWERED) {
  test(`a page that was never rendered is a readable 503 in mode '${mode}', and is served once the backoffice is healthy`, async ({
    backoffice,
    openSite,
  }) => {
    const site = await openSite();
    backoffice.setMode(mode);
    await expectReadableUnavailable(site);

    backoffice.setMode('healthy');
    for (const [address, content] of Object.entries(PAGES)) await expectShown(site, address, content);
  });
}

test('a page that was never rendered is a readable 503 when the backoffice refuses connections', async ({
  backoffice,
  openSite,
}) => {
  const site = await openSite();
  await backoffice.stop();
  await expectReadableUnavailable(site);
});

test('client-side navigation and a HEAD request get the same status without the page', async ({
  backoffice,
  openSite,
}) => {
  const site = await openSite();
  backoffice.setMode('down');
  for (const seen of await requestAll(site, ADDRESSES, { method: 'HEAD' })) {
    expectUnavailable(seen);
    expectNoindex(seen);
    expect(seen.body).toBe('');
  }
  for (const seen of await requestAll(site, ADDRESSES, { headers: { rsc: '1' }, redirect: 'follow' })) {
    expectUnavailable(seen);
    expect(seen.body).not.toContain('<html');
  }
});

test('a slow backoffice is waited for', async ({ backoffice, openSite }) => {
  const site = await openSite();
  backoffice.setMode('slow');
  for (const { address, status } of await requestAll(site, ADDRESSES)) expect(status, address).toBe(200);
});
