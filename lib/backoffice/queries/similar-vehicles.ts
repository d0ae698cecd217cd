import 'server-only';
import { firstSearch, secondSearch } from '#lib/domain/vehicle/similar-searches.ts';
import { similarVehicles, type SimilarityTarget } from '#lib/domain/vehicle/similar-vehicles.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { searchVehicles } from './vehicles.ts';

/** Up to six cars like this one, most alike first, none sold. Searches twice at most. Throws `BackofficeError`. */
export async function getSimilarVehicles(to: SimilarityTarget): Promise<Vehicle[]> {
  const first = firstSearch(to);
  if (!first) return [];

  const page = await searchVehicles(first);
  const second = secondSearch(to, page);
  const more = second ? (await searchVehicles(second)).content : [];
  return similarVehicles(to, [...page.content, ...more]);
}
