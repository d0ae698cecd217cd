import { answerFeed, UNLISTED } from '#lib/discovery/feeds/feed-response.ts';
import { metaVehicles } from '#lib/discovery/feeds/meta-vehicles.ts';

export const dynamic = 'force-dynamic';

export function GET(): Promise<Response> {
  return answerFeed({
    name: 'meta-vehicles.csv',
    type: 'text/csv; charset=utf-8',
    headers: UNLISTED,
    make: () => Promise.resolve(metaVehicles()),
  });
}
