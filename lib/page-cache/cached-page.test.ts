import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CachedPage } from './cached-page.ts';

const HEAD = {
  status: 200,
  headers: [],
  tags: ['vehicles'],
  renderedAt: 1,
  lifetime: 60,
  isIncomplete: false,
};
const TEXT = '<p>Citroën</p>'.repeat(100);

test('a page is encoded once in each encoding', async () => {
  const page = CachedPage.rendered(HEAD, Buffer.from(TEXT));
  const [brotli, same] = await Promise.all([page.body('br'), page.body('br')]);
  expect(same).toBe(brotli);
  expect(brotliDecompressSync(brotli).toString()).toBe(TEXT);
  expect(gunzipSync(await page.body('gzip')).toString()).toBe(TEXT);
  expect(page.body('br')).toBe(brotli); // not a promise
});

test('a stored page has the same ETag and bodies without being compressed again', async () => {
  const rendered = CachedPage.rendered(HEAD, Buffer.from(TEXT));
  const stored = CachedPage.stored(await rendered.toStored());
  expect([stored.etag, stored.head]).toEqual([rendered.etag, HEAD]);
  expect(stored.body('br')).toBe(await rendered.body('br'));
  expect(String(await stored.body('identity'))).toBe(TEXT);
  expect(gunzipSync(await stored.body('gzip')).toString()).toBe(TEXT);
});

test('different pages have different ETags', () => {
  const [one, other] = ['one', 'other'].map((text) => CachedPage.rendered(HEAD, Buffer.from(text)));
  expect(one?.etag).toMatch(/^"[\w-]{27}"$/);
  expect(one?.etag).not.toBe(other?.etag);
});

test('the size of its bodies is told, and the plain one is dropped once it is compressed', async () => {
  const page = CachedPage.rendered(HEAD, Buffer.from(TEXT));
  let bytes = page.bytes;
  page.trackSize((more) => {
    bytes += more;
  });
  page.releasePlain();
  expect(bytes).toBe(Buffer.byteLength(TEXT));
  const brotli = await page.body('br');
  page.releasePlain();
  expect([bytes, page.bytes]).toEqual([brotli.length, brotli.length]);
});
