import { blogFeed } from '#lib/seo/feeds/blog-feed.ts';
import { respondWithFeed, NOINDEX } from '#lib/seo/feeds/feed-response.ts';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  return respondWithFeed(request, {
    name: 'blogs.atom',
    type: 'application/atom+xml; charset=utf-8',
    headers: NOINDEX,
    make: () => blogFeed(Date.now()),
  });
}
