import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { FILE_COLUMNS } from '#backoffice/import/row.ts';
import type { StoredVehicle } from '#backoffice/vehicle.ts';
import { aDirectory } from './directory.ts';
import { run } from './program.ts';

/** Writes a file into a new directory. @returns its path. */
export function aFile(name: string, content: string | Uint8Array): string {
  const file = path.join(aDirectory(), name);
  writeFileSync(file, content);
  return file;
}

/** Imports these vehicles into a data directory, by default a new one. @returns the directory. */
export async function anInventory(vehicles: StoredVehicle[], data = aDirectory()): Promise<string> {
  const rows = vehicles.map((vehicle) => ({ ...vehicle, images: vehicle.images.join('|') }));
  const csv = stringify(rows, { header: true, columns: FILE_COLUMNS });
  const outcome = await run(['import', aFile('inventory.csv', csv), '--data', data]);
  expect(outcome).toEqual({
    code: 0,
    stdout: `${vehicles.length} vehicles added, 0 updated, 0 rows refused.\n`,
    stderr: '',
  });
  return data;
}
