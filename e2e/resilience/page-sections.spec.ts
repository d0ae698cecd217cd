import { sendWebhook } from './webhook.ts';
import { expect, test } from './test.ts';
import { request } from './request.ts';
import type { Site } from './site.ts';

/** A text of the landing page's section that each call provides. */
const SECTIONS = {
  banners: 'banner-1.png',
  featured: 'Featured Cars',
  testimonials: 'They called when my car had landed.',
  makes: 'Cars by make',
  models: 'role="search"',
};
type Section = keyof typeof SECTIONS;

const NAMES = Object.keys(SECTIONS) as Section[];

/** The sections in the markup. Ignores inline scripts and styles, which may name elements that the page does not have. */
function sectionsOf(body: string): Section[] {
  const markup = body.replace(/<(script|style)\b[^]*?<\/\1>/g, '');
  return NAMES.filter((name) => markup.includes(SECTIONS[name]));
}

/** Renders the landing page again. @returns its sections */
async function sectionsAfterWebhook(site: Site): Promise<Section[]> {
  await sendWebhook(site, { kinds: ['makes', 'featured', 'banners', 'testimonials'] });
  await expect.poll(async () => (await request(site, '/')).headers.get('cache-status')).toBe('site; hit');
  return sectionsOf((await request(site, '/')).body);
}

async function expectCars(site: Site, address: string, chassisNumber: string): Promise<void> {
  const { status, body } = await request(site, address);
  expect(status, address).toBe(200);
  expect(body, address).toContain(chassisNumber);
}

test('a page omits every section whose data never loaded, and shows it as soon as the data loads', async ({
  backoffice,
  openSite,
}) => {
  const failing = new Set<Section>(['testimonials', 'banners', 'makes', 'models']);
  const site = await openSite();
  backoffice.setMode('error 500', [...failing]);
  const { status, body } = await request(site, '/');
  expect(status).toBe(200);
  expect(sectionsOf(body)).toEqual(['featured']);
  await expectCars(site, '/search?make=TOYOTA', 'AQUA-100001'); // without makes and models

  for (const section of failing) {
    await test.step(`${section} are there`, async () => {
      if (section === 'models') await expectCars(site, '/search?make=HONDA', 'FIT-100003'); // without models
      failing.delete(section);
      backoffice.setMode('healthy');
      backoffice.setMode('error 500', [...failing]);
      expect(await sectionsAfterWebhook(site)).toEqual(NAMES.filter((name) => !failing.has(name)));
    });
  }
});

test('the landing page stays complete when a section fails, even after a restart', async ({
  backoffice,
  openSite,
}) => {
  const site = await openSite();
  expect(sectionsOf((await request(site, '/')).body)).toEqual(NAMES);
  for (const section of NAMES) {
    backoffice.setMode('healthy');
    backoffice.setMode('error 500', [section]);
    expect(await sectionsAfterWebhook(site), section).toEqual(NAMES);
  }

  backoffice.setMode('error 500', NAMES);
  await site.stop();
  expect(sectionsOf((await request(await openSite({ port: site.port }), '/')).body)).toEqual(NAMES);
});

test('the landing page omits sections whose calls hang', async ({ backoffice, openSite }) => {
  const site = await openSite();
  backoffice.setMode('hang', ['banners', 'testimonials']);
  const { status, body } = await request(site, '/');
  expect(status).toBe(200);
  expect(sectionsOf(body)).toEqual(['featured', 'makes', 'models']);
});
