import { CACHE, revalidateSoon, tagPage, vehicleTag } from '#lib/backoffice/page-data/cache-tags.ts';
import { getVehicle } from '#lib/backoffice/queries/vehicles.ts';
import {
  meantChassisNumber,
  parseChassisNumber,
  tidyChassisNumber,
  withoutPunctuation,
} from '#lib/domain/vehicle/chassis-number.ts';
import { SAVED_CARS } from '#lib/domain/vehicle/own-lists.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { lastKnownVehicle } from './last-known-vehicle.ts';
import { alikeChassisNumbers } from './queries.ts';

/** The vehicle that a typed chassis number means; `null` when the backoffice has none. Throws `BackofficeError`. */
export async function findVehicle(typed: string): Promise<Vehicle | null> {
  return parseChassisNumber(typed) === null ? null : getVehicle(await resolveChassisNumber(typed));
}

/**
 * The vehicle with exactly this chassis number; a chassis number when the vehicle has that one or could have it; `null` when
 * the backoffice has none. Throws `BackofficeError`.
 */
export async function locateVehicle(typed: string): Promise<Vehicle | string | null> {
  const chassisNumber = await resolveChassisNumber(typed);
  if (chassisNumber !== typed) return chassisNumber;
  const vehicle = await getVehicle(typed);
  if (vehicle) return vehicle;
  const tidy = tidyChassisNumber(typed);
  return tidy !== typed && (await resolveChassisNumber(tidy)) === tidy ? tidy : null;
}

/**
 * The chassis number to ask the backoffice for, found without a call: that of the listed car that is meant, else of the car
 * that had it when it was last shown, else the typed one.
 */
async function resolveChassisNumber(typed: string): Promise<string> {
  const [known = null] = await knownChassisNumbers([typed]);
  return known ?? withoutPunctuation(typed);
}

/** The same for a shared list. An unknown one may be several, since some apps escape the commas between them. */
export async function resolveChassisNumbers(shared: readonly string[]): Promise<string[]> {
  const whole = await knownChassisNumbers(shared);
  const all = shared.flatMap((one, index) => whole[index] ?? one.split(','));
  const parts = all.flatMap((one) => parseChassisNumber(one) ?? []).slice(0, SAVED_CARS.maxCars);
  const known = await knownChassisNumbers(parts);
  return [...new Set(parts.map((one, index) => known[index] ?? withoutPunctuation(one)))];
}

async function knownChassisNumbers(typed: readonly string[]): Promise<(string | null)[]> {
  tagPage(CACHE.vehicles.tag, ...typed.map(vehicleTag));
  const alike = alikeChassisNumbers(typed);
  const known = await Promise.all(
    typed.map(
      async (one, index) =>
        meantChassisNumber(one, alike?.[index] ?? []) ?? (await lastKnownVehicle(one))?.chassisNumber ?? null,
    ),
  );
  if (!alike && known.includes(null)) revalidateSoon(); // it may be that of a listed car
  return known;
}
