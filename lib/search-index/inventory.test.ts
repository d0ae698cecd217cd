import { writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { hangUp, json, type Reply } from '#lib/backoffice/testing/a-backoffice.ts';
import { aFilter } from '#lib/domain/testing/a-filter.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { until } from '#lib/platform/testing/until.ts';
import { aStore, snapshotFile } from './testing/a-snapshot.ts';
import { pagesOf, withSite } from './testing/a-site.ts';

const CARS = ['A', 'B', 'C', 'D', 'E'].map((chassisNumber) => aVehicle({ chassisNumber }));
const BY_PRICE = aFilter({ sort: 'price' });

test('a sync reads every page, and the snapshot answers from then on', () =>
  withSite({ 'POST /cars': pagesOf(() => CARS) }, async (site) => {
    await expect(site.viewInventory(BY_PRICE)).resolves.toBeNull();
    await expect(site.inventoryHealth()).resolves.toBeNull();
    await site.sync.syncNow();
    await expect(site.viewInventory(BY_PRICE)).resolves.toMatchObject({ view: { total: 5, vehicles: CARS } });
    await expect(site.inventoryHealth(Date.now() + 60_000)).resolves.toMatchObject({
      cars: 5,
      ageSeconds: 60,
    });
    await expect(site.inventoryNames()).resolves.toMatchObject({
      makes: [{ name: 'TOYOTA' }],
      bodies: ['HATCHBACK'],
    });
    await expect(site.inventoryNames()).resolves.toMatchObject({ makes: [{ name: 'TOYOTA' }] });
  }));

test('the names of a new snapshot are read once for all who ask at the same time', () =>
  withSite({ 'POST /cars': pagesOf(() => CARS) }, async ({ sync, inventoryNames }) => {
    await sync.syncNow();
    const [one, other] = await Promise.all([inventoryNames(), inventoryNames()]);
    expect(one).not.toBeNull();
    expect(other).toBe(one);
  }));

test.each<[string, { cars: Vehicle[]; makes?: string[]; reply?: Reply }, number]>([
  ['fails', { cars: CARS, reply: hangUp() }, 5],
  ['finds more than half of the cars', { cars: CARS.slice(0, 3), makes: ['HONDA'] }, 3],
  ['finds less than half of the cars, and every make', { cars: CARS.slice(0, 2), makes: ['toyota'] }, 2],
  [
    'finds less than half of the cars, and not every make',
    { cars: CARS.slice(0, 2), makes: ['TOYOTA', 'HONDA'] },
    5,
  ],
  ['finds no cars while the backoffice has makes', { cars: [] }, 5],
])('when a sync %s, the snapshot has %s cars', (_what, { cars, makes = ['TOYOTA'], reply }, expected) => {
  let isFirst = true;
  const warnings = captureLog();
  const replies = {
    'GET /makes': (...asked: Parameters<Reply>) => json(makes)(...asked),
    'POST /cars': (...asked: Parameters<Reply>) =>
      (isFirst ? pagesOf(() => CARS) : (reply ?? pagesOf(() => cars)))(...asked),
  };
  return withSite(replies, async ({ sync, inventoryHealth }) => {
    await sync.syncNow();
    isFirst = false;
    await sync.syncNow();
    await expect(inventoryHealth()).resolves.toMatchObject({ cars: expected });
    const events = warnings().map(({ event }) => String(event));
    expect(events.filter((event) => event.startsWith('inventory.'))).toHaveLength(expected === 5 ? 1 : 0);
  });
});

/** Answers like `pagesOf`, but without a car where `isEmpty`. */
function withGaps(isEmpty: (page: number) => boolean, content: [] | null = []): Reply {
  return (response, request) => {
    const { page } = JSON.parse(request.body) as { page: number };
    (isEmpty(page) ? json({ content, totalPages: 3 }) : pagesOf(() => CARS))(response, request);
  };
}

test('a page that is empty once does not shorten the inventory', () => {
  let isEmpty = true;
  function once(page: number): boolean {
    const was = isEmpty && page === 1;
    if (was) isEmpty = false;
    return was;
  }
  return withSite({ 'POST /cars': withGaps(once) }, async ({ sync, inventoryHealth }) => {
    await sync.syncNow();
    await expect(inventoryHealth()).resolves.toMatchObject({ cars: 5 });
  });
});

test.each([[[] as []], [null]])(
  'a sync with %j in place of the second of three pages leaves the snapshot as it was',
  (content) => {
    const warnings = captureLog();
    let hasGap = true;
    const reply = withGaps((page) => hasGap && page === 1, content);
    return withSite({ 'POST /cars': reply }, async ({ sync, inventoryHealth }) => {
      await sync.syncNow();
      await expect(inventoryHealth()).resolves.toMatchObject({ cars: 3 });
      hasGap = false;
      await sync.syncNow();
      hasGap = true;
      await sync.syncNow();
      await expect(inventoryHealth()).resolves.toMatchObject({ cars: 5 });
      expect(warnings()).toMatchObject([{ event: 'inventory.snapshot-kept', reason: 'wrong-page' }]);
    });
  },
);

test('a sync ends at a backoffice whose pages wrap around, or stay empty, under a huge totalPages', () => {
  let asked: number[] = [];
  let isWrapping = true;
  let cars = CARS;
  const warnings = captureLog();
  function reply(...[response, request]: Parameters<Reply>): void {
    const { page } = JSON.parse(request.body) as { page: number };
    asked.push(page);
    const from = (isWrapping ? page % Math.ceil(cars.length / 2) : page) * 2;
    json({ content: cars.slice(from, from + 2), totalPages: 2 ** 31 - 1 })(response, request);
  }
  return withSite({ 'POST /cars': reply }, async ({ sync, inventoryHealth }) => {
    await sync.syncNow();
    expect(asked).toEqual([0, 1, 2, 3, 4, 5]);
    await expect(inventoryHealth()).resolves.toMatchObject({ cars: 5 });

    cars = CARS.slice(0, 4);
    await sync.syncNow();
    await expect(inventoryHealth()).resolves.toMatchObject({ cars: 4 });

    [isWrapping, asked] = [false, []];
    await sync.syncNow();
    expect(asked).toEqual([0, 1, 2, 2, 3, 3, 2 ** 31 - 2, 2 ** 31 - 2]);
    await expect(inventoryHealth()).resolves.toMatchObject({ cars: 4 });
    expect(warnings()).toEqual([]);
  });
});

test('a damaged file is reported and replaced by a sync', () => {
  const warnings = captureLog();
  return withSite(
    { 'POST /cars': pagesOf(() => CARS) },
    async ({ directory, viewInventory, inventoryHealth, sync }) => {
      await writeFile(snapshotFile(directory), 'This is not a database. '.repeat(1_000));
      await expect(viewInventory(BY_PRICE)).resolves.toBeNull();
      expect(warnings()).toMatchObject([{ event: 'inventory.snapshot-damaged' }]);
      await sync.syncNow(); // after the one that has begun by itself
      await expect(inventoryHealth()).resolves.toMatchObject({ cars: 5 });
    },
  );
});

test('a process that stops in the middle of a sync lets another one sync at once', () => {
  const asked = Promise.withResolvers<void>();
  captureLog();
  return withSite({ 'POST /cars': () => asked.resolve() }, async ({ directory, sync, stop }) => {
    void sync.syncNow();
    await asked.promise;
    await stop();
    const other = aStore(directory);
    await expect(other.beginSync()).resolves.toBe(true);
    await other.abandonSync();
  });
});

test('a list of cars costs a call only for those that the index does not have', () => {
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

test('without an index each car of a list is asked for, and of an old one those that it has are read again', () => {
  const replies = { 'GET /car/A': aVehicle({ chassisNumber: 'A', mileage: 9 }), 'GET /car/B': json(null) };
  return withSite(replies, async ({ worker, getListedVehicles }) => {
    const expected = [expect.objectContaining({ chassisNumber: 'A', mileage: 9 }), null] as unknown[];
    await expect(getListedVehicles(['A', 'B'])).resolves.toEqual(expected);
    const startedAt = Date.now() - 61_000;
    await worker.call('beginSync');
    await worker.call('addSynced', CARS.slice(0, 2), startedAt);
    await worker.call('publishSync', { startedAt, tookMs: 1 });
    await expect(getListedVehicles(['A', 'B'])).resolves.toEqual(expected);
  });
});

test('eight lists ask for cars at a time, four wait, and any other is refused at once', () => {
  const numbers = Array.from({ length: 13 }, (_, index) => `LIST-${index}`);
  const held: ServerResponse[] = [];
  function hold(response: ServerResponse): void {
    held.push(response);
  }
  const replies = Object.fromEntries(numbers.map((chassisNumber) => [`GET /car/${chassisNumber}`, hold]));
  return withSite(replies, async ({ getListedVehicles }) => {
    const lists = numbers.map((chassisNumber) => getListedVehicles([chassisNumber]));
    await expect(Promise.race(lists)).rejects.toMatchObject({ kind: 'unreachable' });
    for (let answered = 0; answered < 12; answered += 1) {
      await until(() => held.length > 0);
      held.pop()?.end('null');
    }
    const results = await Promise.allSettled(lists);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });
});
