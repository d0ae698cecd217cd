import { truncate } from '#lib/domain/text/truncate.ts';
import { isVehicleIdentificationNumber, tidyChassisNumber } from '#lib/domain/vehicle/chassis-number.ts';
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

const MAX_DESCRIPTION = 5_000;

/** Columns without which Meta refuses a vehicle, where the backoffice may not know them. */
const REQUIRED = [
  ...['make', 'model', 'year', 'mileage.value', 'body_style', 'exterior_color', 'price', 'image[0].url'],
];

/** Meta's values; a text in which no pattern is found is OTHER. */
const BODY_STYLES: readonly [pattern: RegExp, style: string][] = [
  [/CROSSOVER/, 'CROSSOVER'],
  [/SUV|4X4|JEEP/, 'SUV'],
  [/HATCH/, 'HATCHBACK'],
  [/SEDAN|SALOON|BERLINE/, 'SEDAN'],
  [/WAGON|ESTATE|BREAK/, 'WAGON'],
  [/MPV|MINIVAN|PEOPLE|MONOSPACE/, 'MINIVAN'],
  [/VAN|BUS|FOURGON/, 'VAN'],
  [/PICK|TRUCK|LORRY|CAMION/, 'TRUCK'],
  [/COUPE/, 'COUPE'],
  [/CONVERTIBLE|CABRIO|ROADSTER/, 'CONVERTIBLE'],
];

const FUEL_TYPES: readonly [pattern: RegExp, type: string][] = [
  [/PLUG|RECHARGEABLE/, 'PLUGIN_HYBRID'],
  [/HYBRID/, 'HYBRID'],
  [/ELECTRI/, 'ELECTRIC'],
  [/DIESEL/, 'DIESEL'],
  [/PETROL|GASOLINE|ESSENCE/, 'PETROL'],
];

/** The catalogue's value for a text of the backoffice; OTHER when no pattern matches, `''` for an empty text. */
function catalogueValue(values: readonly [RegExp, string][], text: string): string {
  if (text === '') return '';
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
  return values.find(([pattern]) => pattern.test(plain))?.[1] ?? 'OTHER';
}

/** The required columns that a complete row lacks. */
export function missingColumns(row: MetaVehicle): string[] {
  return REQUIRED.filter((column) => row[column] === undefined || row[column] === '');
}

/** The columns of a vehicle, except addresses and the dealership. */
export function metaVehicle(vehicle: Vehicle): MetaVehicle {
  const price = sellingPrice(vehicle);
  const { mileage } = vehicle;
  const chassisNumber = tidyChassisNumber(vehicle.chassisNumber);
  return {
    vehicle_id: chassisNumber,
    vin: isVehicleIdentificationNumber(chassisNumber) ? chassisNumber : '',
    title: vehicleTitle(vehicle),
    description: truncate(descriptionOf(vehicle), MAX_DESCRIPTION),
    make: vehicle.make,
    model: vehicle.model,
    year: vehicle.yearOfManufacture ?? '',
    trim: vehicle.version,
    'mileage.value': mileage ?? '',
    'mileage.unit': 'KM',
    transmission: transmissionLabel(vehicle),
    fuel_type: catalogueValue(FUEL_TYPES, vehicle.fuel),
    body_style: catalogueValue(BODY_STYLES, vehicle.type),
    exterior_color: vehicle.colour,
    state_of_vehicle: 'USED',
    price: price === null ? '' : `${price} MUR`,
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
