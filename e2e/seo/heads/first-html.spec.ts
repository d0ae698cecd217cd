import { expect } from '@playwright/test';
import { firstCar } from './addresses.ts';
import { test } from './read-head.ts';

const USER_AGENTS = [
  'facebookexternalhit/1.1',
  'WhatsApp/2.24.20.0',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'curl/8.5.0',
];

for (const address of ['/', '/search?make=MAZDA', '/form-result/sent', '/compare', '/car/NOBODY']) {
  test(`every user agent gets the same head of ${address}, complete before the body`, async ({
    readHead,
  }) => {
    const heads = await Promise.all(USER_AGENTS.map((agent) => readHead(address, { 'user-agent': agent })));
    expect(heads[0]?.titles).toHaveLength(1);
    for (const head of heads) expect(head).toEqual({ ...heads[0], misplaced: [] });
  });
}

test('the head is complete in the first response for a car', async ({ request, readHead }) => {
  const car = await firstCar(request, '/search?make=MAZDA&page=2');
  const head = await readHead(car, { 'user-agent': 'WhatsApp/2.24.20.0' });
  expect(head).toMatchObject({ status: 200, misplaced: [] });
  expect(head.meta['og:image']).toHaveLength(1);
});
