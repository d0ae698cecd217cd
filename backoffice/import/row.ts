import * as v from 'valibot';
import { VEHICLE, type SeedVehicle } from '#backoffice/vehicle.ts';

/** One row of an inventory file, with the line on which it starts. */
export type FileRow = { line: number; cells: Record<string, string> } | { line: number; fault: string };

/** The columns that an inventory file may have. */
export const FILE_COLUMNS = Object.keys(VEHICLE.entries);

const COLUMN_NAMES = new Map(FILE_COLUMNS.map((column) => [column.toLowerCase(), column]));

/** The name of a column that is written in any case; a name that is none is only trimmed. */
export function columnName(written: string): string {
  return COLUMN_NAMES.get(written.trim().toLowerCase()) ?? written.trim();
}

/** A vehicle, or why the row holds none: 'mileage must be a number'. */
export type RowReading = { vehicle: SeedVehicle } | { faults: string };

/** Reads the cells of one row, as text from CSV or typed from the database. A cell that is not there is an empty one. */
export function readRow(cells: Record<string, unknown>): RowReading {
  const result = v.safeParse(VEHICLE, cells, { abortPipeEarly: true });
  if (result.success) return { vehicle: result.output };
  return { faults: result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`).join(', ') };
}
