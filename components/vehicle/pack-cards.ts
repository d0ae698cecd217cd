import { withoutSignature } from '#lib/domain/pictures/signed-picture.ts';
import { packVehicles, type PackedVehicles } from '#lib/domain/vehicle/packed-vehicles.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import type { Density } from './vehicle-card.tsx';

/** Of a result. Here, so that pages without results do not get the styles of the thumbnails. */
export const MAX_THUMBNAILS = 5;

/**
 * Fields of every card of a grid or rail; a compact one shows no others. Status and origin it does not show, but the card of a
 * car that is saved does, and takes missing ones for COMING SOON and IMPORT.
 */
const COMPACT_FIELDS = [
  'chassisNumber',
  'make',
  'model',
  'yearOfManufacture',
  'clientSellingPrice',
  'images',
  'mileage',
  'status',
  'localVehicle',
] as const;

/** Fields shown by any other card of a grid or rail. */
const FIELDS = [...COMPACT_FIELDS, 'transmission', 'engineCapacity', 'fuel'] as const;

/**
 * Packs whole cars for the results of a search, which may be stored. Only the pictures that a result shows keep their
 * signatures, which nothing compresses.
 */
export function packResults(vehicles: readonly Vehicle[]): PackedVehicles {
  return packVehicles(
    vehicles.map((vehicle) => ({ ...vehicle, images: vehicle.images.map(unsignedUnlessShown) })),
  );
}

function unsignedUnlessShown(image: string, index: number): string {
  return index < MAX_THUMBNAILS ? image : withoutSignature(image);
}

/** Packs the fields of the cars that `CardGrid` shows, since they become part of the page. */
export function packCards(vehicles: readonly Vehicle[], density?: Density): PackedVehicles {
  return packVehicles(vehicles.map(withFirstImage), density === 'compact' ? COMPACT_FIELDS : FIELDS);
}

function withFirstImage(vehicle: Vehicle): Vehicle {
  return { ...vehicle, images: vehicle.images.slice(0, 1) };
}
