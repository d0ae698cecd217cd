import { signatureOf, withoutSignature, withSignature } from '#lib/domain/pictures/signed-picture.ts';
import { commonPrefix } from '#lib/domain/text/common-prefix.ts';
import { parseVehicle } from './stored-vehicle.ts';
import type { Vehicle } from './vehicle.ts';

/**
 * Vehicles in the compact form that a page's data holds: field names, the common prefix and suffix of all picture
 * addresses without their signatures, and each feature are stored once.
 */
export type PackedVehicles = {
  /** Null: all fields. */
  fields: readonly (keyof Vehicle)[] | null;
  picturePrefix: string;
  pictureSuffix: string;
  /** The distinct parts of all `clientOptions`; a row holds their indexes. */
  features: string[];
  rows: unknown[][];
};

const ALL_FIELDS = Object.keys(parseVehicle({ chassisNumber: '-' }) ?? {}) as (keyof Vehicle)[];

/** @param fields the fields to pack, by default all; the chassis number must be among them. */
export function packVehicles(
  vehicles: readonly Vehicle[],
  fields: readonly (keyof Vehicle)[] | null = null,
): PackedVehicles {
  const pictures = vehicles.flatMap(({ images }) => images.map(withoutSignature));
  const picturePrefix = commonPrefix(pictures);
  const pictureSuffix = commonSuffix(pictures.map((picture) => picture.slice(picturePrefix.length)));
  const features = new Map<string, number>();

  function indexOf(feature: string): number {
    const index = features.get(feature) ?? features.size;
    features.set(feature, index);
    return index;
  }

  function cell(vehicle: Vehicle, field: keyof Vehicle): unknown {
    if (field === 'clientOptions') return vehicle.clientOptions.split(';').map(indexOf);
    if (field !== 'images') return vehicle[field];
    return vehicle.images.map((image) => {
      const picture = withoutSignature(image);
      const name = picture.slice(picturePrefix.length, picture.length - pictureSuffix.length);
      return withSignature(name, signatureOf(image));
    });
  }

  const rows = vehicles.map((vehicle) => (fields ?? ALL_FIELDS).map((field) => cell(vehicle, field)));
  return { fields, picturePrefix, pictureSuffix, features: [...features.keys()], rows };
}

/** A field that was not packed counts as missing. */
export function unpackVehicles({
  fields,
  picturePrefix,
  pictureSuffix,
  features,
  rows,
}: PackedVehicles): Vehicle[] {
  return rows.flatMap((row) => {
    const vehicle = Object.fromEntries((fields ?? ALL_FIELDS).map((field, index) => [field, row[index]]));
    const clientOptions = list(vehicle['clientOptions']).map((index) => features[Number(index)]);
    const images = list(vehicle['images'])
      .map(String)
      .map((name) => {
        const picture = `${picturePrefix}${withoutSignature(name)}${pictureSuffix}`;
        return withSignature(picture, signatureOf(name));
      });
    return parseVehicle({ ...vehicle, clientOptions: clientOptions.join(';'), images }) ?? [];
  });
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function commonSuffix([first = '', ...others]: readonly string[]): string {
  let length = 0;
  while (length < first.length && others.every((text) => text.at(-1 - length) === first.at(-1 - length)))
    length += 1;
  return first.slice(first.length - length);
}
