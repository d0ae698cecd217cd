import { globSync, readFileSync } from 'node:fs';
import { CACHE, type CacheKind, vehicleTag } from './cache-tags.ts';
import { aRender } from './testing/a-render.ts';

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

/** The kind of data that each function loads. */
const LOADERS = {
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

/** How long a page with this source code may be cached, in seconds. */
function maxSeconds(source: string): number {
  const code = source.replace(/^import [^;]*;/gm, '');
  const kinds = Object.entries(LOADERS).filter(([loader]) => new RegExp(`\\b${loader}\\b`).test(code));
  return Math.min(...kinds.map(([, kind]) => CACHE[kind].seconds));
}

test('no page is cached longer than its data allows', () => {
  const pages = globSync('app/**/page.tsx').map((file) => ({ file, source: readFileSync(file, 'utf8') }));
  const limited = pages.filter(({ source }) => maxSeconds(source) !== Infinity);
  const tooLong = limited.filter(({ source }) => {
    const revalidate = Number(/export const revalidate = (\d+);/.exec(source)?.[1] ?? Infinity);
    return revalidate > maxSeconds(source);
  });
  expect(tooLong.map(({ file }) => file)).toEqual([]);
  expect(limited.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['app/blogs/[id]/page.tsx', 'app/car/[chassisNumber]/page.tsx']),
  );
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
