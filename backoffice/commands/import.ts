import { parseArgs } from 'node:util';
import { noteChange } from '#backoffice/database/changes.ts';
import { withDatabase, type Database } from '#backoffice/database/open.ts';
import { findSeedVehicle, refreshStatistics, writeVehicle } from '#backoffice/database/vehicles.ts';
import { readCsv } from '#backoffice/import/csv.ts';
import { FILE_COLUMNS, readRow, type FileRow } from '#backoffice/import/row.ts';
import { DATA_OPTION, positionalsOf } from './arguments.ts';

type Outcome = { added: number; updated: number; faults: string[] };

/**
 * `import FILE`: adds or updates the vehicles of a CSV file, all valid rows in one transaction. Columns that the
 * file does not have stay as they are on existing vehicles. The exit code is 1 when a row was refused.
 */
export async function importFile(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: DATA_OPTION, allowPositionals: true });
  const [file] = positionalsOf(positionals, ['FILE']);
  const rows = readCsv(file);
  reportUnknownColumns(rows);
  await withDatabase(values.data, (db) => {
    report(db.transaction(() => importRows(db, rows)));
    refreshStatistics(db);
  });
}

function importRows(db: Database, rows: FileRow[]): Outcome {
  const outcome: Outcome = { added: 0, updated: 0, faults: [] };
  const seen = new Map<string, number>();
  for (const row of rows) {
    const fault = 'fault' in row ? row.fault : importRow(db, row, seen, outcome);
    if (fault !== null) outcome.faults.push(`Line ${row.line}: ${fault}.`);
  }
  return outcome;
}

type Cells = Extract<FileRow, { cells: object }>;

/** @returns what is wrong with the row, or null. */
function importRow(
  db: Database,
  { line, cells }: Cells,
  seen: Map<string, number>,
  outcome: Outcome,
): string | null {
  const existing = findSeedVehicle(db, cells.chassisNumber?.trim() ?? '');
  const reading = readRow({ ...existing, ...cells });
  if ('faults' in reading) return reading.faults;

  const { chassisNumber } = reading.vehicle;
  const earlier = seen.get(chassisNumber);
  if (earlier !== undefined) return `chassisNumber ${chassisNumber} is on line ${earlier} already`;

  seen.set(chassisNumber, line);
  writeVehicle(db, reading.vehicle);
  noteChange(db, chassisNumber);
  outcome[existing ? 'updated' : 'added'] += 1;
  return null;
}

function reportUnknownColumns(rows: FileRow[]): void {
  const given = new Set(rows.flatMap((row) => ('cells' in row ? Object.keys(row.cells) : [])));
  const unknown = [...given].filter((column) => !FILE_COLUMNS.includes(column) && column !== 'id');
  if (unknown.length > 0) process.stderr.write(`Unknown columns are ignored: ${unknown.join(', ')}.\n`);
}

function report({ added, updated, faults }: Outcome): void {
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.stdout.write(`${added} vehicles added, ${updated} updated, ${faults.length} rows refused.\n`);
  if (faults.length > 0) process.exitCode = 1;
}
