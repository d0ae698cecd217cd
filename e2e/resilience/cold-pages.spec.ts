import { ADDRESSES, ANSWERED, PAGES, UNANSWERED } from './pages.ts';
import { expect, test } from './test.ts';
import { expectShown, requestAll, type PageResponse } from './request.ts';
import { SHORT_TIMEOUT, type Site } from './site.ts';

/** Expects a temporary error that no cache may store. */
function expectUnavailable({ address, status, headers }: PageResponse): void {
  expect(status, address).toBe(503);
  expect(headers.get('retry-after'), address).toMatch(/^\d+$/);
  expect(headers.get('cache-control'), address).toContain('no-store');
}

function expectNoindex({ address, headers }: PageResponse): void {
  expect(headers.get('x-robots-tag'), address).toContain('noindex');
}

/** Expects a page for people, with other ways to contact the dealership. */
function expectReadable({ address, headers, body }: PageResponse): void {
  expect(headers.get('content-type'), address).toContain('text/html');
  expect(body, address).toMatch(/<h1>[^<]+<\/h1>/);
  expect(body, address).toContain('href="tel:+230');
  expect(body, address).toContain('href="https://wa.me/');
}

async function expectReadableUnavailable(site: Site): Promise<void> {
  for (const response of await requestAll(site, ADDRESSES)) {
    expectUnavailable(response);
    expectNoindex(response);
    expectReadable(response);
  }
}

test('a page that was never rendered is a readable 503, whatever the backoffice responds, and waits for a slow one', async ({
  backoffice,
  openSite,
}) => {
  const site = await openSite();
  for (const mode of ANSWERED) {
    await test.step(mode, async () => {
      backoffice.setMode(mode);
      const before = backoffice.calls().length;
      await expectReadableUnavailable(site);
      expect(backoffice.calls().length).toBeGreaterThan(before);
    });
  }
  backoffice.setMode('slow');
  for (const { address, status } of await requestAll(site, ADDRESSES)) expect(status, address).toBe(200);
});

for (const mode of UNANSWERED) {
  test(`a page that was never rendered is a readable 503 in mode '${mode}', and is served once the backoffice is healthy`, async ({
    backoffice,
    openSite,
  }) => {
    const site = await openSite({ env: SHORT_TIMEOUT });
    backoffice.setMode(mode);
    await expectReadableUnavailable(site);

    backoffice.setMode('healthy');
    for (const [address, content] of Object.entries(PAGES)) await expectShown(site, address, content);
  });
}

test('when the backoffice refuses connections a page that was never rendered is a readable 503, to HEAD requests without the page', async ({
  backoffice,
  openSite,
}) => {
  const site = await openSite();
  await backoffice.stop();
  await expectReadableUnavailable(site);
  for (const response of await requestAll(site, ADDRESSES, { method: 'HEAD' })) {
    expectUnavailable(response);
    expectNoindex(response);
    expect(response.body).toBe('');
  }
});
