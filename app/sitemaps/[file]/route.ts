import { services } from '#lib/services.ts';

export async function GET(request: Request, { params }: RouteContext<'/sitemaps/[file]'>): Promise<Response> {
  return services().respondWithSitemap(request, (await params).file);
}
