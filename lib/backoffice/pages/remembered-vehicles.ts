import 'server-only';
import { parseVehicle } from '#lib/domain/vehicle/stored-vehicle.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { keepLastGood, lastGood } from './stale-store.ts';

/** Remembers what the car is, for the day when the backoffice has it no more; its pictures and features go with it. */
export function rememberVehicle(vehicle: Vehicle): void {
  keepLastGood(nameOf(vehicle.chassisNumber), { ...vehicle, images: [], clientOptions: '' });
}

/** What is remembered of the car; `null` when its page was never made. */
export async function rememberedVehicle(chassisNumber: string): Promise<Vehicle | null> {
  return parseVehicle(await lastGood(nameOf(chassisNumber)));
}

/** One car however its address is written. */
function nameOf(chassisNumber: string): string {
  return `car ${chassisNumber.toUpperCase()}`;
}
