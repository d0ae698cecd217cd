import { readFile, rm } from 'node:fs/promises';
import * as v from 'valibot';
import { parseVehicle } from '#lib/domain/vehicle/stored-vehicle.ts';
import { isNotFoundError, writeFileAtomic } from '#lib/platform/atomic-write.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { type Inventory, inSlices, inventoryOf, preparedCar } from './inventory.ts';

const CARS_A_PART = 100;

/** What the file holds, which lets the site answer at once after a start. */
const storedInventory = v.object({
  syncedAt: v.number(),
  tookMs: v.number(),
  cars: v.array(v.object({ vehicle: v.unknown(), seenAt: v.number(), changedAt: v.nullable(v.number()) })),
});

/** The stored inventory; null when there is none. A file that cannot be read is deleted. */
export async function readInventoryFile(path: string): Promise<Inventory | null> {
  try {
    const { cars, ...sync } = v.parse(storedInventory, JSON.parse(await readFile(path, 'utf8')));
    const prepared = await inSlices(cars, ({ vehicle: stored, ...times }) => {
      const vehicle = parseVehicle(stored);
      return vehicle && preparedCar({ vehicle, ...times });
    });
    const readable = prepared.filter((car) => car !== null);
    return await inventoryOf(readable, null, sync);
  } catch (error) {
    if (isNotFoundError(error)) return null;
    warnThrottled('inventory.file-unreadable', error);
    await rm(path, { recursive: true, force: true });
    return null;
  }
}

export async function writeInventoryFile(path: string, inventory: Inventory): Promise<void> {
  await writeFileAtomic(path, jsonOf(inventory));
}

/** In parts, between which requests are served: a car is a line. */
function* jsonOf({ syncedAt, tookMs, cars }: Inventory): Generator<string> {
  yield `{"syncedAt":${syncedAt},"tookMs":${tookMs},"cars":[`;
  for (let from = 0; from < cars.length; from += CARS_A_PART) {
    const part = cars.slice(from, from + CARS_A_PART);
    const lines = part.map(({ vehicle, seenAt, changedAt }) =>
      JSON.stringify({ vehicle, seenAt, changedAt }),
    );
    yield `${from === 0 ? '' : ','}\n${lines.join(',\n')}`;
  }
  yield ']}\n';
}
