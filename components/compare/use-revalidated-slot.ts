import useSWR from 'swr';
import { parseVehicle } from '#lib/domain/vehicle/stored-vehicle.ts';
import { vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';

/** One side of a comparison. */
export type Slot = {
  vehicle: Vehicle | null;
  /** Name of a car that was in this slot and that the backoffice no longer has. */
  unavailable?: string;
};

/** The slot with its car's current data. Until they are fetched, or when that fails, the given data. */
export function useRevalidatedSlot(given: Slot): Slot {
  const known = given.vehicle;
  const address = known && `/api/client-car/car/${encodeURIComponent(known.chassisNumber)}`;
  const { data } = useSWR(address, fetchVehicle, { fallbackData: known, errorRetryCount: 3 });
  if (!known) return given;
  return data === null ? { vehicle: null, unavailable: vehicleTitle(known) } : { vehicle: data ?? known };
}

/** @returns null when the backoffice does not have the car. */
async function fetchVehicle(address: string): Promise<Vehicle | null> {
  const response = await fetch(address);
  if (response.status === 404) return null;
  const vehicle = response.ok ? parseVehicle(await response.json()) : null;
  if (!vehicle) throw new Error(`No car from ${address}: ${response.status}`);
  return vehicle;
}
