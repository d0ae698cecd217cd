import { toVehicleTable, type VehicleTable } from '#lib/domain/vehicle/vehicle-table.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';

/** What a compact card shows. */
const COMPACT_FIELDS = [
  'chassisNumber',
  'make',
  'model',
  'yearOfManufacture',
  'clientSellingPrice',
  'images',
] as const;

/** What a featured card shows. */
const FIELDS = [
  ...COMPACT_FIELDS,
  'status',
  'localVehicle',
  'transmission',
  'engineCapacity',
  'fuel',
  'mileage',
] as const;

/** Only what the cards of a `CardGrid` or the budget show of the cars, as it becomes part of the page. */
export function cardTable(vehicles: readonly Vehicle[], isCompact = false): VehicleTable {
  return toVehicleTable(
    vehicles.map((vehicle) => ({ ...vehicle, images: vehicle.images.slice(0, 1) })),
    isCompact ? COMPACT_FIELDS : FIELDS,
  );
}
