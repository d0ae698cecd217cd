import { aBackoffice, inTurn, json, status } from '#lib/backoffice/testing/a-backoffice.ts';
import { aClient } from '#lib/backoffice/testing/a-client.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';

/** The sections of a process that has just started. */
async function aSite(replies: Record<string, unknown>) {
  const { url } = await aBackoffice(replies);
  await aClient(url);
  const { inRender, PageRender } = await import('#lib/platform/page-render.ts');
  const { OPTIONAL_DATA } = await import('./optional-data.ts');
  return { inRender, page: new PageRender('/'), sections: OPTIONAL_DATA };
}

test('a section whose call fails is omitted, and the page is incomplete', async () => {
  const logged = captureLog();
  const { inRender, page, sections } = await aSite({ 'GET /banners': status(500), 'GET /featured': [] });
  await expect(inRender(page, sections.featured)).resolves.toEqual([]);
  expect(page.isIncomplete).toBe(false);
  await expect(inRender(page, sections.banners)).resolves.toBeNull();
  expect(page.isIncomplete).toBe(true);
  expect(logged().map(({ event }) => event)).toEqual(['page.section-omitted']);
});

test('makes are remembered until the backoffice says that they have changed, and a failure is not', async () => {
  captureLog();
  const { sections } = await aSite({ 'GET /makes': inTurn(status(500), json(['KIA']), json(['FORD'])) });
  const { forgetNames } = await import('#lib/backoffice/queries/makes.ts');
  await expect(sections.makes()).resolves.toBeNull();
  await expect(sections.makes()).resolves.toEqual(['KIA']);
  await expect(sections.makes()).resolves.toEqual(['KIA']);
  forgetNames();
  await expect(sections.makes()).resolves.toEqual(['FORD']);
});

test('a page fails without any section, not with one', async () => {
  const { requireAny } = await import('./optional-data.ts');
  expect(() => requireAny('the landing page', [null, null])).toThrow(
    'the landing page: no section is available',
  );
  expect(() => requireAny('the landing page', [null, []])).not.toThrow();
});
