import { commonStart } from '#lib/domain/text/common-start.ts';
import { parseVehicle } from './stored-vehicle.ts';
import type { Vehicle } from './vehicle.ts';

/**
 * Vehicles as the data of a page hold them: the names of the fields, the common start and end of the pictures' addresses
 * and each feature appear once, not with every vehicle.
 */
export type VehicleTable = {
  /** Null for all. */
  fields: readonly (keyof Vehicle)[] | null;
  pictureStart: string;
  pictureEnd: string;
  /** The parts of all `clientOptions`; a row has their indexes. */
  features: string[];
  rows: unknown[][];
};

const ALL_FIELDS = Object.keys(parseVehicle({ chassisNumber: '-' }) ?? {}) as (keyof Vehicle)[];

/** @param fields those that are kept, by default all; the chassis number must be among them. */
export function toVehicleTable(
  vehicles: readonly Vehicle[],
  fields: readonly (keyof Vehicle)[] | null = null,
): VehicleTable {
  const pictures = vehicles.flatMap(({ images }) => images);
  const pictureStart = commonStart(pictures);
  const pictureEnd = commonEnd(pictures.map((picture) => picture.slice(pictureStart.length)));
  const features = new Map<string, number>();

  function indexOf(feature: string): number {
    const index = features.get(feature) ?? features.size;
    features.set(feature, index);
    return index;
  }

  function cell(vehicle: Vehicle, field: keyof Vehicle): unknown {
    if (field === 'clientOptions') return vehicle.clientOptions.split(';').map(indexOf);
    if (field !== 'images') return vehicle[field];
    return vehicle.images.map((image) => image.slice(pictureStart.length, image.length - pictureEnd.length));
  }

  const rows = vehicles.map((vehicle) => (fields ?? ALL_FIELDS).map((field) => cell(vehicle, field)));
  return { fields, pictureStart, pictureEnd, features: [...features.keys()], rows };
}

/** The vehicles of a table; a field that was not kept counts as missing. */
export function vehiclesOfTable({
  fields,
  pictureStart,
  pictureEnd,
  features,
  rows,
}: VehicleTable): Vehicle[] {
  return rows.flatMap((row) => {
    const vehicle = Object.fromEntries((fields ?? ALL_FIELDS).map((field, index) => [field, row[index]]));
    const clientOptions = list(vehicle['clientOptions']).map((index) => features[Number(index)]);
    const images = list(vehicle['images']).map((name) => `${pictureStart}${String(name)}${pictureEnd}`);
    return parseVehicle({ ...vehicle, clientOptions: clientOptions.join(';'), images }) ?? [];
  });
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function commonEnd([first = '', ...others]: readonly string[]): string {
  let length = 0;
  while (length < first.length && others.every((text) => text.at(-1 - length) === first.at(-1 - length)))
    length += 1;
  return first.slice(first.length - length);
}
