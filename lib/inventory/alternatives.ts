import { revalidateSoon } from '#lib/backoffice/page-data/cache-tags.ts';
import { unlessFailed } from '#lib/backoffice/page-data/optional-data.ts';
import { getFeatured } from '#lib/backoffice/queries/vehicles.ts';
import { withSignal } from '#lib/backoffice/transport/client.ts';
import type { Alternatives, SimilarityTarget } from '#lib/domain/vehicle/similar-vehicles.ts';
import { isSold } from '#lib/domain/vehicle/vehicle.ts';
import { similarCars } from './queries.ts';

/** Every address without a car shows them, and a backoffice may call its whole inventory featured. */
const MAX_FEATURED = 12;

/** Time limit of the featured vehicles. */
const TIMEOUT_MS = 2_000;

/**
 * Vehicles to offer on the page of one that is sold or removed: similar ones from the inventory, else featured ones;
 * none when the backoffice fails or takes too long.
 * @param to the vehicle; `null` when nothing is known about it.
 */
export async function getAlternatives(to: SimilarityTarget | null): Promise<Alternatives> {
  const similar = to && (await similarCars({ ...to, status: 'SOLD' }));
  if (similar && similar.length > 0) return { kind: 'similar', vehicles: similar };

  const inTime = withSignal(getFeatured(), 'alternatives', AbortSignal.timeout(TIMEOUT_MS));
  const featured = (await unlessFailed(inTime, revalidateSoon)) ?? [];
  const unsold = featured.filter((vehicle) => !isSold(vehicle));
  return { kind: 'featured', vehicles: unsold.slice(0, MAX_FEATURED) };
}
