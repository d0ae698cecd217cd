import { CACHE, vehicleTag } from './cache-tags.ts';
import { aRender } from './testing/a-render.ts';

test.each([
  ['NHP10-6712345', 'vehicle:NHP10-6712345'],
  ['nhp10–6712345 ', 'vehicle:NHP10-6712345'],
  ['A,B Ü', 'vehicle:A%2CB%20%C3%9C'],
  ['\ud800', 'vehicle:%EF%BF%BD'],
])('pages of the car %p are tagged %s', (chassisNumber, tag) => {
  expect(vehicleTag(chassisNumber)).toBe(tag);
});

test('the length of a tag is limited', () => {
  expect(vehicleTag('X'.repeat(5000))).toHaveLength(256);
});

test.each([
  ['makes', CACHE.makes.seconds],
  ['banners', CACHE.banners.seconds],
  ['vehicle:A-1', CACHE.vehicles.seconds],
])('a page tagged %s is cached no longer than its data allow', async (tag, lifetime) => {
  const render = await aRender();
  const { tagPage } = await import('./cache-tags.ts');
  expect(await render(() => Promise.resolve(tagPage(tag)))).toMatchObject({ seconds: lifetime });
});

test('the page being rendered gets the tags of all its data, and the shortest lifetime', async () => {
  const render = await aRender();
  const { revalidateAfter, revalidateSoon, tagPage } = await import('./cache-tags.ts');
  const rendered = await render(async () => {
    tagPage('vehicles');
    await Promise.resolve();
    tagPage('makes', 'vehicles');
    revalidateSoon();
    revalidateAfter(40);
  });
  expect(rendered).toMatchObject({ tags: ['vehicles', 'makes'], seconds: 15 });
  expect(() => tagPage('vehicles')).not.toThrow();
});
