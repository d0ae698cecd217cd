import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { PICKUP, POST } from '#e2e/pages/addresses.ts';
import { expect, test } from '#e2e/visitor.ts';
import { OTHER_VERSION, backgroundOf, IMMUTABLE, ogImagePath } from './og-image.ts';

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
  'a car': { page: `/car/${PICKUP}`, background: 'photograph' },
  'a post': { page: POST, background: 'photograph' },
  'the landing page in French': { page: '/fr', background: 'brand' },
} as const;

for (const [subject, { page, background }] of Object.entries(SUBJECTS)) {
  test(`a link to ${subject} has an Open Graph picture: a JPEG of 1200 by 630 and at most 250 KB`, async ({
    request,
  }) => {
    test.slow();
    const path = ogImagePath(await (await request.get(page)).text());
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

test('an unknown subject has no picture', async ({ request }) => {
  for (const subject of ['car/Tk9QRQ', 'blog/Tk9QRQ', 'dealer/Tk9QRQ']) {
    const response = await request.get(`/share/${subject}/0123456789abcdef.jpg`);
    expect([response.status(), await response.text()]).toEqual([404, 'There is no such picture.\n']);
  }
});
