import { blogFeed } from '@/lib/feeds/blog-feed';
import { answerFeed, UNLISTED } from '@/lib/feeds/feed-answer';

export const dynamic = 'force-dynamic';

export function GET(): Promise<Response> {
  return answerFeed({
    name: 'blogs.atom',
    type: 'application/atom+xml; charset=utf-8',
    headers: UNLISTED,
    make: () => blogFeed(Date.now()),
  });
}
