import { isVehicleIdentificationNumber } from '#lib/domain/vehicle/chassis-number.ts';
import { sellingPrice } from '#lib/domain/vehicle/price.ts';
import { keyFacts } from '#lib/domain/vehicle/specification.ts';
import {
  availability,
  features,
  originTag,
  transmissionLabel,
  type Vehicle,
  vehicleReference,
  vehicleTitle,
} from '#lib/domain/vehicle/vehicle.ts';

/** One vehicle of a Meta automotive inventory catalogue by that catalogue's column names; `''` where nothing is known. */
export type MetaVehicle = Record<string, string | number>;

export const MAX_META_PICTURES = 10;

const BODY_STYLES: readonly [pattern: RegExp, style: string][] = [
  [/CROSSOVER/, 'CROSSOVER'],
  [/SUV|4X4|JEEP/, 'SUV'],
  [/HATCH/, 'HATCHBACK'],
  [/SEDAN|SALOON/, 'SEDAN'],
  [/WAGON|ESTATE/, 'WAGON'],
  [/MPV|MINIVAN|PEOPLE/, 'MINIVAN'],
  [/VAN|BUS/, 'VAN'],
  [/PICK|TRUCK|LORRY/, 'TRUCK'],
  [/COUPE/, 'COUPE'],
  [/CONVERTIBLE|CABRIO|ROADSTER/, 'CONVERTIBLE'],
];

const FUEL_TYPES: readonly [pattern: RegExp, type: string][] = [
  [/PLUG/, 'PLUGIN_HYBRID'],
  [/HYBRID/, 'HYBRID'],
  [/ELECTRIC/, 'ELECTRIC'],
  [/DIESEL/, 'DIESEL'],
  [/PETROL|GASOLINE/, 'PETROL'],
];

/** The catalogue's word for the backoffice's; OTHER for one it has none for, `''` when there is nothing to say. */
function catalogueWord(words: readonly [RegExp, string][], text: string): string {
  if (text === '') return '';
  return words.find(([pattern]) => pattern.test(text.toUpperCase()))?.[1] ?? 'OTHER';
}

/**
 * What the catalogue wants of a vehicle, but for addresses and the dealership. Only a VIN goes into `vin`, and nothing is
 * made up: columns that the backoffice has no word for are not there.
 * @returns null for what the catalogue does not take: a vehicle without price, make, model or year.
 */
export function metaVehicle(vehicle: Vehicle): MetaVehicle | null {
  const price = sellingPrice(vehicle);
  const { chassisNumber, make, model, yearOfManufacture, mileage } = vehicle;
  if (price === null || !make || !model || yearOfManufacture === null) return null;
  return {
    vehicle_id: chassisNumber,
    vin: isVehicleIdentificationNumber(chassisNumber) ? chassisNumber : '',
    title: vehicleTitle(vehicle),
    description: descriptionOf(vehicle),
    make,
    model,
    year: yearOfManufacture,
    trim: vehicle.version,
    'mileage.value': mileage ?? '',
    'mileage.unit': mileage === null ? '' : 'KM',
    transmission: transmissionLabel(vehicle),
    fuel_type: catalogueWord(FUEL_TYPES, vehicle.fuel),
    body_style: catalogueWord(BODY_STYLES, vehicle.type),
    exterior_color: vehicle.colour,
    state_of_vehicle: 'USED',
    price: `${price} MUR`,
    availability: availability(vehicle) === 'SOLD' ? 'NOT_AVAILABLE' : 'AVAILABLE',
    custom_label_0: availability(vehicle),
    custom_label_1: originTag(vehicle),
  };
}

function descriptionOf(vehicle: Vehicle): string {
  const facts = [`REF ${vehicleReference(vehicle)}`, ...keyFacts(vehicle), vehicle.colour].filter(Boolean);
  return [facts.join(', '), features(vehicle).join(', ')].filter(Boolean).join('. ');
}
