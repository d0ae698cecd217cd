import { LANGUAGES, localAddress } from '#lib/domain/language.ts';
import { pipeline, Readable } from 'node:stream';
import { ErrorLevel, SitemapIndexStream, SitemapStream, type SitemapItemLoose } from 'sitemap';
import { OPTIONAL_DATA } from '#lib/backoffice/page-data/optional-data.ts';
import { getBlogs } from '#lib/backoffice/queries/content.ts';
import type { Cache } from '#lib/cache/cache.ts';
import { blogAddress } from '#lib/domain/content/blog.ts';
import { PLAIN_PAGES } from '#lib/domain/page-address.ts';
import { searchAddress } from '#lib/domain/search/search-address.ts';
import { withCriteria, EMPTY_FILTER } from '#lib/domain/search/search-filter.ts';
import { vehicleAddress } from '#lib/domain/vehicle/vehicle.ts';
import { allCars, allMakes } from '#lib/inventory/all-cars.ts';
import type { ListedCar } from '#lib/inventory/inventory.ts';
import { pictureUrl, siteUrl } from '#lib/seo/public-url.ts';
import { noSuchFeed, respondWithFeed } from './feed-response.ts';

/** Keeps a file below the protocol's limits of 50,000 addresses (two a car) and 50 MB, pictures included. */
const MAX_CARS = 10_000;

/** More than any dealer has makes and models. */
const MAX_SEARCHES = 5_000;

/** `pages`, `blogs`, or `cars-` with a number from 1: enough for ten million cars. */
const FILE = /^(pages|blogs|cars-[1-9]\d{0,2})\.xml$/;

const PAGES = [...PLAIN_PAGES, '/search', '/preorder', '/test-drive'];

/** Without priorities. Only cars have dates, since the backoffice gives none. */
type Item = SitemapItemLoose & { url: string };

/** The number of sitemaps of cars. Throws `BackofficeError`. */
async function carFiles(): Promise<number> {
  return Math.ceil((await allCars()).length / MAX_CARS);
}

export function respondWithSitemapIndex(request: Request, cache: Cache): Promise<Response> {
  return respondWithFeed(request, cache, {
    name: 'sitemap.xml',
    type: 'application/xml',
    make: sitemapIndex,
  });
}

/** The name of the sitemap in this file; null when no sitemap can have that name. */
export function sitemapName(file: string): string | null {
  return FILE.exec(file)?.[1] ?? null;
}

/** Sends the sitemap in this file. */
export async function respondWithSitemap(request: Request, file: string, cache: Cache): Promise<Response> {
  const name = sitemapName(file);
  if (name === null) return noSuchFeed();
  return respondWithFeed(request, cache, {
    name: `sitemap-${name}.xml`,
    type: 'application/xml',
    make: () => sitemap(name),
  });
}

/**
 * The index of all sitemaps. That of posts is listed even when they cannot be read.
 * @throws BackofficeError
 */
async function sitemapIndex(): Promise<Readable> {
  const [count, blogs] = await Promise.all([carFiles(), OPTIONAL_DATA.blogs()]);
  const cars = Array.from({ length: count }, (_, index) => `cars-${index + 1}`);
  const names = ['pages', ...cars, ...(blogs?.length === 0 ? [] : ['blogs'])];
  const urls = names.map((name) => ({ url: siteUrl(`/sitemaps/${name}.xml`) }));
  return Readable.from(urls).pipe(new SitemapIndexStream({ level: ErrorLevel.THROW }));
}

/**
 * The sitemap with this name: `pages`, `cars-1` and so on, `blogs`.
 * @returns null when there is none.
 * @throws BackofficeError
 */
async function sitemap(name: string): Promise<Readable | null> {
  if (name === 'pages') return toXml(await pageItems());
  if (name === 'blogs') return blogSitemap();
  const number = Number(name.replace('cars-', ''));
  if (number > (await carFiles())) return null;
  const cars = await allCars();
  return toXml(carItems(cars.slice((number - 1) * MAX_CARS, number * MAX_CARS)));
}

async function blogSitemap(): Promise<Readable | null> {
  const blogs = await getBlogs();
  return blogs.length === 0 ? null : toXml(blogs.map((blog) => item(blogAddress(blog), [blog.image])));
}

/** The site's pages, then a search for each make and each of its models that have cars. Throws `BackofficeError`. */
async function pageItems(): Promise<Item[]> {
  return [...PAGES, ...searchesFor(await allMakes())].flatMap((path) => items(path));
}

/** The addresses of the searches for each make and each of its models, up to `max`. */
export function searchesFor(
  makes: { name: string; models: { name: string }[] }[],
  max = MAX_SEARCHES,
): string[] {
  const searches = makes.flatMap(({ name: make, models }) => [
    { make },
    ...models.map(({ name: model }) => ({ make, model })),
  ]);
  return searches.slice(0, max).map((search) => searchAddress(withCriteria(EMPTY_FILTER, search)));
}

/** The date is the last change of the car that a sync has seen, not in the future, where the clock may have been. */
function* carItems(cars: readonly ListedCar[]): Generator<Item> {
  for (const { vehicle, changedAt } of cars)
    yield* items(vehicleAddress(vehicle), {
      pictures: vehicle.images,
      ...(changedAt !== null && { lastmod: new Date(Math.min(changedAt, Date.now())).toISOString() }),
    });
}

type Page = { pictures?: string[]; lastmod?: string };

/** A page in each language, with links to the others. The English one has the pictures. */
function items(path: string, { pictures = [], ...rest }: Page = {}): Item[] {
  const urls = LANGUAGES.map((language) => ({ lang: language, url: siteUrl(localAddress(language, path)) }));
  const links = [...urls, { lang: 'x-default', url: siteUrl(path) }];
  return urls.map(({ lang, url }) => ({ ...item(path, lang === 'en' ? pictures : []), ...rest, url, links }));
}

function item(path: string, pictures: string[] = []): Item {
  return {
    url: siteUrl(path),
    img: pictures.filter(Boolean).map((picture) => ({ url: pictureUrl(picture) })),
  };
}

function toXml(items: Iterable<Item>): Readable {
  const file = new SitemapStream({
    level: ErrorLevel.THROW,
    xmlns: { image: true, news: false, video: false, xhtml: true },
  });
  return pipeline(Readable.from(items), file, () => undefined); // the reader of the last stream receives any error
}
