import { withoutPicturesAndFeatures } from '#lib/domain/vehicle/page-budget.ts';
import { parseVehicle } from '#lib/domain/vehicle/stored-vehicle.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { storeStale, readStale } from './stale-store.ts';

/** Stores a vehicle for its page after the backoffice has removed it. */
export function storeLastKnownVehicle(vehicle: Vehicle): void {
  storeStale(keyOf(vehicle.chassisNumber), withoutPicturesAndFeatures(vehicle));
}

/** The vehicle as last stored; `null` when its page was never rendered. */
export async function lastKnownVehicle(chassisNumber: string): Promise<Vehicle | null> {
  return parseVehicle(await readStale(keyOf(chassisNumber)));
}

/** In upper case, since addresses may contain the chassis number in either case. */
function keyOf(chassisNumber: string): string {
  return `car ${chassisNumber.toUpperCase()}`;
}
