import { noteChange } from '../database/changes.ts';
import { withDatabase } from '../database/open.ts';
import { findSeedVehicle, writeVehicle } from '../database/vehicles.ts';
import { Problem } from '../problem.ts';
import { notifySite } from '../site/notify.ts';
import { readWebhook } from '../site/settings.ts';
import type { SeedVehicle } from '../vehicle.ts';

/**
 * Changes one vehicle and lets the site know.
 * @throws Problem when no vehicle has that chassis number.
 */
export async function changeVehicle(
  dataDirectory: string,
  chassisNumber: string,
  change: Partial<SeedVehicle>,
): Promise<void> {
  const webhook = readWebhook(process.env);
  await withDatabase(dataDirectory, async (db) => {
    db.transaction(() => {
      const vehicle = findSeedVehicle(db, chassisNumber);
      if (!vehicle) throw new Problem(`No vehicle has the chassis number ${chassisNumber}.`);
      writeVehicle(db, { ...vehicle, ...change });
      noteChange(db, chassisNumber);
    });
    if (webhook) await notifySite(db, webhook);
  });
}
