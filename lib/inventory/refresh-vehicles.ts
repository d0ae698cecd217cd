import {
  CACHE,
  revalidateAfter,
  revalidateSoon,
  tagPage,
  vehicleTag,
} from '#lib/backoffice/page-data/cache-tags.ts';
import { getOneOfMany } from '#lib/backoffice/queries/vehicles.ts';
import { withSignal } from '#lib/backoffice/transport/client.ts';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import { ageMs } from '#lib/platform/age.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';

/** Time limit for reading the cars of one page again. */
const REREAD_TIMEOUT_MS = 2_000;

/**
 * Vehicles of the inventory, made fresh enough for the page being rendered. While they are younger than such a page may be
 * cached, the page is cached only for the time that is left; older ones are read again from the backoffice. A vehicle
 * that cannot be read is shown as it was, and the page is rendered again soon.
 * @param syncedAt when the inventory was read, in milliseconds since 1970
 */
export async function refreshVehicles(vehicles: Vehicle[], syncedAt: number): Promise<Vehicle[]> {
  tagPage(CACHE.vehicles.tag, ...vehicles.map(({ chassisNumber }) => vehicleTag(chassisNumber)));
  const secondsLeft = CACHE.vehicles.seconds - Math.ceil(ageMs(syncedAt, Date.now()) / 1000);
  if (secondsLeft > 0) {
    revalidateAfter(secondsLeft);
    return vehicles;
  }
  const signal = AbortSignal.timeout(REREAD_TIMEOUT_MS);
  const read = await Promise.all(vehicles.map((vehicle) => readAgain(vehicle, signal)));
  return read.filter((vehicle) => vehicle !== null);
}

async function readAgain(vehicle: Vehicle, signal: AbortSignal): Promise<Vehicle | null> {
  try {
    return await withSignal(getOneOfMany(vehicle.chassisNumber), 'GET /car', signal);
  } catch (error) {
    if (!(error instanceof BackofficeError)) throw error;
    revalidateSoon();
    warnThrottled('inventory.car-not-read', error);
    return vehicle;
  }
}
