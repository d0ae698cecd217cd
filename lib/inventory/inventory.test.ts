import { writeFile } from 'node:fs/promises';
import { hangUp, json, status, type Reply } from '#lib/backoffice/testing/a-backoffice.ts';
import { aFilter } from '#lib/domain/testing/a-filter.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { aStore, snapshotFile } from './testing/a-snapshot.ts';
import { pagesOf, withSite } from './testing/a-site.ts';

const CARS = ['A', 'B', 'C', 'D', 'E'].map((chassisNumber) => aVehicle({ chassisNumber }));
const BY_PRICE = aFilter({ sort: 'price' });

function notFound(): Reply {
  return json(null);
}

test('a walk reads every page, and the snapshot answers from then on', () =>
  withSite({ 'POST /cars': pagesOf(() => CARS) }, async (site) => {
    await expect(site.viewInventory(BY_PRICE)).resolves.toBeNull();
    await expect(site.inventoryHealth()).resolves.toBeNull();
    await site.walk.walkNow();
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
])('when a walk %s, the snapshot has %s cars', (_what, { cars, makes = ['TOYOTA'], reply }, expected) => {
  let isFirst = true;
  const warnings = captureLog();
  const replies = {
    'GET /makes': (...asked: Parameters<Reply>) => json(makes)(...asked),
    'POST /cars': (...asked: Parameters<Reply>) =>
      (isFirst ? pagesOf(() => CARS) : (reply ?? pagesOf(() => cars)))(...asked),
  };
  return withSite(replies, async ({ walk, inventoryHealth }) => {
    await walk.walkNow();
    isFirst = false;
    await walk.walkNow();
    await expect(inventoryHealth()).resolves.toMatchObject({ cars: expected });
    const events = warnings().map(({ event }) => String(event));
    expect(events.filter((event) => event.startsWith('inventory.'))).toHaveLength(expected === 5 ? 1 : 0);
  });
});

test('a walk that stops before the last page leaves the snapshot as it was', () => {
  let stopsAt = Infinity;
  const warnings = captureLog();
  function reply(...[response, request]: Parameters<Reply>): void {
    const { page } = JSON.parse(request.body) as { page: number };
    const isEmpty = page === stopsAt;
    if (isEmpty) stopsAt = Infinity; // for one call
    (isEmpty ? json({ content: [], totalPages: 3 }) : pagesOf(() => CARS))(response, request);
  }
  return withSite({ 'POST /cars': reply }, async ({ walk, inventoryHealth }) => {
    await walk.walkNow();
    stopsAt = 2;
    await walk.walkNow();
    await expect(inventoryHealth()).resolves.toMatchObject({ cars: 5 });
    expect(warnings()).toMatchObject([
      {
        event: 'inventory.snapshot-kept',
        reason: 'incomplete',
        cars: 4,
        snapshotCars: 5,
        pages: 2,
        expectedPages: 3,
      },
    ]);
  });
});

test('a damaged file is reported and replaced by a walk', () => {
  const warnings = captureLog();
  return withSite(
    { 'POST /cars': pagesOf(() => CARS) },
    async ({ directory, viewInventory, inventoryHealth, walk }) => {
      await writeFile(snapshotFile(directory), 'This is not a database. '.repeat(1_000));
      await expect(viewInventory(BY_PRICE)).resolves.toBeNull();
      expect(warnings()).toMatchObject([{ event: 'inventory.snapshot-damaged' }]);
      await walk.walkNow(); // after the one that has begun by itself
      await expect(inventoryHealth()).resolves.toMatchObject({ cars: 5 });
    },
  );
});

test('a search that needs the index gets its results without a call to the backoffice', () =>
  withSite({ 'POST /cars': pagesOf(() => CARS) }, async ({ walk, searchInventory, received }) => {
    await walk.walkNow();
    const before = received.length;
    const { results, isFullyFiltered } = await searchInventory(aFilter({ q: 'aqua', page: 1, size: 3 }));
    expect(results).toEqual({ content: CARS.slice(3), number: 1, totalPages: 2 });
    expect(isFullyFiltered).toBe(true);
    expect(received.slice(before)).toEqual([]);
  }));

test('without an index the backoffice answers with its own criteria, and the results are marked as wider', () =>
  withSite({ 'POST /cars': pagesOf(() => CARS) }, async ({ searchInventory, received }) => {
    const { results, view, isFullyFiltered } = await searchInventory(aFilter({ make: 'TOYOTA', q: 'aqua' }));
    expect({ cars: results.content.length, view, isFullyFiltered }).toEqual({
      cars: 2,
      view: null,
      isFullyFiltered: false,
    });
    expect(JSON.parse(received.at(-1)?.body ?? '')).not.toHaveProperty('q');
  }));

test('cars of an old snapshot are read again for a page that shows them', () => {
  const dearer = aVehicle({ chassisNumber: 'A', clientSellingPrice: 700_000 });
  const warnings = captureLog();
  const replies = { 'GET /car/A': dearer, 'GET /car/B': notFound(), 'GET /car/C': status(500) };
  return withSite(replies, async ({ worker, searchInventory }) => {
    const startedAt = Date.now() - 61_000;
    await worker.call('beginWalk');
    await worker.call('addWalked', CARS.slice(0, 3), startedAt);
    await worker.call('publishWalk', { startedAt, tookMs: 1 });
    const { results } = await searchInventory(BY_PRICE);
    expect(results.content).toEqual([dearer, CARS[2]]);
    expect(warnings()).toMatchObject([{ event: 'inventory.car-not-read' }]);
  });
});

test('a process that stops in the middle of a walk lets another one walk at once', () => {
  const asked = Promise.withResolvers<void>();
  captureLog();
  return withSite({ 'POST /cars': () => asked.resolve() }, async ({ directory, walk, stop }) => {
    void walk.walkNow();
    await asked.promise;
    await stop();
    const other = aStore(directory);
    await expect(other.beginWalk()).resolves.toBe(true);
    await other.abandonWalk();
  });
});
