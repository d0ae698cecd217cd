import { toVehicleTable, type VehicleTable } from '#lib/domain/vehicle/vehicle-table.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';

/** What a featured card shows. */
const FIELDS = [
  'chassisNumber',
  'make',
  'model',
  'yearOfManufacture',
  'status',
  'localVehicle',
  'transmission',
  'engineCapacity',
  'fuel',
  'mileage',
  'clientSellingPrice',
  'images',
] as const;

/** The table of a `CardGrid`: only what its cards show, as it becomes part of the page. */
export function cardTable(vehicles: readonly Vehicle[]): VehicleTable {
  return toVehicleTable(
    vehicles.map((vehicle) => ({ ...vehicle, images: vehicle.images.slice(0, 1) })),
    FIELDS,
  );
}
