import * as v from 'valibot';
import { firstSearch, secondSearch } from '#lib/domain/vehicle/similar-searches.ts';
import {
  type Alternatives,
  type SimilarityTarget,
  similarVehicles,
} from '#lib/domain/vehicle/similar-vehicles.ts';
import { isSold, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { SECTIONS, withFallback } from '#lib/backoffice/pages/page-sections.ts';
import { searchVehicles, VEHICLE } from '#lib/backoffice/queries/vehicles.ts';
import { withSignal } from '#lib/backoffice/transport/client.ts';
import { similarCars } from './inventory.ts';

/** For the similar vehicles, and again for the featured ones. */
const TIMEOUT_MS = 2_000;

/**
 * Vehicles to offer on the page of one that is sold or removed: similar ones, by the index if there is one, else the
 * featured ones. When the backoffice fails or takes too long: those that it last gave, else none.
 * @param to the vehicle, `null` when nothing is known of it.
 */
export async function getAlternatives(to: SimilarityTarget | null): Promise<Alternatives> {
  const indexed = to && (await similarCars(to));
  const similar = to && (indexed ?? (await withFallback(inTime(getSimilarVehicles(to)), staleSimilar(to))));
  if (similar && similar.length > 0) return { kind: 'similar', vehicles: similar };

  const featured = (await withFallback(inTime(SECTIONS.featured()))) ?? [];
  return { kind: 'featured', vehicles: featured.filter((vehicle) => !isSold(vehicle)) };
}

/** Up to six vehicles like this one, most alike first, none sold, by at most two searches. */
async function getSimilarVehicles(to: SimilarityTarget): Promise<Vehicle[]> {
  const first = firstSearch(to);
  if (!first) return [];

  const page = await searchVehicles(first);
  const second = secondSearch(to, page);
  const more = second ? (await searchVehicles(second)).content : [];
  return similarVehicles(to, [...page.content, ...more]);
}

function staleSimilar({ chassisNumber }: SimilarityTarget) {
  return { name: `similar to ${chassisNumber}`, schema: v.array(VEHICLE.schema) };
}

function inTime<T>(data: Promise<T>): Promise<T> {
  return withSignal(data, 'alternatives', AbortSignal.timeout(TIMEOUT_MS));
}
