import { respondWithFeed } from '#lib/discovery/feeds/feed-response.ts';
import { sitemap } from '#lib/discovery/feeds/sitemaps.ts';

export async function GET(request: Request, { params }: RouteContext<'/sitemaps/[file]'>): Promise<Response> {
  const { file } = await params;
  const name = /^([a-z]+(?:-\d{1,5})?)\.xml$/.exec(file)?.[1] ?? 'none';
  return respondWithFeed(request, {
    name: `sitemap-${name}.xml`,
    type: 'application/xml',
    make: () => sitemap(name),
  });
}
