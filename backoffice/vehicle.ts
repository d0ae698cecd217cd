import * as v from 'valibot';
import {
  parseEngineCapacity,
  parseFlag,
  parseFuel,
  parseKilometres,
  MAX_RUPEES,
  parseRupees,
  parseStatus,
  parseTransmission,
  parseYear,
} from './import/values.ts';

const text = v.pipe(v.optional(v.string(), ''), v.trim());
const required = v.pipe(text, v.nonEmpty('must not be empty'));
const textOrNull = v.pipe(
  text,
  v.transform((value) => value || null),
);

/** A text that `parse` understands; it returns undefined for any other. */
function parsedBy<T>(parse: (text: string) => T | undefined, message: string) {
  return v.pipe(
    text,
    v.transform(parse),
    v.custom<T>((value) => value !== undefined, message),
  );
}

/** Empty is null. */
function optionalNumber(parse: (text: string) => number, below: number, message = 'must be a number') {
  return v.pipe(
    text,
    v.transform((value) => (value === '' ? null : parse(value))),
    v.nullable(
      v.pipe(
        v.number(message),
        v.minValue(0, 'must not be negative'),
        v.ltValue(below, `must be less than ${below.toLocaleString('en')}`),
      ),
    ),
  );
}

const YEAR = 'must be a year such as 2019';
const year = v.pipe(
  text,
  v.transform(parseYear),
  v.integer(YEAR),
  v.minValue(1900, YEAR),
  v.maxValue(2100, YEAR),
);
const flag = parsedBy(parseFlag, 'must be yes or no');
const list = v.pipe(
  text,
  v.transform((value) =>
    value
      .split(/[|\r\n]/)
      .map((address) => address.trim())
      .filter(Boolean),
  ),
);

/**
 * Parses the cells of a vehicle in an inventory file, with the fields in the order of the API's responses.
 * Unknown text is empty, an unknown number or date is null.
 */
export const VEHICLE = v.object({
  chassisNumber: required,
  make: required,
  model: required,
  yearOfManufacture: year,
  /** The body: 'HATCHBACK', 'SUV' and so on. */
  type: text,
  /** Kilometres. */
  mileage: optionalNumber(parseKilometres, 10_000_000),
  /** May end with a code in brackets: 'PETROL (1)', 'ELECTRIC (5)', 'ELECTRIC HYBRID (HYE)'. */
  fuel: v.pipe(text, v.transform(parseFuel)),
  /** Kilowatts where the fuel is 'ELECTRIC (5)' or 'ELECTRIC HYBRID (HYE)', else cubic centimetres. */
  engineCapacity: optionalNumber(parseEngineCapacity, 100_000, 'must be cc or kW such as 1496'),
  /** 'M/T' is manual; 'A/T', 'CVT', 'DCT' and other automatic ones are as written. */
  transmission: parsedBy(parseTransmission, 'must be manual or automatic'),
  firstRegistration: textOrNull,
  colour: text,
  colourCode: text,
  version: text,
  countryOfOrigin: text,
  auctionGrade: text,
  /** 'IN STOCK' or 'SOLD'; any other value means coming soon. */
  status: v.pipe(text, v.transform(parseStatus)),
  /** True for a pre-owned vehicle, false for an import. */
  localVehicle: flag,
  /** Rupees; null is a price on request. */
  clientSellingPrice: optionalNumber(parseRupees, MAX_RUPEES),
  /** Features, separated by semicolons. */
  clientOptions: text,
  /** Addresses of the pictures; a path such as '/pictures/…' is relative to the backoffice. */
  images: list,
  /** Whether the landing page shows the vehicle. */
  featured: flag,
});

export type StoredVehicle = v.InferOutput<typeof VEHICLE>;

/** A vehicle in the API's responses. */
export type Vehicle = { id: number } & Omit<StoredVehicle, 'featured'>;
