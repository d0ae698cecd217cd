/** Statuses with a meaning of their own; any other value reads as coming soon. */
type VehicleStatus = 'IN STOCK' | 'SOLD' | 'COMING SOON' | (string & {});

/**
 * A vehicle as the dealership describes it, before the database gives it an id.
 * Text that is not known is empty, a figure or a date that is not known is null.
 */
export type SeedVehicle = {
  chassisNumber: string;
  make: string;
  model: string;
  yearOfManufacture: number;
  /** The body: 'HATCHBACK', 'SUV' and so on. */
  type: string;
  /** Kilometres. */
  mileage: number | null;
  /** May carry a code in brackets: 'PETROL (1)', 'ELECTRIC (5)', 'ELECTRIC HYBRID (HYE)'. */
  fuel: string;
  /** Kilowatts where the fuel is 'ELECTRIC (5)' or 'ELECTRIC HYBRID (HYE)', else cubic centimetres. */
  engineCapacity: number | null;
  /** 'M/T' is manual; 'A/T', 'CVT', 'DCT' and any other value is automatic. */
  transmission: string;
  firstRegistration: string | null;
  colour: string;
  colourCode: string;
  version: string;
  countryOfOrigin: string;
  auctionGrade: string;
  status: VehicleStatus;
  /** True for a pre-owned vehicle, false for an import. */
  localVehicle: boolean;
  /** Rupees; null is a price on request. */
  clientSellingPrice: number | null;
  /** Features, separated by semicolons. */
  clientOptions: string;
  /** Addresses of the pictures; a path such as '/pictures/…' is relative to the backoffice. */
  images: string[];
  /** Whether the landing page shows it. */
  featured: boolean;
};

/** A vehicle as every answer of the API holds it. */
export type Vehicle = Omit<SeedVehicle, 'featured'> & { id: number };
