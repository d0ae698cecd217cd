import { chassisNumberKey } from '#lib/domain/vehicle/chassis-number.ts';
import { withoutPicturesAndFeatures } from '#lib/domain/vehicle/page-budget.ts';
import { parseVehicle } from '#lib/domain/vehicle/stored-vehicle.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { storeStale, readStale } from './stale-store.ts';

/** Stores a vehicle for its page after the backoffice has removed it. */
export function storeLastKnownVehicle(vehicle: Vehicle): void {
  storeStale(keyOf(vehicle.chassisNumber), withoutPicturesAndFeatures(vehicle));
}

/** The vehicle as last stored, by any spelling of its chassis number; `null` when its page was never rendered. */
export async function lastKnownVehicle(chassisNumber: string): Promise<Vehicle | null> {
  return parseVehicle(await readStale(keyOf(chassisNumber)));
}

function keyOf(chassisNumber: string): string {
  return `car ${chassisNumberKey(chassisNumber)}`;
}
