import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sendWebhook } from './webhook.ts';
import { expect, test } from './test.ts';
import { request } from './request.ts';

/** A text in the section of the landing page that each call provides. */
const SECTIONS = {
  banners: 'banner-1.png',
  featured: 'Featured Cars',
  testimonials: 'They called when my car had landed.',
  makes: 'Brands in stock',
  models: 'role="search"',
};
type Section = keyof typeof SECTIONS;

/** The search form is there only with both lists (docs/product.md). */
const NEEDED_BY: Partial<Record<Section, Section[]>> = { makes: ['models'] };

const NAMES = Object.keys(SECTIONS) as Section[];

/** Of the page's markup alone: inline scripts and styles name elements that the page may not have. */
function sectionsOf(body: string): Section[] {
  const markup = body.replace(/<(script|style)\b[^]*?<\/\1>/g, '');
  return NAMES.filter((name) => markup.includes(SECTIONS[name]));
}

for (const section of NAMES) {
  const rest = NAMES.filter((name) => name !== section && !NEEDED_BY[section]?.includes(name));

  test(`the landing page omits a section whose data never loaded: ${section}`, async ({
    backoffice,
    openSite,
  }) => {
    const site = await openSite();
    backoffice.setMode('error 500', [section]);
    const { status, body } = await request(site, '/');
    expect(status).toBe(200);
    expect(sectionsOf(body)).toEqual(rest);
  });
}

test('the landing page shows stale data for each section that fails, also after a restart', async ({
  backoffice,
  dataDir,
  openSite,
}) => {
  const site = await openSite();
  const kinds = ['makes', 'featured', 'banners', 'testimonials'];
  expect(sectionsOf((await request(site, '/')).body)).toEqual(NAMES);
  for (const section of NAMES) {
    backoffice.setMode('healthy');
    backoffice.setMode('error 500', [section]);
    await sendWebhook(site, { kinds });
    await expect.poll(async () => (await request(site, '/')).headers.get('x-nextjs-cache')).toBe('HIT');
    expect(sectionsOf((await request(site, '/')).body), section).toEqual(NAMES);
  }

  backoffice.setMode('error 500', NAMES);
  await site.stop();
  await rm(path.join(dataDir, 'pages'), { recursive: true });
  expect(sectionsOf((await request(await openSite(), '/')).body)).toEqual(NAMES);
});

test('the landing page omits sections whose calls hang', async ({ backoffice, openSite }) => {
  const site = await openSite();
  backoffice.setMode('hang', ['banners', 'testimonials']);
  const { status, body } = await request(site, '/');
  expect(status).toBe(200);
  expect(sectionsOf(body)).toEqual(['featured', 'makes', 'models']);
});

for (const list of ['makes', 'models']) {
  test(`a search page shows its cars when the ${list} cannot be loaded`, async ({ backoffice, openSite }) => {
    const site = await openSite();
    backoffice.setMode('error 500', [list]);
    const { status, body } = await request(site, '/search?make=TOYOTA');
    expect(status).toBe(200);
    expect(body).toContain('AQUA-100001');
  });
}
