import { json } from '#lib/backoffice/testing/a-backoffice.ts';
import { aFilter } from '#lib/domain/testing/a-filter.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { aSync, pagesOf, withSite } from './testing/a-site.ts';

const CARS = ['A', 'B', 'C', 'D', 'E'].map((chassisNumber) => aVehicle({ chassisNumber }));
const BY_PRICE = aFilter({ sort: 'price' });

test('a sync reads every page, and the inventory answers from then on', () =>
  withSite({ 'POST /cars': pagesOf(() => CARS) }, async (site) => {
    expect(site.viewInventory(BY_PRICE)).toBeNull();
    expect(site.inventoryHealth()).toBeNull();
    expect(site.inventoryNames()).toBeNull();
    await site.sync.syncNow();
    expect(site.viewInventory(BY_PRICE)).toMatchObject({ view: { total: 5, vehicles: CARS } });
    expect(site.inventoryHealth()).toMatchObject({ cars: 5 });
    expect(site.inventoryHealth(Date.now() + 60_000)?.ageSeconds).toBeGreaterThanOrEqual(60);
    expect(site.inventoryNames()).toMatchObject({ makes: [{ name: 'TOYOTA' }], bodies: ['HATCHBACK'] });
  }));

test('cars are found by the start of their reference', () => {
  const aqua = aVehicle({ chassisNumber: 'NHP10-9612' });
  return withSite({ 'POST /cars': pagesOf(() => [aqua, ...CARS]) }, async ({ sync, INVENTORY_LOOKUP }) => {
    await sync.syncNow();
    const found = ['96', '%', ''].map((typed) => INVENTORY_LOOKUP.carsByReference(typed, 5));
    await expect(Promise.all(found)).resolves.toEqual([[aqua], [], []]);
  });
});

test('a list of cars costs a call only for those that the inventory does not have', () => {
  const replies = { 'POST /cars': pagesOf(() => CARS), 'GET /car/NEW': aVehicle({ chassisNumber: 'NEW' }) };
  return withSite(
    { ...replies, 'GET /car/GONE': json(null) },
    async ({ sync, getListedVehicles, received }) => {
      await sync.syncNow();
      const before = received.length;
      const vehicles = await getListedVehicles(['B', 'GONE', 'A', 'NEW']);
      expect(vehicles.map((vehicle) => vehicle?.chassisNumber)).toEqual(['B', undefined, 'A', 'NEW']);
      const calls = received.slice(before).map(({ call }) => call);
      expect(calls.filter((call) => call.startsWith('GET /car/'))).toEqual(['GET /car/GONE', 'GET /car/NEW']);
    },
  );
});

test('before the first sync each car of a list is asked for, and of an old one those that it has are read again', () => {
  const replies = { 'GET /car/A': aVehicle({ chassisNumber: 'A', mileage: 9 }), 'GET /car/B': json(null) };
  return withSite(replies, async ({ store, getListedVehicles }) => {
    const expected = [expect.objectContaining({ chassisNumber: 'A', mileage: 9 }), null] as unknown[];
    await expect(getListedVehicles(['A', 'B'])).resolves.toEqual(expected);
    await store.publish(aSync(CARS.slice(0, 2), Date.now() - 61_000));
    await expect(getListedVehicles(['A', 'B'])).resolves.toEqual(expected);
  });
});
