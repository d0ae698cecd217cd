import { services } from '#lib/services.ts';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  return services().respondWithSitemapIndex(request);
}
