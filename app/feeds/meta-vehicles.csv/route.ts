import { respondWithFeed, NOINDEX } from '#lib/seo/feeds/feed-response.ts';
import { metaVehicles } from '#lib/seo/feeds/meta-vehicles.ts';
import { inventoryVersion } from '#lib/search-index/all-cars.ts';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  return respondWithFeed(request, {
    name: 'meta-vehicles.csv',
    type: 'text/csv; charset=utf-8',
    headers: NOINDEX,
    make: () => Promise.resolve(metaVehicles()),
    version: inventoryVersion,
  });
}
