import 'server-only';
import { firstSearch, secondSearch } from '@/lib/domain/similar-searches';
import { similarVehicles, type Likeness } from '@/lib/domain/similar-vehicles';
import type { Vehicle } from '@/lib/domain/vehicle';
import { searchVehicles } from './vehicles';

/** Up to six cars like this one, most alike first, none sold. Searches twice at most. Throws `BackofficeError`. */
export async function getSimilarVehicles(to: Likeness): Promise<Vehicle[]> {
  const first = firstSearch(to);
  if (!first) return [];

  const page = await searchVehicles(first);
  const second = secondSearch(to, page);
  const more = second ? (await searchVehicles(second)).content : [];
  return similarVehicles(to, [...page.content, ...more]);
}
