import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hangUp, json, type Reply } from '#lib/backoffice/testing/a-backoffice.ts';
import { aFilter } from '#lib/domain/testing/a-filter.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { until } from '#lib/platform/testing/until.ts';
import { pagesOf, withSite } from './testing/a-site.ts';

const CARS = ['A', 'B', 'C', 'D', 'E'].map((chassisNumber) => aVehicle({ chassisNumber }));
const MINUTE_MS = 60_000;

const now = performance.now.bind(performance);

function passTime(ms: number): void {
  jest.spyOn(performance, 'now').mockImplementation(() => now() + ms);
}

afterEach(() => {
  jest.restoreAllMocks();
});

/** Entries without chassis numbers. */
function drafts(count: number): Vehicle[] {
  return Array.from({ length: count }, () => aVehicle({ chassisNumber: '' }));
}

function pageOf(request: { body: string }): number {
  return (JSON.parse(request.body) as { page: number }).page;
}

/** Answers like `pagesOf`, but with this in place of one page. */
function withPage(wrongPage: number, answer: object, perPage?: number): Reply {
  return (response, request) =>
    (pageOf(request) === wrongPage ? json(answer) : pagesOf(() => CARS, perPage))(response, request);
}

const FIRST_PAGE = { content: CARS.slice(0, 2), totalPages: 3 };

test.each<[string, Reply, event: string]>([
  ['fails', hangUp(), 'inventory.sync-failed'],
  ['finds no car', json({ content: [], totalPages: 0 }), 'inventory.sync-doubted'],
  ['finds the first page everywhere', json(FIRST_PAGE), 'inventory.sync-doubted'],
  ['finds an end on the second page', withPage(1, { content: [], totalPages: 0 }), 'inventory.sync-doubted'],
  [
    'finds an end that hides less than a page',
    withPage(1, { content: [], totalPages: 0 }, 3),
    'inventory.sync-doubted',
  ],
  [
    'finds a page that denies the others',
    withPage(0, { ...FIRST_PAGE, totalPages: 0 }),
    'inventory.sync-doubted',
  ],
  ['finds the first page in place of the second', withPage(1, FIRST_PAGE), 'inventory.sync-doubted'],
  [
    'finds an empty second page of three',
    withPage(1, { content: [], totalPages: 3 }),
    'inventory.sync-doubted',
  ],
  [
    'finds null in place of the second page',
    withPage(1, { content: null, totalPages: 3 }),
    'inventory.sync-doubted',
  ],
  [
    'finds a page without chassis numbers',
    withPage(1, { content: drafts(2), totalPages: 3 }),
    'inventory.sync-doubted',
  ],
])('a sync that %s leaves the inventory as it was', (_what, wrong, event) => {
  const warnings = captureLog();
  let reply: Reply = pagesOf(() => CARS);
  return withSite(
    { 'POST /cars': (...call: Parameters<Reply>) => reply(...call) },
    async ({ sync, inventoryHealth }) => {
      await sync.syncNow();
      reply = wrong;
      await sync.syncNow();
      expect(inventoryHealth()).toMatchObject({ cars: 5 });
      expect(warnings().at(-1)).toMatchObject({ event });
    },
  );
});

test('what is doubted three times over ten minutes in a row is believed', () => {
  let cars = CARS;
  captureLog();
  return withSite({ 'POST /cars': pagesOf(() => cars) }, async ({ sync, inventoryHealth }) => {
    await sync.syncNow();
    cars = [];
    async function syncAfter(minutes: number): Promise<number | undefined> {
      passTime(minutes * MINUTE_MS);
      await sync.syncNow();
      return inventoryHealth()?.cars;
    }
    for (const minutes of [1, 2, 10]) expect(await syncAfter(minutes)).toBe(5);
    cars = CARS;
    expect(await syncAfter(11)).toBe(5); // the row ends
    cars = [];
    for (const minutes of [12, 13, 14, 21]) expect(await syncAfter(minutes)).toBe(5);
    expect(await syncAfter(22)).toBe(0);
  });
});

test('a page that is empty once does not shorten the inventory, nor do pages of drafts', () => {
  const all = [...CARS.slice(0, 2), ...drafts(8), ...CARS.slice(2)];
  let isEmpty = true;
  captureLog();
  function reply(...[response, request]: Parameters<Reply>): void {
    const isWrong = isEmpty && pageOf(request) === 1;
    if (isWrong) isEmpty = false;
    (isWrong ? json({ content: [], totalPages: 7 }) : pagesOf(() => all))(response, request);
  }
  return withSite({ 'POST /cars': reply }, async ({ sync, inventoryHealth }) => {
    await sync.syncNow();
    expect(inventoryHealth()).toMatchObject({ cars: 5 });
  });
});

test('a sync ends at a backoffice whose pages wrap around under a huge totalPages', () => {
  const asked: number[] = [];
  function reply(...[response, request]: Parameters<Reply>): void {
    const page = pageOf(request);
    asked.push(page);
    json({ content: CARS.slice((page % 3) * 2, (page % 3) * 2 + 2), totalPages: 2 ** 31 - 1 })(
      response,
      request,
    );
  }
  return withSite({ 'POST /cars': reply }, async ({ sync, inventoryHealth }) => {
    await sync.syncNow();
    expect(asked).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(inventoryHealth()).toMatchObject({ cars: 5 });
  });
});

test('a start answers from the file at once, and then syncs', () => {
  let cars = CARS;
  const replies = { 'POST /cars': pagesOf(() => cars), 'GET /car/A': { ...CARS[0], mileage: 1 } };
  return withSite(replies, async (first) => {
    await first.sync.syncNow();
    await first.applyWebhook({ chassisNumbers: ['A'], kinds: [] });
    await first.stop();
    cars = [...CARS, aVehicle({ chassisNumber: 'F' })];
    const { InventoryStore } = await import('./inventory-store.ts');
    const { InventorySync } = await import('./inventory-sync.ts');
    const store = new InventoryStore(join(first.directory, 'inventory.json'));
    const sync = new InventorySync(store);
    await sync.start();
    expect(store.current?.cars.map(({ vehicle }) => vehicle)).toEqual([
      { ...CARS[0], mileage: 1 },
      ...CARS.slice(1),
    ]);
    expect(store.current?.syncedAt).toBe(first.store.current?.syncedAt);
    await until(() => store.current?.cars.length === 6);
    sync.stop();
    await store.stop();
  });
});

test.each(['no JSON', '{"syncedAt":1}', '{"syncedAt":1,"tookMs":1,"cars":[{"vehicle":{}}]}'])(
  'a file with %p is deleted and replaced',
  (content) => {
    const warnings = captureLog();
    return withSite({ 'POST /cars': pagesOf(() => CARS) }, async ({ directory, store, sync, stop }) => {
      const file = join(directory, 'inventory.json');
      await writeFile(file, content);
      await store.load();
      expect(store.current).toBeNull();
      expect(warnings()).toMatchObject([{ event: 'inventory.file-unreadable' }]);
      await sync.syncNow();
      await stop();
      expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
        cars: CARS.map((vehicle) => ({ vehicle })),
      });
    });
  },
);

test('an inventory that cannot be stored is used all the same', () => {
  const warnings = captureLog();
  return withSite(
    { 'POST /cars': pagesOf(() => CARS) },
    async ({ directory, sync, stop, inventoryHealth }) => {
      await import('node:fs/promises').then(({ mkdir }) =>
        mkdir(join(directory, 'inventory.json', 'in the way'), { recursive: true }),
      );
      await sync.syncNow();
      expect(inventoryHealth()).toMatchObject({ cars: 5 });
      await stop();
      expect(warnings()).toMatchObject([{ event: 'inventory.file-not-written' }]);
    },
  );
});

test('nothing is published after a stop', () => {
  captureLog();
  const asked = Promise.withResolvers<() => void>();
  function hold(...call: Parameters<Reply>): void {
    asked.resolve(() => json({ content: CARS, totalPages: 1 })(...call));
  }
  return withSite({ 'POST /cars': hold }, async ({ sync, inventoryHealth, stop }) => {
    const synced = sync.syncNow();
    const answer = await asked.promise;
    await stop();
    answer();
    await synced;
    expect(inventoryHealth()).toBeNull();
  });
});

test('a car that is new after the clock was wrong is the latest', () => {
  let cars = CARS.slice(0, 3);
  return withSite({ 'POST /cars': pagesOf(() => cars) }, async ({ sync, viewInventory }) => {
    await sync.syncNow();
    for (const [aheadMs, car] of [
      [72 * 60 * MINUTE_MS, CARS[3]],
      [0, CARS[4]],
    ] as const) {
      const realNow = Date.now.bind(Date);
      jest.spyOn(Date, 'now').mockImplementation(() => realNow() + aheadMs);
      cars = [...cars, ...(car ? [car] : [])];
      await sync.syncNow();
      jest.restoreAllMocks();
    }
    const latest = viewInventory(aFilter({ sort: '-seen' }))?.view.vehicles;
    expect(latest?.map(({ chassisNumber }) => chassisNumber)).toEqual(['E', 'D', 'A', 'B', 'C']);
  });
});
