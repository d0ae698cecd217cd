import { answerFeed, UNLISTED } from '@/lib/feeds/feed-answer';
import { metaVehicles } from '@/lib/feeds/meta-vehicles';

export const dynamic = 'force-dynamic';

export function GET(): Promise<Response> {
  return answerFeed({
    name: 'meta-vehicles.csv',
    type: 'text/csv; charset=utf-8',
    headers: UNLISTED,
    make: () => Promise.resolve(metaVehicles()),
  });
}
