import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '#e2e/visitor.ts';
import { findCar } from './inventory.ts';
import { theThing } from './read.ts';

/** Expects an absolute address from which anybody can fetch a picture. */
async function expectToBeFetched(request: APIRequestContext, picture: unknown): Promise<void> {
  expect(picture).toEqual(expect.stringMatching(/^https?:/));
  const response = await request.get(String(picture));
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^image\//);
}

for (const [address, type, property] of [
  ['/', 'AutoDealer', 'logo'],
  ['/', 'AutoDealer', 'image'],
  ['/blogs/reading-a-japanese-auction-sheet', 'BlogPosting', 'image'],
] as const) {
  test(`the ${property} of ${type} is served`, async ({ request }) => {
    const html = await (await request.get(address)).text();
    await expectToBeFetched(request, theThing(html, type)[property]);
  });
}

test('all pictures of a car are listed and served', async ({ request }) => {
  const { chassisNumber, images } = await findCar(request, (car) => car.images.length > 1);
  const { image } = theThing(await (await request.get(`/car/${chassisNumber}`)).text(), 'Car');
  expect(image).toHaveLength(images.length);
  await expectToBeFetched(request, [image].flat()[0]);
});
