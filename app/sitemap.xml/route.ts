import { answerFeed } from '#lib/discovery/feeds/feed-response.ts';
import { sitemapIndex } from '#lib/discovery/feeds/sitemaps.ts';

export const dynamic = 'force-dynamic';

export function GET(): Promise<Response> {
  return answerFeed({ name: 'sitemap.xml', type: 'application/xml', make: sitemapIndex });
}
