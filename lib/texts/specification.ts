import { engineUnit, fuelLabel, transmissionLabel, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { backofficePhrase, freeTextLanguage, localWord, type Phrase } from './local-word.ts';
import type { ClientTexts } from './texts.ts';

/** One row of a car's specification; its text is `''` when the backoffice did not give it. */
export type SpecificationRow = { label: string; value: Phrase };

/** The specification in the order of docs/product.md 2.9. */
export function specification(vehicle: Vehicle, texts: ClientTexts): SpecificationRow[] {
  const { rows } = texts.vehicle;
  const values: [label: string, value: string | Phrase][] = [
    [rows.body, backofficePhrase(vehicle.type, texts)],
    [rows.mileage, mileageLabel(vehicle, texts)],
    [rows.fuel, backofficePhrase(fuelLabel(vehicle), texts)],
    [rows.engine, engineLabel(vehicle, texts)],
    [rows.yearOfManufacture, vehicle.yearOfManufacture?.toString() ?? ''],
    [rows.firstRegistration, vehicle.firstRegistration],
    [rows.transmission, localWord(transmissionLabel(vehicle), texts)],
    [rows.colour, backofficePhrase(vehicle.colour, texts)],
    [rows.colourCode, vehicle.colourCode],
    [rows.version, { text: vehicle.version, lang: freeTextLanguage(texts) }],
    [rows.countryOfOrigin, backofficePhrase(vehicle.countryOfOrigin, texts)],
    [rows.auctionGrade, texts.numbers.decimal(vehicle.auctionGrade)],
  ];
  return values.map(([label, value]) => ({
    label,
    value: typeof value === 'string' ? { text: value } : value,
  }));
}

/** Mileage, grouped, with its unit: `45,200 KM`; `''` when unknown. */
function mileageLabel({ mileage }: Pick<Vehicle, 'mileage'>, { numbers }: ClientTexts): string {
  return mileage === null ? '' : numbers.kilometres(mileage);
}

/** Engine size with its unit, not grouped: `1496 CC`; `''` when unknown. */
function engineLabel(vehicle: Pick<Vehicle, 'engineCapacity' | 'fuel'>, { numbers }: ClientTexts): string {
  const size = vehicle.engineCapacity;
  return size === null ? '' : numbers.engineSize(size, engineUnit(vehicle));
}

type Facts = Pick<Vehicle, 'transmission' | 'engineCapacity' | 'fuel' | 'mileage'>;

/** Facts on a card: transmission, engine, mileage and fuel, without the unknown ones. */
export function keyFacts(vehicle: Facts, texts: ClientTexts): string[] {
  return [
    localWord(transmissionLabel(vehicle), texts),
    engineLabel(vehicle, texts),
    mileageLabel(vehicle, texts),
    localWord(fuelLabel(vehicle), texts),
  ].filter(Boolean);
}
