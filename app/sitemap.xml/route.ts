import { answerFeed } from '@/lib/feeds/feed-answer';
import { sitemapIndex } from '@/lib/feeds/sitemaps';

export const dynamic = 'force-dynamic';

export function GET(): Promise<Response> {
  return answerFeed({ name: 'sitemap.xml', type: 'application/xml', make: sitemapIndex });
}
