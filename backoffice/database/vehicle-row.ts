import * as v from 'valibot';
import type { SeedVehicle, Vehicle } from '#backoffice/vehicle.ts';
import { searchColumns } from './search-columns.ts';

const flag = v.pipe(
  v.picklist([0, 1]),
  v.transform((stored) => stored === 1),
);

const list = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Column by column what the table holds of a vehicle; the order is that of the API's responses. */
const storedVehicle = v.object({
  id: v.number(),
  chassisNumber: v.string(),
  make: v.string(),
  model: v.string(),
  yearOfManufacture: v.number(),
  type: v.string(),
  mileage: v.nullable(v.number()),
  fuel: v.string(),
  engineCapacity: v.nullable(v.number()),
  transmission: v.string(),
  firstRegistration: v.nullable(v.string()),
  colour: v.string(),
  colourCode: v.string(),
  version: v.string(),
  countryOfOrigin: v.string(),
  auctionGrade: v.string(),
  status: v.string(),
  localVehicle: flag,
  clientSellingPrice: v.nullable(v.number()),
  clientOptions: v.string(),
  images: list,
});

const seedVehicle = v.omit(v.object({ ...storedVehicle.entries, featured: flag }), ['id']);

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
