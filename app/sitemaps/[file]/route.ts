import { noSuchFeed, respondWithFeed } from '#lib/seo/feeds/feed-response.ts';
import { sitemap, sitemapName } from '#lib/seo/feeds/sitemaps.ts';
import { inventoryVersion } from '#lib/search-index/all-cars.ts';

export async function GET(request: Request, { params }: RouteContext<'/sitemaps/[file]'>): Promise<Response> {
  const name = sitemapName((await params).file);
  if (name === null) return noSuchFeed();
  return respondWithFeed(request, {
    name: `sitemap-${name}.xml`,
    type: 'application/xml',
    make: () => sitemap(name),
    ...(name.startsWith('cars') && { version: inventoryVersion }),
  });
}
