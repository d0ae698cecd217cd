import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '@playwright/test';
import { firstCar } from './addresses.ts';
import { test } from './read-head.ts';

async function pictureAt(request: APIRequestContext, address: string) {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  const { width, height } = await sharp(await response.body()).metadata();
  return { type: response.headers()['content-type'], size: `${width}x${height}` };
}

for (const what of ['the site', 'a post', 'a car'] as const) {
  test(`the og:image of ${what} has the declared type and size`, async ({ request, readHead }) => {
    const addresses = {
      'the site': '/',
      'a post': '/blogs/reading-a-japanese-auction-sheet',
      'a car': await firstCar(request, '/search'),
    };
    const { meta } = await readHead(addresses[what]);
    expect(await pictureAt(request, meta['og:image']?.[0] ?? '')).toEqual({
      type: 'image/jpeg',
      size: '1200x630',
    });
  });
}

for (const page of ['/', '/fr']) {
  test(`the Open Graph picture and the manifest of ${page} are in its language`, async ({
    request,
    readHead,
  }) => {
    const { meta, links } = await readHead(page);
    const isFrench = page === '/fr';
    expect(meta['og:image']?.[0]?.endsWith('-fr.jpg')).toBe(isFrench);
    expect((await pictureAt(request, meta['og:image']?.[0] ?? '')).type).toBe('image/jpeg');
    const manifest: unknown = await (await request.get(links.manifest?.[0] ?? '')).json();
    expect(manifest).toMatchObject({ lang: isFrench ? 'fr-MU' : 'en-MU', start_url: page, id: '/' });
  });
}

test('the manifest contains the dealership, and icons with their actual size and type', async ({
  request,
  readHead,
}) => {
  const { links } = await readHead('/');
  const response = await request.get(links.manifest?.[0] ?? '');
  expect(response.headers()['content-type']).toBe('application/manifest+json');
  const manifest = (await response.json()) as {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Example Motors', start_url: '/', lang: 'en-MU' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`).sort()).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  for (const { src, sizes, type } of manifest.icons) {
    expect(await pictureAt(request, src)).toEqual({ type, size: sizes });
  }
});

test('icons are served at the addresses of the head, and at /favicon.ico', async ({ request, readHead }) => {
  const { links } = await readHead('/');
  expect(await pictureAt(request, links['apple-touch-icon']?.[0] ?? '')).toEqual({
    type: 'image/png',
    size: '180x180',
  });
  const types = await Promise.all(
    [...(links.icon ?? []), '/favicon.ico'].map(async (address) => {
      const response = await request.get(address);
      return `${response.status()} ${response.headers()['content-type']}`;
    }),
  );
  expect(types).toEqual(['200 image/x-icon', '200 image/svg+xml', '200 image/x-icon']);
});

for (const [address, isPost] of [
  ['/blogs', false],
  ['/blogs/reading-a-japanese-auction-sheet', true],
] as const) {
  test(`${address} links to the feed of the posts`, async ({ readHead, baseURL }) => {
    const { links, meta } = await readHead(address);
    expect(links.alternate).toContain(`${baseURL}/feeds/blogs.atom`);
    expect(meta['og:image']?.[0]?.includes('/share/blog/')).toBe(isPost);
  });
}
