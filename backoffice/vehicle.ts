import * as v from 'valibot';

const flag = v.pipe(
  v.picklist([0, 1]),
  v.transform((stored) => stored === 1),
);

const list = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/**
 * A vehicle as every answer of the API holds it, read from a row of the database; the order is that of the answers.
 * Text that is not known is empty, a figure or a date that is not known is null.
 */
export const storedVehicle = v.object({
  id: v.number(),
  chassisNumber: v.string(),
  make: v.string(),
  model: v.string(),
  yearOfManufacture: v.number(),
  /** The body: 'HATCHBACK', 'SUV' and so on. */
  type: v.string(),
  /** Kilometres. */
  mileage: v.nullable(v.number()),
  /** May carry a code in brackets: 'PETROL (1)', 'ELECTRIC (5)', 'ELECTRIC HYBRID (HYE)'. */
  fuel: v.string(),
  /** Kilowatts where the fuel is 'ELECTRIC (5)' or 'ELECTRIC HYBRID (HYE)', else cubic centimetres. */
  engineCapacity: v.nullable(v.number()),
  /** 'M/T' is manual; 'A/T', 'CVT', 'DCT' and any other value is automatic. */
  transmission: v.string(),
  firstRegistration: v.nullable(v.string()),
  colour: v.string(),
  colourCode: v.string(),
  version: v.string(),
  countryOfOrigin: v.string(),
  auctionGrade: v.string(),
  /** 'IN STOCK' or 'SOLD'; any other value reads as coming soon. */
  status: v.string(),
  /** True for a pre-owned vehicle, false for an import. */
  localVehicle: flag,
  /** Rupees; null is a price on request. */
  clientSellingPrice: v.nullable(v.number()),
  /** Features, separated by semicolons. */
  clientOptions: v.string(),
  /** Addresses of the pictures; a path such as '/pictures/…' is relative to the backoffice. */
  images: list,
});

/** A vehicle as the dealership describes it: without an id, and with whether the landing page shows it. */
export const seedVehicle = v.omit(v.object({ ...storedVehicle.entries, featured: flag }), ['id']);

export type Vehicle = v.InferOutput<typeof storedVehicle>;
export type SeedVehicle = v.InferOutput<typeof seedVehicle>;
