import { expect } from '@playwright/test';
import { firstCar } from './addresses.ts';
import { test } from './read-head.ts';

for (const [address, status] of [
  ['/search?make=NOBODY', 200],
  ['/search?page=500', 404],
  ['/search?make=TOYOTA&page=500', 404],
  ['/car/NOBODY', 404],
  ['/blogs/nothing', 404],
  ['/no-such-page', 404],
  ['/not-found', 404],
  ['/form-result/sent', 200],
  ['/form-result/no-such-answer', 200],
  ['/compare', 200],
  ['/saved', 200],
  ['/test-drive?car=NOBODY', 200],
] as const) {
  test(`${address} has the status ${status} and is noindex`, async ({ readHead }) => {
    const head = await readHead(address);
    expect(head).toMatchObject({ status, language: 'en-MU', misplaced: [] });
    expect(head.meta.robots).toEqual(['noindex']);
    expect([head.titles.length, head.headings.length]).toEqual([1, 1]);
    expect(head.links.canonical ?? []).toHaveLength(
      status === 404 || address.startsWith('/form-result/') ? 0 : 1,
    );
  });
}

test('the response to a rejected form is noindex', async ({ request, headOf }) => {
  const response = await request.post('/api/client-car/email', {
    headers: { 'sec-fetch-site': 'same-origin' },
    form: { name: 'Priya' },
  });
  const head = await headOf(response);
  expect(head.headings).toEqual(['Not sent yet']);
  expect(head.meta.robots).toEqual(['noindex']);
  expect(head.links.canonical).toBeUndefined();
});

test('a comparison is shared with its cars and noindex', async ({ request, readHead, baseURL }) => {
  const cars = [await firstCar(request, '/search'), await firstCar(request, '/search?page=2')];
  const [a, b] = cars.map((car) => car.replace('/car/', ''));
  const { meta, titles } = await readHead(`/compare?a=${a}&b=${b}`);
  expect(meta['og:url']).toEqual([`${baseURL}/compare?a=${a}&b=${b}`]);
  expect(titles[0]).toMatch(/^Compare \w/);
  expect(meta.robots).toEqual(['noindex']);
});
