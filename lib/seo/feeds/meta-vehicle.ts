import { isVehicleIdentificationNumber } from '#lib/domain/vehicle/chassis-number.ts';
import { sellingPrice } from '#lib/domain/vehicle/price.ts';
import { TEXTS } from '#lib/texts/current-texts.ts';
import { keyFacts } from '#lib/texts/specification.ts';
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

/** The catalogue's value for a text of the backoffice; OTHER when no pattern matches, `''` for an empty text. */
function catalogueValue(values: readonly [RegExp, string][], text: string): string {
  if (text === '') return '';
  return values.find(([pattern]) => pattern.test(text.toUpperCase()))?.[1] ?? 'OTHER';
}

/**
 * The columns of a vehicle, except addresses and the dealership.
 * @returns null for a vehicle that the catalogue refuses: one without price, make, model or year.
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
    fuel_type: catalogueValue(FUEL_TYPES, vehicle.fuel),
    body_style: catalogueValue(BODY_STYLES, vehicle.type),
    exterior_color: vehicle.colour,
    state_of_vehicle: 'USED',
    price: `${price} MUR`,
    availability: availability(vehicle) === 'SOLD' ? 'NOT_AVAILABLE' : 'AVAILABLE',
    custom_label_0: availability(vehicle),
    custom_label_1: originTag(vehicle),
  };
}

function descriptionOf(vehicle: Vehicle): string {
  const facts = [`REF ${vehicleReference(vehicle)}`, ...keyFacts(vehicle, TEXTS.en), vehicle.colour].filter(
    Boolean,
  );
  return [facts.join(', '), features(vehicle).join(', ')].filter(Boolean).join('. ');
}
