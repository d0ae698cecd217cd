import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sendWebhook } from './webhook.ts';
import { expect, test } from './test.ts';
import { request } from './request.ts';

/** A text of the section of the landing page that each call provides. */
const PARTS = {
  banners: 'banner-1.png',
  featured: 'Featured Cars',
  testimonials: 'They called when my car had landed.',
  makes: 'Brands in stock',
  models: 'role="search"',
};
type Part = keyof typeof PARTS;

/** The search form is there only with both lists (docs/product.md). */
const NEEDED_BY: Partial<Record<Part, Part[]>> = { makes: ['models'] };

const NAMES = Object.keys(PARTS) as Part[];

/** Of the page's markup alone: inline scripts and styles name elements that the page may not have. */
function partsOf(body: string): Part[] {
  const markup = body.replace(/<(script|style)\b[^]*?<\/\1>/g, '');
  return NAMES.filter((name) => markup.includes(PARTS[name]));
}

for (const part of NAMES) {
  const left = NAMES.filter((name) => name !== part && !NEEDED_BY[part]?.includes(name));

  test(`the landing page comes without ${part} that could never be loaded`, async ({
    backoffice,
    openSite,
  }) => {
    const site = await openSite();
    backoffice.setMode('error 500', [part]);
    const { status, body } = await request(site, '/');
    expect(status).toBe(200);
    expect(partsOf(body)).toEqual(left);
  });
}

test('the landing page keeps each section that cannot be loaded again, also after a restart', async ({
  backoffice,
  dataDir,
  openSite,
}) => {
  const site = await openSite();
  const kinds = ['makes', 'featured', 'banners', 'testimonials'];
  expect(partsOf((await request(site, '/')).body)).toEqual(NAMES);
  for (const part of NAMES) {
    backoffice.setMode('healthy');
    backoffice.setMode('error 500', [part]);
    await sendWebhook(site, { kinds });
    await expect.poll(async () => (await request(site, '/')).headers.get('x-nextjs-cache')).toBe('HIT');
    expect(partsOf((await request(site, '/')).body), part).toEqual(NAMES);
  }

  backoffice.setMode('error 500', NAMES);
  await site.stop();
  await rm(path.join(dataDir, 'pages'), { recursive: true });
  expect(partsOf((await request(await openSite(), '/')).body)).toEqual(NAMES);
});

test('sections that hang are left out in time', async ({ backoffice, openSite }) => {
  const site = await openSite();
  backoffice.setMode('hang', ['banners', 'testimonials']);
  const { status, body } = await request(site, '/');
  expect(status).toBe(200);
  expect(partsOf(body)).toEqual(['featured', 'makes', 'models']);
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
