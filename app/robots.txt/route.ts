import { robotsTxt } from '#lib/domain/seo/robots.ts';
import { siteUrl } from '#lib/seo/public-url.ts';

export const dynamic = 'force-dynamic'; // the public address is not known at build time

export function GET(): Response {
  return new Response(robotsTxt(siteUrl('/sitemap.xml')), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
