import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import { aBackoffice, inTurn, json, type Reply, status } from '#lib/backoffice/testing/a-backoffice.ts';
import { aClient } from '#lib/backoffice/testing/a-client.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';

const CAR = { chassisNumber: 'NHP10-1', make: 'TOYOTA', clientSellingPrice: 650_000, images: ['/1.jpg'] };

/** A process over a directory whose backoffice gives these replies, one after the other, to one call. */
async function aSite(directory: string, call: string, ...replies: Reply[]) {
  const { url } = await aBackoffice({ [call]: inTurn(...replies) });
  await aClient(url);
  process.env['DATA_DIR'] = directory;
  const { PARTS } = await import('./page-sections.ts');
  return PARTS;
}

/** The store may tell of an earlier test's directory, which is gone before its last write. */
function eventsOfPages(lines: Record<string, unknown>[]): unknown[] {
  return lines.map(({ event }) => event).filter((event) => String(event).startsWith('page.'));
}

test.each([
  ['makes', ['KIA']],
  ['models', ['RIO']],
  ['featured', [CAR]],
  ['banners', [{ url: '/1.jpg' }]],
  ['testimonials', [{ text: 'Good', name: 'Priya', year: '2024' }]],
] as const)('%s that fail are what they last were', (part, sent) =>
  withTempDirectory(async (directory) => {
    const logged = captureLog();
    const site = await aSite(directory, `GET /${part}`, json(sent), status(500), json({ wrong: 'shape' }));
    const given = await site[part]();
    expect(given).toHaveLength(1);
    await expect(site[part]()).resolves.toEqual(given);
    await expect(site[part]()).resolves.toEqual(given);
    expect(eventsOfPages(logged())).toEqual(['page.part-remembered', 'page.part-remembered']);
  }),
);

test('a part that was never had is left out', () =>
  withTempDirectory(async (directory) => {
    const logged = captureLog();
    const site = await aSite(directory, 'GET /makes', status(500));
    await expect(site.makes()).resolves.toBeNull();
    expect(eventsOfPages(logged())).toEqual(['page.part-left-out']);
  }));

test('a part that the backoffice says is empty does not come back when it fails', () =>
  withTempDirectory(async (directory) => {
    captureLog();
    const site = await aSite(directory, 'GET /featured', json([CAR]), json([]), status(500));
    await expect(site.featured()).resolves.toHaveLength(1);
    await expect(site.featured()).resolves.toEqual([]);
    await expect(site.featured()).resolves.toBeNull();
  }));

test('the models of one make do not stand in for those of another', () =>
  withTempDirectory(async (directory) => {
    captureLog();
    const site = await aSite(directory, 'GET /models/KIA', json(['RIO']));
    await expect(site.models('KIA')).resolves.toEqual(['RIO']);
    await expect(site.models('FORD')).resolves.toBeNull();
    await expect(site.models()).resolves.toBeNull();
  }));

test('what is remembered in another shape, by another version of the site, is not shown', () =>
  withTempDirectory(async (directory) => {
    captureLog();
    const site = await aSite(directory, 'GET /makes', status(500));
    const { keepLastGood } = await import('./stale-store.ts');
    keepLastGood('part makes', [{ name: 'KIA' }]);
    await expect(site.makes()).resolves.toBeNull();
  }));

test('a page without any of its parts is refused, one with a single part is not', async () => {
  const { requireAny } = await import('./section-fallback.ts');
  expect(() => requireAny('the landing page', [null, null])).toThrow('the landing page: none of its parts');
  expect(() => requireAny('the landing page', [null, []])).not.toThrow();
});
