import { existsSync } from 'node:fs';
import { readdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aFilter } from '#lib/domain/testing/a-filter.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { aStore, snapshotFile, sync, withCars } from '#lib/search-index/testing/a-snapshot.ts';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import type { StoreEvent } from './store.ts';

const AQUA = aVehicle();
const CARS = [
  AQUA,
  aVehicle({ chassisNumber: 'KSP130-1' }),
  aVehicle({ chassisNumber: 'ZE1-2', make: 'NISSAN' }),
];

test('another process uses a snapshot as soon as it has replaced the one before', () =>
  withCars(CARS, async (store, directory) => {
    const other = aStore(directory);
    await expect(other.state()).resolves.toMatchObject({ cars: 3 });
    await sync(store, [AQUA], 9_000);
    await other.update([
      { chassisNumber: 'NEW-1', vehicle: aVehicle({ chassisNumber: 'NEW-1' }), readAt: 9_500 },
    ]);
    await expect(other.state()).resolves.toEqual({ syncedAt: 9_000, tookMs: 10, cars: 2 });
  }));

test('the state is that of the file that another process has just put in place, and a sync starts from it', () =>
  withCars(CARS, async (store, directory) => {
    const other = aStore(directory);
    await other.state();
    await sync(store, [AQUA], 9_000);
    await expect(other.state()).resolves.toMatchObject({ syncedAt: 9_000 });
    await sync(store, CARS, 10_000);
    await sync(other, CARS, 11_000);
    await expect(store.state()).resolves.toMatchObject({ syncedAt: 11_000, cars: 3 });
  }));

test('one of two processes syncs at a time', () =>
  withCars(CARS, async (store, directory) => {
    const other = aStore(directory);
    await expect(store.beginSync()).resolves.toBe(true);
    await expect(other.beginSync()).resolves.toBe(false);
    await store.abandonSync();
    await expect(other.beginSync()).resolves.toBe(true);
    await other.abandonSync();
  }));

test('a damaged lock prevents one sync only', () =>
  withTempDirectory(async (directory) => {
    await writeFile(join(directory, 'inventory-walk.lock'), 'no lock');
    const store = aStore(directory);
    await expect(store.beginSync()).resolves.toBe(false);
    await expect(store.beginSync()).resolves.toBe(true);
    await store.abandonSync();
  }));

test('an abandoned sync leaves the snapshot as it was, and no file', () =>
  withCars(CARS, async (store, directory) => {
    await store.beginSync();
    store.addSynced([AQUA], 2_000);
    await store.abandonSync();
    await expect(store.state()).resolves.toMatchObject({ cars: 3 });
    await expect(readdir(directory)).resolves.toEqual(['inventory-walk.lock', 'inventory.sqlite']);
  }));

test('without a snapshot every query is null', () =>
  withTempDirectory(async (directory) => {
    const store = aStore(directory);
    await expect(store.view(aFilter())).resolves.toBeNull();
    await expect(store.names(null)).resolves.toBeNull();
    await store.update([{ chassisNumber: 'NHP10-9612', vehicle: AQUA, readAt: 1 }]);
    expect(existsSync(snapshotFile(directory))).toBe(false);
    await sync(store, CARS);
    await expect(store.view(aFilter({ make: 'NISSAN' }))).resolves.toMatchObject({ view: { total: 1 } });
  }));

test.each([
  ['cut off', (file: string) => truncate(file, 20_000)],
  ['no database', (file: string) => writeFile(file, 'This is not a database. '.repeat(1_000))],
])('a file that is %s is deleted, reported and made anew', (_how, damage) =>
  withCars(CARS, async (_store, directory) => {
    await damage(snapshotFile(directory));
    const events: StoreEvent[] = [];
    const store = aStore(directory, events);
    await expect(store.view(aFilter())).resolves.toBeNull();
    expect(events.map(({ event }) => event)).toEqual(['damaged']);
    expect(existsSync(snapshotFile(directory))).toBe(false);
    await sync(store, CARS);
    await expect(store.state()).resolves.toMatchObject({ cars: 3 });
  }),
);

test('an empty file counts as no snapshot', () =>
  withTempDirectory(async (directory) => {
    await writeFile(snapshotFile(directory), '');
    await expect(aStore(directory).state()).resolves.toBeNull();
  }));
