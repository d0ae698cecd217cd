import * as v from 'valibot';

const YES = ['true', 'yes', '1'];
const NO = ['false', 'no', '0', ''];

const text = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => String(value).trim()),
);
const required = v.pipe(text, v.nonEmpty('must not be empty'));
const textOrNull = v.pipe(
  text,
  v.transform((value) => value || null),
);
const number = v.pipe(v.number('must be a number'), v.finite('must be a number'));
const optionalNumber = v.pipe(
  text,
  v.transform(toNumber),
  v.nullable(v.pipe(number, v.minValue(0, 'must not be negative'))),
);
const YEAR = 'must be a year such as 2019';
const year = v.pipe(
  text,
  v.transform(Number),
  v.integer(YEAR),
  v.minValue(1900, YEAR),
  v.maxValue(2100, YEAR),
);
const flag = v.pipe(
  v.nullish(v.union([v.boolean(), v.string()]), false),
  v.transform((value) => String(value).trim().toLowerCase()),
  v.picklist([...YES, ...NO], 'must be yes or no'),
  v.transform((value) => YES.includes(value)),
);
const list = v.pipe(
  v.nullish(v.union([v.string(), v.array(v.string())]), ''),
  v.transform((value) => (typeof value === 'string' ? value.split('|') : value)),
  v.transform((addresses) => addresses.map((address) => address.trim()).filter(Boolean)),
);

/**
 * A vehicle in an inventory file or in the database, with its fields in the order of the API's responses.
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
  mileage: optionalNumber,
  /** May end with a code in brackets: 'PETROL (1)', 'ELECTRIC (5)', 'ELECTRIC HYBRID (HYE)'. */
  fuel: text,
  /** Kilowatts where the fuel is 'ELECTRIC (5)' or 'ELECTRIC HYBRID (HYE)', else cubic centimetres. */
  engineCapacity: optionalNumber,
  /** 'M/T' is manual; 'A/T', 'CVT', 'DCT' and any other value is automatic. */
  transmission: text,
  firstRegistration: textOrNull,
  colour: text,
  colourCode: text,
  version: text,
  countryOfOrigin: text,
  auctionGrade: text,
  /** 'IN STOCK' or 'SOLD'; any other value means coming soon. */
  status: v.pipe(
    text,
    v.transform((status) => status.toUpperCase() || 'IN STOCK'),
  ),
  /** True for a pre-owned vehicle, false for an import. */
  localVehicle: flag,
  /** Rupees; null is a price on request. */
  clientSellingPrice: optionalNumber,
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

/** Groups of thousands may be separated: `1,250,000`, `1 250 000`, `1'250'000`. Empty is null, anything else NaN. */
function toNumber(value: string): number | null {
  if (value === '') return null;
  return Number(/^\d{1,3}([,' \u00a0\u202f]\d{3})+$/.test(value) ? value.replace(/\D/g, '') : value);
}
