import { packVehicles, type PackedVehicles } from '#lib/domain/vehicle/packed-vehicles.ts';
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

/** Packs the fields of the cars that `CardGrid` and the budget search show, since they become part of the page. */
export function packCards(vehicles: readonly Vehicle[], isCompact = false): PackedVehicles {
  return packVehicles(
    vehicles.map((vehicle) => ({ ...vehicle, images: vehicle.images.slice(0, 1) })),
    isCompact ? COMPACT_FIELDS : FIELDS,
  );
}
