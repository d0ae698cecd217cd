import { parseArgs } from 'node:util';
import { recordChange } from '#backoffice/database/changes.ts';
import { withDatabase, type Database } from '#backoffice/database/open.ts';
import { nameKey } from '#backoffice/database/search-columns.ts';
import { findStoredVehicle, refreshStatistics, writeVehicle } from '#backoffice/database/vehicles.ts';
import { readCsv } from '#backoffice/import/csv.ts';
import { parseRow, type FileRow } from '#backoffice/import/row.ts';
import { DATA_OPTION, requirePositionals } from './arguments.ts';

type Outcome = { added: number; updated: number; errors: string[] };

/**
 * `import FILE`: adds or updates the vehicles of a CSV file, all valid rows in one transaction. An existing vehicle keeps
 * its values of columns that the file does not have. The exit code is 1 when a row was invalid.
 */
export async function importFile(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: DATA_OPTION, allowPositionals: true });
  const [file] = requirePositionals(positionals, ['FILE']);
  const { rows, unknownColumns } = readCsv(file);
  if (unknownColumns.length > 0)
    process.stderr.write(`Unknown columns are ignored: ${unknownColumns.join(', ')}.\n`);
  await withDatabase(values.data, (db) => {
    report(db.transaction(() => importRows(db, rows)));
    refreshStatistics(db);
  });
}

function importRows(db: Database, rows: FileRow[]): Outcome {
  const outcome: Outcome = { added: 0, updated: 0, errors: [] };
  const seen = new Map<string, number>();
  for (const row of rows) {
    const error = 'error' in row ? row.error : importRow(db, row, seen, outcome);
    if (error !== null) outcome.errors.push(`Line ${row.line}: ${error}.`);
  }
  return outcome;
}

type Cells = Extract<FileRow, { cells: object }>;

/** @returns the error of an invalid row, else null. */
function importRow(
  db: Database,
  { line, cells }: Cells,
  seen: Map<string, number>,
  outcome: Outcome,
): string | null {
  const existing = findStoredVehicle(db, cells.chassisNumber ?? '');
  const parsed = parseRow(cells, existing);
  if ('error' in parsed) return parsed.error;

  const { chassisNumber } = parsed.vehicle;
  const earlier = seen.get(nameKey(chassisNumber));
  if (earlier !== undefined) return `chassisNumber ${chassisNumber} is on line ${earlier} already`;

  seen.set(nameKey(chassisNumber), line);
  writeVehicle(db, parsed.vehicle);
  recordChange(db, chassisNumber);
  outcome[existing ? 'updated' : 'added'] += 1;
  return null;
}

function report({ added, updated, errors }: Outcome): void {
  for (const error of errors) process.stderr.write(`${error}\n`);
  process.stdout.write(`${added} vehicles added, ${updated} updated, ${errors.length} rows refused.\n`);
  if (errors.length > 0) process.exitCode = 1;
}
