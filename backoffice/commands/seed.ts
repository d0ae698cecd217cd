import { parseArgs } from 'node:util';
import { recordNewVehicles } from '#backoffice/database/changes.ts';
import { addContent } from '#backoffice/database/content.ts';
import { withDatabase, type Database } from '#backoffice/database/open.ts';
import { addVehicle, refreshStatistics } from '#backoffice/database/vehicles.ts';
import { firstVehicles, sampleContent, sampleVehicles } from '#backoffice/sample-data/read-samples.ts';
import { DATA_OPTION, wholeNumber } from './arguments.ts';

const OPTIONS = { ...DATA_OPTION, cars: { type: 'string' } } as const;

const MAX_CARS = 1_000_000;

/** `seed [--cars N]`: adds missing sample data, and overwrites nothing. */
export async function seed(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: OPTIONS });
  const count =
    values.cars === undefined ? undefined : wholeNumber('--cars', values.cars, { min: 0, max: MAX_CARS });
  await withDatabase(values.data, (db) => {
    const added = addSamples(db, count);
    if (added > 0) recordNewVehicles(db);
    process.stdout.write(`${added} vehicles added.\n`);
  });
}

/**
 * Adds the first `count` sample vehicles, all of them by default, and the sample content.
 * @returns the number of new vehicles.
 */
export function addSamples(db: Database, count?: number): number {
  const samples = sampleVehicles();
  const content = sampleContent();
  let added = 0;
  db.transaction(() => {
    for (const vehicle of firstVehicles(samples, count ?? samples.length)) {
      if (addVehicle(db, vehicle)) added += 1;
    }
    addContent(db, content);
  });
  refreshStatistics(db);
  return added;
}
