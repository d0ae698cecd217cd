import { formatKilometres } from '#lib/domain/text/format.ts';
import { engineLabel, fuelLabel, transmissionLabel, type Vehicle } from './vehicle.ts';

/** One row of a car's specification; `value` is `''` when the backoffice did not give it. */
export type SpecificationRow = { label: string; value: string };

/** Each row of the specification table, in the order of spec section 2. */
const ROWS: readonly [label: string, value: (vehicle: Vehicle) => string][] = [
  ['BODY', (vehicle) => vehicle.type],
  ['MILEAGE', mileageLabel],
  ['FUEL', fuelLabel],
  ['ENGINE', engineLabel],
  ['YEAR OF MANUFACTURE', (vehicle) => vehicle.yearOfManufacture?.toString() ?? ''],
  ['FIRST REGISTRATION', (vehicle) => vehicle.firstRegistration],
  ['TRANSMISSION', transmissionLabel],
  ['COLOUR', (vehicle) => vehicle.colour],
  ['COLOUR CODE', (vehicle) => vehicle.colourCode],
  ['VERSION', (vehicle) => vehicle.version],
  ['COUNTRY OF ORIGIN', (vehicle) => vehicle.countryOfOrigin],
  ['AUCTION GRADE', (vehicle) => vehicle.auctionGrade],
];

/** The twelve rows of the specification table. */
export function specification(vehicle: Vehicle): SpecificationRow[] {
  return ROWS.map(([label, value]) => ({ label, value: value(vehicle) }));
}

/** Mileage, grouped, with its unit: `45,200 KM`; `''` when unknown. */
function mileageLabel({ mileage }: Vehicle): string {
  return mileage === null ? '' : formatKilometres(mileage);
}

/** The quiet line of a card: transmission, engine, mileage and fuel, without what is unknown (spec section 2). */
export function keyFacts(vehicle: Vehicle): string[] {
  return [transmissionLabel(vehicle), engineLabel(vehicle), mileageLabel(vehicle), fuelLabel(vehicle)].filter(
    Boolean,
  );
}
