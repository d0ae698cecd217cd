import { parseArgs } from 'node:util';
import { noteNewVehicles } from '../database/changes.ts';
import { addContent } from '../database/content.ts';
import { withDatabase, type Database } from '../database/open.ts';
import { addVehicle, refreshStatistics } from '../database/vehicles.ts';
import { MAXIMUM_COUNT } from '../inventory/chassis-number.ts';
import { BANNERS, BLOGS, TESTIMONIALS } from '../inventory/content.ts';
import { inventory, REFERENCE_COUNT } from '../inventory/vehicles.ts';
import { notifySite } from '../site/notify.ts';
import { readWebhook } from '../site/settings.ts';
import { DATA_OPTION, wholeNumber } from './arguments.ts';

const OPTIONS = { ...DATA_OPTION, cars: { type: 'string', default: String(REFERENCE_COUNT) } } as const;

/** `seed [--cars N]`: adds what is missing of the reference inventory and content, and overwrites nothing. */
export async function seed(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: OPTIONS });
  const count = wholeNumber('--cars', values.cars, { min: 0, max: MAXIMUM_COUNT });
  const webhook = readWebhook(process.env);
  await withDatabase(values.data, async (db) => {
    const added = addReference(db, count);
    if (added > 0) noteNewVehicles(db);
    process.stdout.write(`${added} vehicles added.\n`);
    if (webhook) await notifySite(db, webhook);
  });
}

/** @returns how many of the first `count` vehicles of the reference inventory were not there yet. */
export function addReference(db: Database, count: number = REFERENCE_COUNT): number {
  let added = 0;
  db.transaction(() => {
    for (const vehicle of inventory(count)) if (addVehicle(db, vehicle)) added += 1;
    addContent(db, { banners: BANNERS, testimonials: TESTIMONIALS, blogs: BLOGS });
  });
  refreshStatistics(db);
  return added;
}
