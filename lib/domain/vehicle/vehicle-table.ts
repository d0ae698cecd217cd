import { parseVehicle } from './stored-vehicle.ts';
import type { Vehicle } from './vehicle.ts';

/**
 * Vehicles as the data of a page hold them: the names of the fields and the common start of the pictures' addresses
 * appear once, not with every vehicle.
 */
export type VehicleTable = { fields: readonly (keyof Vehicle)[]; pictureStart: string; rows: unknown[][] };

/** @param fields those that are kept, by default all; the chassis number must be among them. */
export function toVehicleTable(
  vehicles: readonly Vehicle[],
  fields: readonly (keyof Vehicle)[] = Object.keys(vehicles[0] ?? {}) as (keyof Vehicle)[],
): VehicleTable {
  const pictureStart = commonStart(vehicles.flatMap(({ images }) => images));
  const rows = vehicles.map((vehicle) =>
    fields.map((field) =>
      field === 'images'
        ? vehicle.images.map((picture) => picture.slice(pictureStart.length))
        : vehicle[field],
    ),
  );
  return { fields, pictureStart, rows };
}

/** The vehicles of a table; a field that was not kept counts as missing. */
export function vehiclesOfTable({ fields, pictureStart, rows }: VehicleTable): Vehicle[] {
  return rows.flatMap((row) => {
    const vehicle = Object.fromEntries(fields.map((field, index) => [field, row[index]]));
    const images = Array.isArray(vehicle['images']) ? vehicle['images'] : [];
    return parseVehicle({ ...vehicle, images: images.map((end) => `${pictureStart}${String(end)}`) }) ?? [];
  });
}

/** Ends at a slash. */
function commonStart(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  let length = 0;
  while (length < first.length && others.every((text) => text[length] === first[length])) length += 1;
  return first.slice(0, first.slice(0, length).lastIndexOf('/') + 1);
}
