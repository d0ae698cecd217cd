import { parseChassisNumber } from './chassis-number.ts';
import { parseVehicle } from './stored-vehicle.ts';
import type { Vehicle } from './vehicle.ts';

/** A list of cars in the visitor's local storage, the latest first (docs/product.md 13). */
export type OwnList = {
  /** Key in local storage. */
  key: 'savedCars' | 'recentCars';
  maxCars: number;
};

export const SAVED_CARS: OwnList = { key: 'savedCars', maxCars: 50 };
export const RECENT_CARS: OwnList = { key: 'recentCars', maxCars: 6 };

/** What a card shows. The price is that of the moment. */
const FIELDS = [
  'chassisNumber',
  'make',
  'model',
  'yearOfManufacture',
  'clientSellingPrice',
  'status',
  'localVehicle',
  'transmission',
  'engineCapacity',
  'fuel',
  'mileage',
] as const;

/** The cars of a stored list; none when it is not valid, since visitors can edit their storage. */
export function carsOfList(stored: string | null, { maxCars }: OwnList): Vehicle[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    const cars = Array.isArray(list) ? list.flatMap((car) => parseVehicle(car) ?? []) : [];
    return distinct(cars).slice(0, maxCars);
  } catch {
    return [];
  }
}

/** Whether a list has this car, by its chassis number. */
export function holdsCar(cars: readonly Vehicle[], { chassisNumber }: Vehicle): boolean {
  return cars.some((car) => car.chassisNumber === chassisNumber);
}

/** The list with this car in front. */
export function withCarInFront(cars: readonly Vehicle[], car: Vehicle, { maxCars }: OwnList): Vehicle[] {
  return distinct([car, ...cars]).slice(0, maxCars);
}

/** The list with the cars of another in front, as many as it can hold: its own cars stay, and as they are. */
export function withCarsOf(
  other: readonly Vehicle[],
  own: readonly Vehicle[],
  { maxCars }: OwnList,
): Vehicle[] {
  const added = other.filter((car) => !holdsCar(own, car));
  return [...added.slice(0, Math.max(maxCars - own.length, 0)), ...own];
}

export function withoutCar(cars: readonly Vehicle[], chassisNumber: string): Vehicle[] {
  return cars.filter((car) => car.chassisNumber !== chassisNumber);
}

/** Null for an empty list, which is not stored. */
export function serializeList(cars: readonly Vehicle[]): string | null {
  if (cars.length === 0) return null;
  return JSON.stringify(
    cars.map((car) => ({
      ...Object.fromEntries(FIELDS.map((field) => [field, car[field]])),
      images: car.images.slice(0, 1),
    })),
  );
}

function distinct(cars: readonly Vehicle[]): Vehicle[] {
  return cars.filter(
    ({ chassisNumber }, index) => cars.findIndex((car) => car.chassisNumber === chassisNumber) === index,
  );
}

/** Address of a list of cars, as it is shared: `/saved?cars=A,B`; `/saved` for none. */
export function savedAddress(chassisNumbers: readonly string[]): string {
  if (chassisNumbers.length === 0) return '/saved';
  return `/saved?cars=${chassisNumbers.map(encodeURIComponent).join(',')}`;
}

/**
 * The chassis numbers in a query of `/saved`, each once.
 * @param search the query as it was sent: the commas between chassis numbers are those that are not escaped
 */
export function sharedCars(search: string): string[] {
  const query = new URLSearchParams(
    search.replace(/(^|[?&])cars=[^&]*/g, (list) => list.replaceAll(',', '&cars=')),
  );
  const numbers = query.getAll('cars').flatMap((text) => parseChassisNumber(text) ?? []);
  return [...new Set(numbers)].slice(0, SAVED_CARS.maxCars);
}
