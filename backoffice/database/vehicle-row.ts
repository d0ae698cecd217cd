import * as v from 'valibot';
import { seedVehicle, storedVehicle, type SeedVehicle, type Vehicle } from '#backoffice/vehicle.ts';
import { searchColumns } from './search-columns.ts';

/** The columns that `toVehicle` reads. */
export const VEHICLE_COLUMNS = Object.keys(storedVehicle.entries).join(', ');

/** The columns that `toSeedVehicle` reads. */
export const SEED_COLUMNS = Object.keys(seedVehicle.entries).join(', ');

/** A row as the API answers it. */
export function toVehicle(row: unknown): Vehicle {
  return v.parse(storedVehicle, row);
}

/** A row as it was written. */
export function toSeedVehicle(row: unknown): SeedVehicle {
  return v.parse(seedVehicle, row);
}

/** What to bind to a statement that writes a vehicle. */
export function toRow(vehicle: SeedVehicle) {
  return {
    ...vehicle,
    images: JSON.stringify(vehicle.images),
    localVehicle: Number(vehicle.localVehicle),
    featured: Number(vehicle.featured),
    ...searchColumns(vehicle),
  };
}

const WRITTEN = [
  ...Object.keys(seedVehicle.entries),
  ...['makeKey', 'modelKey', 'gearbox', 'fuelKind', 'engineCc', 'priceRupees', 'statusRank'],
];

/** Inserts what `toRow` gives. */
export const INSERT_VEHICLE = `INSERT INTO vehicles (${WRITTEN.join(', ')})
  VALUES (${WRITTEN.map((column) => `:${column}`).join(', ')})`;

/** Makes an insert overwrite an existing vehicle with the same chassis number, which keeps its id. */
export const OR_UPDATE = `ON CONFLICT (chassisNumber) DO UPDATE
  SET ${WRITTEN.map((column) => `${column} = excluded.${column}`).join(', ')}`;
