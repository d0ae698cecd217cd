import { respondWithFeed } from '#lib/seo/feeds/feed-response.ts';
import { sitemapIndex } from '#lib/seo/feeds/sitemaps.ts';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  return respondWithFeed(request, { name: 'sitemap.xml', type: 'application/xml', make: sitemapIndex });
}
