import { pipeline, Readable } from 'node:stream';
import { ErrorLevel, SitemapIndexStream, SitemapStream, type SitemapItemLoose } from 'sitemap';
import { inventoryPages, inventorySize } from '#lib/backoffice/queries/all-vehicles.ts';
import { getBlogs } from '#lib/backoffice/queries/content.ts';
import { getMakes, getModels } from '#lib/backoffice/queries/makes.ts';
import { blogAddress } from '#lib/domain/content/blog.ts';
import { searchAddress } from '#lib/domain/search/search-address.ts';
import { withCriteria, EMPTY_FILTER } from '#lib/domain/search/search-filter.ts';
import { vehicleAddress } from '#lib/domain/vehicle/vehicle.ts';
import { changeTimes } from '#lib/inventory/inventory.ts';
import { pictureUrl, siteUrl } from '#lib/discovery/seo/public-url.ts';

/** Keeps a file below the protocol's limits of 50,000 addresses and 50 MB, pictures included. */
const MAX_CARS = 10_000;

const PAGES = [
  '/',
  '/search',
  '/services',
  '/about',
  '/blogs',
  '/preown',
  '/preorder',
  '/ads',
  '/test-drive',
  '/privacy',
];

/** Without priorities. Only cars have dates, since the backoffice gives none. */
type Item = SitemapItemLoose & { url: string };

/** The number of inventory pages in one sitemap, and the number of such sitemaps. */
async function carFiles(): Promise<{ pagesEach: number; count: number }> {
  const { pages, vehiclesPerPage } = await inventorySize();
  const pagesEach = Math.max(Math.floor(MAX_CARS / Math.max(vehiclesPerPage, 1)), 1);
  return { pagesEach, count: Math.ceil(pages / pagesEach) };
}

/**
 * The index of all sitemaps.
 * @throws BackofficeError
 */
export async function sitemapIndex(): Promise<Readable> {
  const [{ count }, blogs] = await Promise.all([carFiles(), getBlogs()]);
  const cars = Array.from({ length: count }, (_, index) => `cars-${index + 1}`);
  const names = ['pages', ...cars, ...(blogs.length > 0 ? ['blogs'] : [])];
  const urls = names.map((name) => ({ url: siteUrl(`/sitemaps/${name}.xml`) }));
  return Readable.from(urls).pipe(new SitemapIndexStream({ level: ErrorLevel.THROW }));
}

/**
 * The sitemap with this name: `pages`, `cars-1` and so on, `blogs`.
 * @returns null when there is none.
 * @throws BackofficeError
 */
export async function sitemap(name: string): Promise<Readable | null> {
  if (name === 'pages') return toXml(pageItems());
  if (name === 'blogs') return blogSitemap();
  const number = /^cars-([1-9]\d{0,4})$/.exec(name)?.[1];
  return number === undefined ? null : carSitemap(Number(number));
}

async function carSitemap(number: number): Promise<Readable | null> {
  const { pagesEach, count } = await carFiles();
  if (number > count) return null;
  return toXml(carItems({ from: (number - 1) * pagesEach, until: number * pagesEach }));
}

async function blogSitemap(): Promise<Readable | null> {
  const blogs = await getBlogs();
  return blogs.length === 0 ? null : toXml(blogs.map((blog) => item(blogAddress(blog), [blog.image])));
}

/** The site's pages, then a search for each make and each of its models. */
async function* pageItems(): AsyncGenerator<Item> {
  yield* PAGES.map((path) => item(path));
  for (const make of await getMakes()) {
    yield item(searchAddress(withCriteria(EMPTY_FILTER, { make })));
    for (const model of await getModels(make))
      yield item(searchAddress(withCriteria(EMPTY_FILTER, { make, model })));
  }
}

/** The date is the last change of the car that the index has seen. */
async function* carItems(range: Parameters<typeof inventoryPages>[0]): AsyncGenerator<Item> {
  for await (const vehicles of inventoryPages(range)) {
    const changes = await changeTimes(vehicles.map(({ chassisNumber }) => chassisNumber));
    for (const [index, vehicle] of vehicles.entries()) {
      const changedAt = changes?.[index];
      yield {
        ...item(vehicleAddress(vehicle), vehicle.images),
        ...(changedAt && { lastmod: new Date(changedAt).toISOString() }),
      };
    }
  }
}

function item(path: string, pictures: string[] = []): Item {
  return {
    url: siteUrl(path),
    img: pictures.filter(Boolean).map((picture) => ({ url: pictureUrl(picture) })),
  };
}

function toXml(items: AsyncIterable<Item> | Item[]): Readable {
  const file = new SitemapStream({
    level: ErrorLevel.THROW,
    xmlns: { image: true, news: false, video: false, xhtml: false },
  });
  return pipeline(Readable.from(items), file, () => undefined); // the reader of the last stream receives any error
}
