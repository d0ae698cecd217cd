import { toVehicleTable, type VehicleTable } from '#lib/domain/vehicle/vehicle-table.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';

/** Fields shown by a compact card. */
const COMPACT_FIELDS = [
  'chassisNumber',
  'make',
  'model',
  'yearOfManufacture',
  'clientSellingPrice',
  'images',
] as const;

/** Fields shown by a featured card. */
const FIELDS = [
  ...COMPACT_FIELDS,
  'status',
  'localVehicle',
  'transmission',
  'engineCapacity',
  'fuel',
  'mileage',
] as const;

/** The fields of the cars that `CardGrid` and the budget search show, since the table becomes part of the page. */
export function cardTable(vehicles: readonly Vehicle[], isCompact = false): VehicleTable {
  return toVehicleTable(
    vehicles.map((vehicle) => ({ ...vehicle, images: vehicle.images.slice(0, 1) })),
    isCompact ? COMPACT_FIELDS : FIELDS,
  );
}
