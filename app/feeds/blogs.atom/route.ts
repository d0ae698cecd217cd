import { blogFeed } from '#lib/discovery/feeds/blog-feed.ts';
import { answerFeed, UNLISTED } from '#lib/discovery/feeds/feed-response.ts';

export const dynamic = 'force-dynamic';

export function GET(): Promise<Response> {
  return answerFeed({
    name: 'blogs.atom',
    type: 'application/atom+xml; charset=utf-8',
    headers: UNLISTED,
    make: () => blogFeed(Date.now()),
  });
}
