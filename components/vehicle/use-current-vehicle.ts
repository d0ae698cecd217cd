import useSWR from 'swr';
import { parseVehicle } from '#lib/domain/vehicle/stored-vehicle.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';

/**
 * The current data of a car that the page knows already. Until they are fetched, or when that fails, the known ones.
 * @returns null when the backoffice no longer has the car, and for null
 */
export function useCurrentVehicle(known: Vehicle | null): Vehicle | null {
  const address = known && `/api/client-car/car/${encodeURIComponent(known.chassisNumber)}`;
  const { data } = useSWR(address, fetchVehicle, { fallbackData: known, errorRetryCount: 3 });
  return data === undefined ? known : data;
}

/** @returns null when the backoffice does not have the car. */
async function fetchVehicle(address: string): Promise<Vehicle | null> {
  const response = await fetch(address);
  if (response.status === 404) return null;
  const vehicle = response.ok ? parseVehicle(await response.json()) : null;
  if (!vehicle) throw new Error(`No car from ${address}: ${response.status}`);
  return vehicle;
}
