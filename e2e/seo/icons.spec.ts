import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '@playwright/test';
import { POST } from '#e2e/pages/addresses.ts';
import { test } from '#e2e/pages/read-page.ts';

async function pictureAt(request: APIRequestContext, address = '') {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  const { width, height } = await sharp(await response.body()).metadata();
  return { type: response.headers()['content-type'], size: `${width}x${height}` };
}

for (const page of ['/', '/fr']) {
  test(`the manifest of ${page} has the dealership, and icons of their size`, async ({
    request,
    readPage,
  }) => {
    const { links } = await readPage(page);
    const response = await request.get(links.manifest?.[0] ?? '');
    expect(response.headers()['content-type']).toBe('application/manifest+json');
    const manifest = (await response.json()) as {
      icons: { src: string; sizes: string; type: string; purpose: string }[];
    };
    const lang = page === '/fr' ? 'fr-MU' : 'en-MU';
    expect(manifest).toMatchObject({ name: 'Example Motors', start_url: page, id: '/', lang });
    expect(manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`).sort()).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ]);
    for (const { src, sizes, type } of manifest.icons)
      expect(await pictureAt(request, src)).toEqual({ type, size: sizes });
  });
}

test('icons are served at the addresses of the head, and at /favicon.ico', async ({ request, readPage }) => {
  const { links } = await readPage('/');
  const touchIcon = await pictureAt(request, links['apple-touch-icon']?.[0]);
  expect(touchIcon).toEqual({ type: 'image/png', size: '180x180' });
  const types = await Promise.all(
    [...(links.icon ?? []), '/favicon.ico'].map(async (address) => {
      const response = await request.get(address);
      return `${response.status()} ${response.headers()['content-type']}`;
    }),
  );
  expect(types).toEqual(['200 image/x-icon', '200 image/svg+xml', '200 image/x-icon']);
});

test('pages of posts link to their feed', async ({ readPage, baseURL }) => {
  for (const address of ['/blogs', POST])
    expect((await readPage(address)).links.alternate).toContain(`${baseURL}/feeds/blogs.atom`);
});
