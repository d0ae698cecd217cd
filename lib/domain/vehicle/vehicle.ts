import { truncate } from '#lib/domain/text/truncate.ts';
import { tidyChassisNumber } from './chassis-number.ts';

/**
 * A car (docs/product.md 2.1). Text is trimmed, and `''` when the backoffice gave none; a number is finite or `null`.
 */
export type Vehicle = {
  id: string;
  /** Identifies the car; never empty, and exactly as the backoffice writes it: `tidyChassisNumber` is what is shown. */
  chassisNumber: string;
  make: string;
  model: string;
  yearOfManufacture: number | null;
  /** Body, such as HATCHBACK. */
  type: string;
  /** Kilometres. */
  mileage: number | null;
  fuel: string;
  /** Cubic centimetres, or kilowatts for the fuels that `engineUnit` names. */
  engineCapacity: number | null;
  transmission: string;
  firstRegistration: string;
  colour: string;
  colourCode: string;
  version: string;
  countryOfOrigin: string;
  auctionGrade: string;
  status: string;
  localVehicle: boolean;
  /** Rupees. */
  clientSellingPrice: number | null;
  /** Features, separated by semicolons. */
  clientOptions: string;
  /** Absolute addresses, or paths on this site. */
  images: string[];
};

/** A longer name would push the rest of a title out of sight. */
const MAX_NAME_LENGTH = 80;

/** Make, model and year, as far as known; the reference when none is. */
export function vehicleTitle(
  vehicle: Pick<Vehicle, 'make' | 'model' | 'yearOfManufacture' | 'chassisNumber'>,
): string {
  const names = [vehicle.make, vehicle.model].map((name) => truncate(name, MAX_NAME_LENGTH));
  const known = [...names, vehicle.yearOfManufacture].filter(Boolean);
  return known.length > 0 ? known.join(' ') : `REF ${vehicleReference(vehicle)}`;
}

/** The last four characters of the chassis number, upper-cased. */
export function vehicleReference({ chassisNumber }: Pick<Vehicle, 'chassisNumber'>): string {
  return tidyChassisNumber(chassisNumber).slice(-4).toUpperCase();
}

/** Address of the car's own page. */
export function vehicleAddress({ chassisNumber }: Pick<Vehicle, 'chassisNumber'>): string {
  return `/car/${encodeURIComponent(chassisNumber)}`;
}

/** Text of the status tag; COMING SOON for any unknown status (docs/product.md 2.3). */
export type Availability = 'SOLD' | 'IN STOCK' | 'COMING SOON';

export function availability({ status }: Pick<Vehicle, 'status'>): Availability {
  return status === 'SOLD' || status === 'IN STOCK' ? status : 'COMING SOON';
}

export function isSold(vehicle: Pick<Vehicle, 'status'>): boolean {
  return availability(vehicle) === 'SOLD';
}

/** Whether it is for sale but not here yet, wherever it comes from. */
export function isComingSoon(vehicle: Pick<Vehicle, 'status'>): boolean {
  return availability(vehicle) === 'COMING SOON';
}

/** Whether it is an import that is not here yet. */
export function isOnItsWay(vehicle: Pick<Vehicle, 'status' | 'localVehicle'>): boolean {
  return !vehicle.localVehicle && isComingSoon(vehicle);
}

export function originTag({ localVehicle }: Pick<Vehicle, 'localVehicle'>): 'PRE-OWNED' | 'IMPORT' {
  return localVehicle ? 'PRE-OWNED' : 'IMPORT';
}

/** MANUAL for `M/T`, AUTOMATIC for any other value, `''` when there is none */
export function transmissionLabel({
  transmission,
}: Pick<Vehicle, 'transmission'>): 'MANUAL' | 'AUTOMATIC' | '' {
  if (!transmission) return '';
  return transmission === 'M/T' ? 'MANUAL' : 'AUTOMATIC';
}

/** The fuel without the code in brackets at its end: `ELECTRIC (5)` reads ELECTRIC. */
export function fuelLabel({ fuel }: Pick<Vehicle, 'fuel'>): string {
  return fuel.replace(/\([^()]*\)$/, '').trimEnd();
}

const FUELS_IN_KILOWATTS = ['ELECTRIC (5)', 'ELECTRIC HYBRID (HYE)'];

/** Unit of `engineCapacity`. */
export function engineUnit({ fuel }: Pick<Vehicle, 'fuel'>): 'KW' | 'CC' {
  return FUELS_IN_KILOWATTS.includes(fuel) ? 'KW' : 'CC';
}

/** The features of the car: split at semicolons, trimmed, blanks and repeats left out. */
export function features({ clientOptions }: Pick<Vehicle, 'clientOptions'>): string[] {
  const named = clientOptions.split(';').map((feature) => feature.trim());
  return [...new Set(named.filter(Boolean))];
}
