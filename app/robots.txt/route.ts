import { robotsText } from '@/lib/domain/crawl-rules';
import { siteUrl } from '@/lib/seo/site-url';

export const dynamic = 'force-dynamic'; // the build does not know the public address

export function GET(): Response {
  return new Response(robotsText(siteUrl('/sitemap.xml')), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
