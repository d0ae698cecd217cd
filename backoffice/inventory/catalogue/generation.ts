import type { BodyStyle } from '../../pictures/address.ts';

/** As the backoffice's own list of fuels spells them. Electric motors are measured in kilowatts. */
export type Fuel =
  'PETROL' | 'DIESEL' | 'PETROL HYBRID' | 'DIESEL HYBRID' | 'ELECTRIC (5)' | 'ELECTRIC HYBRID (HYE)';

/** The country a vehicle came to Mauritius from. Imports come from Japan and Great Britain alone. */
export type Origin =
  | 'JAPAN'
  | 'UNITED KINGDOM'
  | 'CHINA'
  | 'GERMANY'
  | 'HUNGARY'
  | 'INDIA'
  | 'INDONESIA'
  | 'SOUTH AFRICA'
  | 'SOUTH KOREA'
  | 'THAILAND';

/** A maker's colour, with its code where known. `share` weighs it against the maker's other colours. */
export type Paint = { code: string; name: string; hex: string; share: number };

/**
 * One engine of a generation, with the grades sold with it. In `chassis`, `#` stand for the serial number and
 * `%` for the letter of the model year of a 17-character VIN. `engine` is in kilowatts for the two electric
 * fuels, else in cubic centimetres.
 */
export type Variant = readonly [
  chassis: string,
  fuel: Fuel,
  engine: number,
  transmission: 'A/T' | 'CVT' | 'M/T' | 'DCT' | '7DCT',
  ...versions: string[],
];

/** One generation of a model: what it is, what it costs here, how many stand in the reference inventory. */
export type Generation = {
  make: string;
  model: string;
  bodyStyle: BodyStyle;
  origin: Origin;
  /** The first whole year in which it was built, and the last year. */
  years: readonly [first: number, last: number];
  /** What one built in that year typically costs in Mauritius today. */
  price: { year: number; rupees: number };
  /** What it loses every year, as a fraction of its price. */
  yearlyLoss?: number;
  imported?: number;
  preOwned?: number;
  /** Equipment that belongs to this model whatever the grade. */
  extras?: readonly string[];
  /** Usual equipment that this model never has. */
  lacks?: readonly string[];
  /** The least expensive first, and so are the versions of each. */
  variants: readonly Variant[];
  paints: readonly Paint[];
};

type Shared = Pick<Generation, 'make' | 'paints' | 'origin'>;
type Own = Omit<Generation, 'make' | 'paints' | 'origin'> & Partial<Shared>;

/** The generations of one maker: what they share is said once, each may differ. */
export function generations(shared: Shared, own: readonly Own[]): Generation[] {
  return own.map((generation) => ({ ...shared, ...generation }));
}

/** Reads a maker's colours from lines of `code | name | hex | share`. */
export function paints(lines: string): Paint[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', name = '', hex = '', share = ''] = line.split('|').map((cell) => cell.trim());
      return { code, name, hex, share: Number(share) };
    });
}
