import * as v from 'valibot';
import { VEHICLE, type StoredVehicle } from '#backoffice/vehicle.ts';

/** One row of an inventory file, with the line on which it starts. */
export type FileRow = { line: number; cells: Record<string, string> } | { line: number; error: string };

/** The columns that an inventory file may have. */
export const FILE_COLUMNS = Object.keys(VEHICLE.entries);

const COLUMN_NAMES = new Map(FILE_COLUMNS.map((column) => [column.toLowerCase(), column]));

/** The name of a column whose header may be in any case; an unknown header is only trimmed. */
export function columnName(header: string): string {
  return COLUMN_NAMES.get(header.trim().toLowerCase()) ?? header.trim();
}

/** A vehicle, or why the row is invalid: 'mileage must be a number'. */
export type ParsedRow = { vehicle: StoredVehicle } | { error: string };

/** Parses the cells of one row, as text from CSV or typed from the database. A missing cell counts as empty. */
export function parseRow(cells: Record<string, unknown>): ParsedRow {
  const result = v.safeParse(VEHICLE, cells, { abortPipeEarly: true });
  if (result.success) return { vehicle: result.output };
  return { error: result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`).join(', ') };
}
