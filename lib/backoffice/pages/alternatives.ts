import 'server-only';
import * as v from 'valibot';
import type { Alternatives, SimilarityTarget } from '#lib/domain/vehicle/similar-vehicles.ts';
import { isSold, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { inTime } from '#lib/backoffice/transport/client.ts';
import { optional } from './section-fallback.ts';
import { PARTS } from './page-sections.ts';
import { getSimilarVehicles } from '#lib/backoffice/queries/similar-vehicles.ts';
import { VEHICLE } from '#lib/backoffice/response/vehicle-wire.ts';

/** A page that can do without something waits no longer for each of two attempts at it. */
const PATIENCE_MS = 2_000;

/**
 * The cars to offer in place of one that is sold, or gone and still known: those like it, or else the featured ones.
 * Those last given when the backoffice fails to give any in time, and none when there are none of those either.
 */
export async function carsInstead(of: SimilarityTarget | null): Promise<Alternatives> {
  const similar = of ? await similarTo(of) : [];
  if (similar.length > 0) return { kind: 'similar', vehicles: similar };

  const featured = (await optional(soon(PARTS.featured()))) ?? [];
  return { kind: 'featured', vehicles: featured.filter((vehicle) => !isSold(vehicle)) };
}

async function similarTo(of: SimilarityTarget): Promise<Vehicle[]> {
  const name = `similar to ${of.chassisNumber}`;
  return (await optional(soon(getSimilarVehicles(of)), { name, schema: v.array(VEHICLE.schema) })) ?? [];
}

function soon<T>(part: Promise<T>): Promise<T> {
  return inTime(part, 'cars instead', AbortSignal.timeout(PATIENCE_MS));
}
