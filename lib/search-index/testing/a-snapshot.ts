import { join } from 'node:path';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import { InventoryStore, type StoreEvent } from '#lib/search-index/worker/store.ts';

/** A store of this directory, as each process has one. */
export function aStore(directory: string, events: StoreEvent[] = []): InventoryStore {
  return new InventoryStore(directory, (event) => events.push(event));
}

/** Publishes these vehicles as the snapshot, like a sync that began at `startedAt`. */
export async function sync(store: InventoryStore, vehicles: Vehicle[], startedAt = 1_000): Promise<void> {
  await store.beginSync();
  store.addSynced(vehicles, startedAt);
  await store.publishSync({ startedAt, tookMs: 10 });
}

export function snapshotFile(directory: string): string {
  return join(directory, 'inventory.sqlite');
}

/** Runs a test with a store that has these vehicles. */
export function withCars(
  cars: Vehicle[],
  test: (store: InventoryStore, directory: string) => Promise<void>,
): Promise<void> {
  return withTempDirectory(async (directory) => {
    const store = aStore(directory);
    await sync(store, cars);
    await test(store, directory);
  });
}
