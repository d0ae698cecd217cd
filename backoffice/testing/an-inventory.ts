import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SeedVehicle } from '#backoffice/vehicle.ts';
import { aDirectory } from './directory.ts';
import { run } from './program.ts';

/** Writes a file into a directory of its own. @returns its path. */
export function aFile(name: string, content: string | Uint8Array): string {
  const file = path.join(aDirectory(), name);
  writeFileSync(file, content);
  return file;
}

/** A data directory that holds these vehicles and nothing else. */
export async function anInventory(vehicles: SeedVehicle[]): Promise<string> {
  const data = aDirectory();
  const outcome = await run(['import', aFile('inventory.json', JSON.stringify(vehicles)), '--data', data]);
  expect(outcome).toEqual({
    code: 0,
    stdout: `${vehicles.length} vehicles added, 0 updated, 0 rows refused.\n`,
    stderr: '',
  });
  return data;
}
