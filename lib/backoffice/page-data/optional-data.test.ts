import { aBackoffice, inTurn, json, type Reply, status } from '#lib/backoffice/testing/a-backoffice.ts';
import { aClient } from '#lib/backoffice/testing/a-client.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';

const CAR = { chassisNumber: 'NHP10-1', make: 'TOYOTA', clientSellingPrice: 650_000, images: ['/1.jpg'] };

/** The sections of a process with this data directory and a backoffice that sends these replies to one call. */
async function aSite(directory: string, call: string, ...replies: Reply[]) {
  const { url } = await aBackoffice({ [call]: inTurn(...replies) });
  await aClient(url);
  process.env['DATA_DIR'] = directory;
  const { OPTIONAL_DATA } = await import('./optional-data.ts');
  return OPTIONAL_DATA;
}

test.each([
  ['makes', ['KIA']],
  ['models', ['RIO']],
  ['featured', [CAR]],
  ['banners', [{ url: '/1.jpg' }]],
  ['testimonials', [{ text: 'Good', name: 'Priya', year: '2024' }]],
] as const)('when the call for %s fails, the stale ones are shown', (section, sent) =>
  withTempDirectory(async (directory) => {
    const logged = captureLog();
    const site = await aSite(directory, `GET /${section}`, json(sent), status(500), json({ wrong: 'shape' }));
    const current = await site[section]();
    expect(current).toHaveLength(1);
    await expect(site[section]()).resolves.toEqual(current);
    await expect(site[section]()).resolves.toEqual(current);
    expect(logged().map(({ event }) => event)).toEqual(['page.section-fallback']); // at most once a minute
  }),
);

test('a section without stale data is omitted', () =>
  withTempDirectory(async (directory) => {
    const logged = captureLog();
    const site = await aSite(directory, 'GET /makes', status(500));
    await expect(site.makes()).resolves.toBeNull();
    expect(logged().map(({ event }) => event)).toEqual(['page.section-omitted']);
  }));

test('a section whose last list was empty is omitted when the backoffice fails', () =>
  withTempDirectory(async (directory) => {
    captureLog();
    const site = await aSite(directory, 'GET /featured', json([CAR]), json([]), status(500));
    await expect(site.featured()).resolves.toHaveLength(1);
    await expect(site.featured()).resolves.toEqual([]);
    await expect(site.featured()).resolves.toBeNull();
  }));

test('the stale models of one make are not shown for another make', () =>
  withTempDirectory(async (directory) => {
    captureLog();
    const site = await aSite(directory, 'GET /models/KIA', json(['RIO']));
    await expect(site.models('KIA')).resolves.toEqual(['RIO']);
    await expect(site.models('FORD')).resolves.toBeNull();
    await expect(site.models()).resolves.toBeNull();
  }));

test('stale data of another shape, from another version of the site, is not shown', () =>
  withTempDirectory(async (directory) => {
    captureLog();
    const site = await aSite(directory, 'GET /makes', status(500));
    const { storeStale } = await import('./stale-store.ts');
    storeStale('part makes', [{ name: 'KIA' }]);
    await expect(site.makes()).resolves.toBeNull();
  }));

test('a page fails without any section, not with one', async () => {
  const { requireAny } = await import('./optional-data.ts');
  expect(() => requireAny('the landing page', [null, null])).toThrow(
    'the landing page: no section is available',
  );
  expect(() => requireAny('the landing page', [null, []])).not.toThrow();
});
