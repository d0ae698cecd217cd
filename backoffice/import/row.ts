import * as v from 'valibot';
import { VEHICLE, type StoredVehicle } from '#backoffice/vehicle.ts';

/** One row of an inventory file, with the line on which it starts. */
export type FileRow = { line: number; cells: Record<string, string> } | { line: number; error: string };

/** The columns that an inventory file may have. */
export const FILE_COLUMNS = Object.keys(VEHICLE.entries);

const COLUMN_NAMES = new Map(FILE_COLUMNS.map((column) => [column.toLowerCase(), column]));

/** The name of a column whose header may be in any case and of several words, such as `Chassis Number`; an unknown header is only trimmed. */
export function columnName(header: string): string {
  return COLUMN_NAMES.get(header.toLowerCase().replaceAll(/[\s_-]/g, '')) ?? header.trim();
}

/** A text that a spreadsheet writes as a formula, so that it does not become a number: `="0012345"`. */
const TEXT_FORMULA = /^="([^"]*)"$/;

/** The text of a cell as its author sees it. */
export function cellText(cell: string): string {
  return cell.trim().replace(TEXT_FORMULA, '$1').trim();
}

/** What spreadsheets write in place of a value. */
const SPREADSHEET_FAULTS: readonly [RegExp, string][] = [
  [/^=/, 'is a formula: export the values'],
  [/^(?:#N\/[AD]|#[\p{Lu}\d/]+[!?]|#+|Err:\d+)$/u, 'is an error of the spreadsheet'],
  [/^\d(?:[.,]\d+)?E[+-]\d+$/i, 'was shortened by the spreadsheet: format the column as text'],
];

/** A vehicle, or why the row is invalid: "mileage 'far' must be a number". */
export type ParsedRow = { vehicle: StoredVehicle } | { error: string };

/**
 * Parses the cells of one row. A missing cell counts as empty, but that of an existing vehicle keeps its value.
 */
export function parseRow(cells: Record<string, string>, existing: StoredVehicle | null = null): ParsedRow {
  const faults = Object.entries(cells).flatMap(([column, text]) => {
    const message = SPREADSHEET_FAULTS.find(([pattern]) => pattern.test(text))?.[1];
    return message === undefined ? [] : [describeFault(column, text, message)];
  });
  if (faults.length > 0) return { error: faults.join(', ') };

  const schema = existing ? v.partial(VEHICLE) : VEHICLE;
  const result = v.safeParse(schema, cells, { abortPipeEarly: true });
  if (result.success) return { vehicle: { ...existing, ...result.output } as StoredVehicle }; // complete with either
  const errors = result.issues.map((issue) => {
    const column = v.getDotPath(issue) ?? '';
    return describeFault(column, cells[column] ?? '', issue.message);
  });
  return { error: errors.join(', ') };
}

const MAX_SHOWN = 60;

function describeFault(column: string, text: string, message: string): string {
  const shown = text.replaceAll(/\s+/g, ' ');
  const value = shown.length > MAX_SHOWN ? `${shown.slice(0, MAX_SHOWN)}…` : shown;
  return [column, value && `'${value}'`, message].filter(Boolean).join(' ');
}
