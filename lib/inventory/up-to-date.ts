import {
  CACHE,
  revalidateAfter,
  revalidateSoon,
  tagPage,
  vehicleTag,
} from '#lib/backoffice/pages/cache-tags.ts';
import { getVehicle } from '#lib/backoffice/queries/vehicles.ts';
import { withSignal } from '#lib/backoffice/transport/client.ts';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { log } from '#lib/platform/log.ts';

/** For reading again the cars of one page. */
const REREAD_TIMEOUT_MS = 2_000;

/**
 * Vehicles of the index, for the page of the site that is rendered, as the backoffice had them within the time that such a
 * page is cached: the page is cached for what is left of that time, and when nothing is left, each vehicle is read again.
 * Where that fails, the vehicle is shown as it was, and the page is rendered again soon.
 * @param walkedAt when the index was read, in milliseconds since 1970.
 */
export async function upToDate(vehicles: Vehicle[], walkedAt: number): Promise<Vehicle[]> {
  tagPage(CACHE.vehicles.tag, ...vehicles.map(({ chassisNumber }) => vehicleTag(chassisNumber)));
  const secondsLeft = CACHE.vehicles.seconds - Math.ceil((Date.now() - walkedAt) / 1000);
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
    return await withSignal(getVehicle(vehicle.chassisNumber), 'GET /car', signal);
  } catch (error) {
    if (!(error instanceof BackofficeError)) throw error;
    revalidateSoon();
    log('warn', 'inventory.car-not-read', { error });
    return vehicle;
  }
}
