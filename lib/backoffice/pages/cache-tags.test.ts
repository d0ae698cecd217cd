import { AsyncLocalStorage } from 'node:async_hooks';
import { globSync, readFileSync } from 'node:fs';
import { CACHE, type CacheKind, vehicleTag } from './cache-tags.ts';

test.each([
  ['NHP10-6712345', 'vehicle:NHP10-6712345'],
  ['nhp10-6712345', 'vehicle:NHP10-6712345'],
  ['A,B Ü', 'vehicle:A%2CB%20%C3%9C'],
  ['\ud800', 'vehicle:%EF%BF%BD'],
])('pages of the car %p are tagged %s', (chassisNumber, tag) => {
  expect(vehicleTag(chassisNumber)).toBe(tag);
});

test('a tag is never longer than Next accepts', () => {
  expect(vehicleTag('X'.repeat(5000))).toHaveLength(256);
});

const SHOWN_BY = {
  searchVehicles: 'vehicles',
  searchInventory: 'vehicles',
  getVehicle: 'vehicles',
  getFeatured: 'featured',
  getMakes: 'makes',
  getModels: 'makes',
  getBanners: 'banners',
  getTestimonials: 'testimonials',
  getBlogs: 'blogs',
  getBlog: 'blogs',
  'SECTIONS.featured': 'featured',
  'SECTIONS.makes': 'makes',
  'SECTIONS.models': 'makes',
  'SECTIONS.banners': 'banners',
  'SECTIONS.testimonials': 'testimonials',
} satisfies Record<string, CacheKind>;

/** How long a page that makes these calls may be cached. */
function longestFor(source: string): number {
  const kinds = Object.entries(SHOWN_BY).filter(([call]) => source.includes(`${call}(`));
  return Math.min(...kinds.map(([, kind]) => CACHE[kind].seconds));
}

test('no page is cached longer than its data allows', () => {
  const pages = globSync('app/**/page.tsx').map((file) => ({ file, source: readFileSync(file, 'utf8') }));
  const tooLong = pages.filter(({ source }) => {
    const revalidate = Number(/export const revalidate = (\d+);/.exec(source)?.[1] ?? Infinity);
    return longestFor(source) !== Infinity && revalidate > longestFor(source);
  });
  expect(tooLong.map(({ file }) => file)).toEqual([]);
});

test('the page being rendered gets the tags of all that it shows, and the shortest lifetime', async () => {
  Object.assign(globalThis, { AsyncLocalStorage }); // as Next does when it starts
  jest.resetModules();
  const { workUnitAsyncStorage } =
    await import('next/dist/server/app-render/work-unit-async-storage.external.js');
  const { revalidateAfter, revalidateSoon, tagPage } = await import('./cache-tags.ts');
  const page = { type: 'prerender-legacy', tags: ['_N_T_/'], revalidate: 60 };
  workUnitAsyncStorage.run(page as never, () => {
    tagPage('vehicles');
    tagPage('makes', 'vehicles');
    revalidateSoon();
    revalidateAfter(40);
  });
  expect(page).toMatchObject({ tags: ['_N_T_/', 'vehicles', 'makes'], revalidate: 15 });
  expect(() => tagPage('vehicles')).not.toThrow();
});
