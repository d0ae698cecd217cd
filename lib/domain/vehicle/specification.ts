import { formatKilometres } from '#lib/domain/text/format.ts';
import { engineLabel, features, fuelLabel, transmissionLabel, type Vehicle } from './vehicle.ts';

/** One row of a car's specification; `value` is `''` when the backoffice did not give it. */
export type SpecificationRow = { label: string; value: string };

/** Rows in the order of docs/product.md 2.9. */
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

export function specification(vehicle: Vehicle): SpecificationRow[] {
  return ROWS.map(([label, value]) => ({ label, value: value(vehicle) }));
}

/** Mileage, grouped, with its unit: `45,200 KM`; `''` when unknown. */
function mileageLabel({ mileage }: Pick<Vehicle, 'mileage'>): string {
  return mileage === null ? '' : formatKilometres(mileage);
}

type Facts = Pick<Vehicle, 'transmission' | 'engineCapacity' | 'fuel' | 'mileage'>;

/** Facts on a card: transmission, engine, mileage and fuel, without the unknown ones. */
export function keyFacts(vehicle: Facts): string[] {
  return [transmissionLabel(vehicle), engineLabel(vehicle), mileageLabel(vehicle), fuelLabel(vehicle)].filter(
    Boolean,
  );
}

/** Further facts on a wide card: version, colour, first registration, grade and three features, without the unknown ones. */
export function furtherFacts(vehicle: Vehicle): string[] {
  const { version, colour, firstRegistration, auctionGrade } = vehicle;
  return [
    version,
    colour,
    firstRegistration && `Registered ${firstRegistration}`,
    auctionGrade && `Grade ${auctionGrade}`,
    features(vehicle).slice(0, 3).join(', '),
  ].filter(Boolean);
}
