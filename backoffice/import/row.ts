import * as v from 'valibot';
import type { SeedVehicle } from '#backoffice/vehicle.ts';

/** One row of an inventory file, with the line on which it starts. */
export type FileRow = { line: number; cells: Record<string, string> } | { line: number; fault: string };

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
const figure = v.pipe(
  text,
  v.transform(toFigure),
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

const vehicle = v.object({
  chassisNumber: required,
  make: required,
  model: required,
  yearOfManufacture: year,
  type: text,
  mileage: figure,
  fuel: text,
  engineCapacity: figure,
  transmission: text,
  firstRegistration: textOrNull,
  colour: text,
  colourCode: text,
  version: text,
  countryOfOrigin: text,
  auctionGrade: text,
  status: v.pipe(
    text,
    v.transform((status) => status.toUpperCase() || 'IN STOCK'),
  ),
  localVehicle: flag,
  clientSellingPrice: figure,
  clientOptions: text,
  images: list,
  featured: flag,
});

/** The columns that an inventory file may have. */
export const FILE_COLUMNS = Object.keys(vehicle.entries);

const COLUMN_NAMES = new Map(FILE_COLUMNS.map((column) => [column.toLowerCase(), column]));

/** The name of a column that is written in any case; a name that is none is only trimmed. */
export function columnName(written: string): string {
  return COLUMN_NAMES.get(written.trim().toLowerCase()) ?? written.trim();
}

/** A vehicle, or why the row holds none: 'mileage must be a number'. */
export type RowReading = { vehicle: SeedVehicle } | { faults: string };

/** Reads the cells of one row, as text from CSV or typed from the database. A cell that is not there is an empty one. */
export function readRow(cells: Record<string, unknown>): RowReading {
  const result = v.safeParse(vehicle, cells, { abortPipeEarly: true });
  if (result.success) return { vehicle: result.output };
  return { faults: result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`).join(', ') };
}

/** Groups of thousands may be separated: `1,250,000`, `1 250 000`, `1'250'000`. Empty is null, anything else NaN. */
function toFigure(value: string): number | null {
  if (value === '') return null;
  return Number(/^\d{1,3}([,' \u00a0\u202f]\d{3})+$/.test(value) ? value.replace(/\D/g, '') : value);
}
