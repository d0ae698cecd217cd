import type { APIRequestContext } from '@playwright/test';

import { expect, test } from '../../visitor';
import { firstCar, LISTED } from './addresses';
import { readHead } from './read-head';

const READERS = [
  'facebookexternalhit/1.1',
  'WhatsApp/2.24.20.0',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'curl/8.5.0',
];

for (const address of ['/', '/search?make=MAZDA', '/answer/sent', '/compare', '/car/NOBODY']) {
  test(`whoever asks for ${address} reads the same head, with nothing of it in the body`, async ({
    page,
  }) => {
    const heads = await Promise.all(
      READERS.map((reader) => readHead(page, address, { 'user-agent': reader })),
    );
    expect(heads[0]?.titles).toHaveLength(1);
    for (const head of heads) expect(head).toEqual({ ...heads[0], strayed: [] });
  });
}

test('a car that nobody asked for before has its head first, too', async ({ page }) => {
  const car = await firstCar(page.request, '/search?make=MAZDA&page=2');
  const head = await readHead(page, car, { 'user-agent': 'WhatsApp/2.24.20.0' });
  expect(head).toMatchObject({ status: 200, strayed: [] });
  expect(head.meta['og:image']).toHaveLength(1);
});

/** Addresses of the style sheets that a page links. */
async function styleSheets(request: APIRequestContext, address: string): Promise<string[]> {
  const html = await (await request.get(address)).text();
  return [...html.matchAll(/\/[^"]+\.css(?=" data-precedence)/g)].map(String).sort();
}

test('all routes share the same style sheets, so that a link preloads none in vain (app/styles.ts)', async ({
  request,
}) => {
  const car = await firstCar(request, '/search');
  const landing = await styleSheets(request, '/');
  expect(landing).not.toEqual([]);
  for (const address of [...LISTED, car, '/blogs/what-to-check-on-a-test-drive', '/compare', '/no/such']) {
    expect(await styleSheets(request, address), address).toEqual(landing);
  }
});
