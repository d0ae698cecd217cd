import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FeedStore } from './feed-store.ts';
import { sitemapName } from './sitemaps.ts';

test.each([
  ['pages.xml', 'pages'],
  ['blogs.xml', 'blogs'],
  ['cars-1.xml', 'cars-1'],
  ['cars-999.xml', 'cars-999'],
  ['cars-0.xml', null],
  ['cars-1000.xml', null],
  ['cars.xml', null],
  ['makes.xml', null],
  ['Pages.xml', null],
  ['pages.xml.gz', null],
  [`${'a'.repeat(300)}.xml`, null],
])('the file %s is the sitemap %s', (file, name) => {
  expect(sitemapName(file)).toBe(name);
});

test('nothing is stored for a sitemap that does not exist', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'feeds-'));
  const store = new FeedStore({ directory, now: Date.now });
  await expect(store.open('sitemap-cars-7.xml', () => Promise.resolve(null))).resolves.toBeNull();
  expect(await readdir(directory)).toEqual([]);
});
