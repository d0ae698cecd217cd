import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '#e2e/visitor.ts';
import { OTHER_VERSION, backgroundOf, IMMUTABLE, ogImagePath } from './og-image.ts';

/** The address of the first car of the inventory. */
async function anyCar(request: APIRequestContext): Promise<string> {
  const [car] = /\/car\/[^"?#]+/.exec(await (await request.get('/search')).text()) ?? [];
  if (car === undefined) throw new Error('The inventory lists no car');
  return car;
}

async function anyPost(request: APIRequestContext): Promise<string> {
  const [, post] = /href="(\/blogs\/[^"?#]+)"/.exec(await (await request.get('/blogs')).text()) ?? [];
  if (post === undefined) throw new Error('There is no post');
  return post;
}

/** Waits until the site serves the picture with its photograph instead of a fallback. */
async function finishedPicture(request: APIRequestContext, path: string) {
  await expect
    .poll(async () => (await request.get(path)).headers()['cache-control'], {
      timeout: 75_000,
      intervals: [2_000],
    })
    .toBe(IMMUTABLE);
  return request.get(path);
}

const SUBJECTS = {
  'a car': { page: anyCar, background: 'photograph' },
  'a post': { page: anyPost, background: 'photograph' },
  'the landing page': { page: () => Promise.resolve('/'), background: 'brand' },
} as const;

for (const [subject, { page, background }] of Object.entries(SUBJECTS)) {
  test(`a link to ${subject} has an Open Graph picture: a JPEG of 1200 by 630 and at most 250 KB`, async ({
    request,
  }) => {
    test.slow();
    const path = ogImagePath(await (await request.get(await page(request))).text());
    const response = await finishedPicture(request, path);
    const picture = await response.body();
    expect(response.headers()).toMatchObject({ 'content-type': 'image/jpeg', etag: /^"[\da-f]{16}"$/ });
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(picture.length).toBeLessThanOrEqual(250_000);
    expect(await backgroundOf(picture)).toBe(background);
  });
}

test('a request with the ETag gets a 304, and HEAD no body', async ({ request }) => {
  const path = ogImagePath(await (await request.get('/')).text());
  const known = await request.get(path);
  const { etag = '' } = known.headers();
  const again = await request.get(path, { headers: { 'if-none-match': `"other", W/${etag}` } });
  expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
  expect(again.headers()).toMatchObject({ etag, 'cache-control': IMMUTABLE });

  const head = await request.head(path);
  expect([head.status(), (await head.body()).length]).toEqual([200, 0]);
  expect(head.headers()).toMatchObject({ etag, 'content-type': 'image/jpeg' });
});

test('the address of an older version serves the current picture, kept by no cache in front', async ({
  request,
}) => {
  const path = ogImagePath(await (await request.get('/')).text());
  const older = await request.get(path.replace(/\w+\.jpg$/, '0123456789abcdef.jpg'));
  expect(older.headers()['cache-control']).toBe(OTHER_VERSION);
  expect(await older.body()).toEqual(await (await request.get(path)).body());
});

for (const subject of ['car/Tk9QRQ', 'blog/Tk9QRQ', 'dealer/Tk9QRQ']) {
  test(`an unknown subject has no picture: ${subject}`, async ({ request }) => {
    const response = await request.get(`/share/${subject}/0123456789abcdef.jpg`);
    expect([response.status(), await response.text()]).toEqual([404, 'There is no such picture.\n']);
  });
}

for (const path of [
  '/share/site/latest.jpg',
  '/share/car/Tk9QRQ/%00.jpg',
  '/share/blog/Tk9QRQ/0123456789abcdef.png',
]) {
  test(`${path} is not the address of a picture`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}
