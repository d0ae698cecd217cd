import { join } from 'node:path';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import { InventoryStore, type ReadVehicle } from './inventory-store.ts';

const [AQUA, VITZ, LEAF] = ['NHP10-9612', 'KSP130-1', 'ZE1-2'].map((chassisNumber) =>
  aVehicle({ chassisNumber }),
);
const CARS = [AQUA, VITZ, LEAF].flatMap((car) => car ?? []);
const NEW = aVehicle({ chassisNumber: 'NEW-1' });

function read(chassisNumber: string, vehicle: Vehicle | null, readAt: number): ReadVehicle {
  return { chassisNumber, vehicle, readAt };
}

function aSync(vehicles: Vehicle[], begunAt: number) {
  return { vehicles, begunAt, syncedAt: 1_000 + begunAt, tookMs: 10 };
}

/** Runs a test with a store that has the three cars. */
function withStore(test: (store: InventoryStore) => Promise<void>): Promise<void> {
  return withTempDirectory(async (directory) => {
    const store = new InventoryStore(join(directory, 'inventory.json'));
    await expect(store.update([read('NEW-1', NEW, 0)])).resolves.toBe(false);
    await store.publish(aSync(CARS, 0));
    await test(store);
    await store.stop();
  });
}

function vehicles(store: InventoryStore): Vehicle[] | undefined {
  return store.current?.cars.map(({ vehicle }) => vehicle);
}

function changedCars(store: InventoryStore): string[] | undefined {
  const changed = store.current?.cars.filter(({ changedAt }) => changedAt !== null);
  return changed?.map(({ vehicle }) => vehicle.chassisNumber);
}

test('a single car is replaced, removed or added', () =>
  withStore(async (store) => {
    const sold: Vehicle = { ...aVehicle(AQUA), model: 'AQUA CROSS', status: 'SOLD' };
    await store.update([read('nhp10-9612', sold, 1), read('KSP130-1', null, 1), read('NEW-1', NEW, 1)]);
    expect(vehicles(store)).toEqual([sold, LEAF, NEW]);
    expect(changedCars(store)).toEqual(['NHP10-9612', 'NEW-1']);
    expect(store.current?.names.words).toContain('cross');
  }));

test('of several readings of a car the latest counts', () =>
  withStore(async (store) => {
    const early = store.update([read('KSP130-1', null, 2)]);
    await Promise.all([early, store.update([read('KSP130-1', VITZ ?? null, 1)])]);
    expect(vehicles(store)).toEqual([AQUA, LEAF]);
  }));

test('a sync does not put old data in the place of a car that was read later', () =>
  withStore(async (store) => {
    const cheaper = { ...aVehicle(AQUA), clientSellingPrice: 1 };
    const old = { ...aVehicle(LEAF), model: 'OLD' };
    await store.update([
      read('NHP10-9612', cheaper, 4),
      read('KSP130-1', null, 4),
      read('ZE1-2', old, 2),
      read('NEW-1', NEW, 4),
    ]);
    await store.publish(aSync(CARS, 3));
    expect(vehicles(store)).toEqual([cheaper, LEAF, NEW]);
    await store.publish(aSync(CARS, 5));
    expect(vehicles(store)).toEqual(CARS);
  }));

test('a sync keeps when cars were first seen and when they changed, and an unchanged inventory its version', () =>
  withStore(async (store) => {
    const before = store.current;
    await store.publish(
      aSync(
        CARS.map((car) => ({ ...car })),
        1,
      ),
    );
    expect(store.current).toEqual({ ...before, syncedAt: 1_001 });
    const changed = { ...aVehicle(AQUA), mileage: 1 };
    await store.publish(aSync([...CARS.slice(2), changed, NEW], 2));
    expect(changedCars(store)).toEqual(['NHP10-9612', 'NEW-1']);
    const seenAt = store.current?.cars.map((car) => car.seenAt);
    const first = before?.cars[0]?.seenAt ?? 0;
    expect(seenAt).toEqual([first, first, expect.any(Number)]);
    expect(seenAt?.[2]).toBeGreaterThan(first);
  }));
