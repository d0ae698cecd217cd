import { signatureOf, withoutSignature, withSignature } from '#lib/domain/pictures/signed-picture.ts';
import { parseChassisNumber } from './chassis-number.ts';
import type { Vehicle } from './vehicle.ts';

/** Key in session storage of the car chosen for a test drive (docs/product.md 7.5). */
export const TEST_DRIVE_STORAGE_KEY = 'testdrive';

export function serializeVehicle(vehicle: Vehicle): string {
  return JSON.stringify(vehicleEntity(vehicle));
}

/** The vehicle under the specification's fields, with the signatures of its pictures beside them. */
export function vehicleEntity(vehicle: Vehicle): Vehicle & { signatures: string[] } {
  const { images } = vehicle;
  return { ...vehicle, images: images.map(withoutSignature), signatures: images.map(signatureOf) };
}

/** Parses a car in session storage; `null` when there is none or it is not valid. */
export function vehicleFromStorage(stored: string | null): Vehicle | null {
  try {
    return parseVehicle(JSON.parse(stored ?? 'null'));
  } catch {
    return null; // visitors can edit session storage
  }
}

/**
 * Parses a car from JSON of any shape; a field of the wrong type counts as missing.
 * @returns null when it has no chassis number.
 */
export function parseVehicle(value: unknown): Vehicle | null {
  const given: Record<string, unknown> = typeof value === 'object' ? { ...value } : {};
  const key = given['chassisNumber'];
  const chassisNumber = typeof key === 'string' ? parseChassisNumber(key) : null;
  if (chassisNumber === null) return null;
  return {
    id: text(given['id']),
    chassisNumber,
    make: text(given['make']),
    model: text(given['model']),
    yearOfManufacture: number(given['yearOfManufacture']),
    type: text(given['type']),
    mileage: number(given['mileage']),
    fuel: text(given['fuel']),
    engineCapacity: number(given['engineCapacity']),
    transmission: text(given['transmission']),
    firstRegistration: text(given['firstRegistration']),
    colour: text(given['colour']),
    colourCode: text(given['colourCode']),
    version: text(given['version']),
    countryOfOrigin: text(given['countryOfOrigin']),
    auctionGrade: text(given['auctionGrade']),
    status: text(given['status']),
    localVehicle: given['localVehicle'] === true,
    clientSellingPrice: number(given['clientSellingPrice']),
    clientOptions: text(given['clientOptions']),
    images: pictures(list(given['images']), list(given['signatures'])),
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function number(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function pictures(images: unknown[], signatures: unknown[]): string[] {
  return images.flatMap((image, index) =>
    isPicture(image) ? withSignature(image, text(signatures[index])) : [],
  );
}

/** Absolute http(s) addresses and paths on this site; refuses `javascript:`, `data:` and `//host`. */
function isPicture(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  return /^https?:\/\//i.test(value) ? URL.canParse(value) : /^\/(?![/\\])/.test(value);
}
