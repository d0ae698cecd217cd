import { expect, test } from '#e2e/visitor.ts';
import { firstCar } from './addresses.ts';
import { readHead } from './read-head.ts';

const READERS = [
  'facebookexternalhit/1.1',
  'WhatsApp/2.24.20.0',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'curl/8.5.0',
];

for (const address of ['/', '/search?make=MAZDA', '/form-result/sent', '/compare', '/car/NOBODY']) {
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
