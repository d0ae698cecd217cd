import { json, type Reply, status } from '#lib/backoffice/testing/a-backoffice.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { pagesOf, withSite } from './testing/a-site.ts';

const CARS = ['A', 'B', 'C', 'D', 'E'].map((chassisNumber) => aVehicle({ chassisNumber }));

/** Entries without chassis numbers. */
function drafts(count: number): Vehicle[] {
  return Array.from({ length: count }, () => aVehicle({ chassisNumber: '' }));
}

const MINUTE_MS = 60_000;

const now = performance.now.bind(performance);

function passTime(ms: number): void {
  jest.spyOn(performance, 'now').mockImplementation(() => now() + ms);
}

afterEach(() => {
  jest.restoreAllMocks();
});

test('a sync in which every page is the first one leaves the snapshot as it was', () => {
  const warnings = captureLog();
  let isStuck = false;
  function reply(...[response, request]: Parameters<Reply>): void {
    if (isStuck) json({ content: CARS.slice(0, 2), totalPages: 3 })(response, request);
    else pagesOf(() => CARS)(response, request);
  }
  return withSite({ 'POST /cars': reply }, async ({ sync, inventoryHealth }) => {
    await sync.syncNow();
    isStuck = true;
    await sync.syncNow();
    await expect(inventoryHealth()).resolves.toMatchObject({ cars: 5 });
    expect(warnings()).toMatchObject([{ reason: 'wrong-page', cars: 2, snapshotCars: 5 }]);
  });
});

/** What the backoffice once answers in place of a page, and whether other answers follow. */
type WrongPage = { page: number; answer: object; perPage?: number; then?: Reply };

const EMPTY_END = { content: [], totalPages: 0 };
const FIRST_PAGE = { content: CARS.slice(0, 2), totalPages: 3 };
const KEPT = 'inventory.snapshot-kept';

test.each<[string, WrongPage, string]>([
  ['an empty second page that denies all pages', { page: 1, answer: EMPTY_END }, KEPT],
  ['a full page that denies all pages', { page: 0, answer: { ...FIRST_PAGE, totalPages: 0 } }, KEPT],
  ['the first page in place of the second', { page: 1, answer: FIRST_PAGE }, KEPT],
  ['a page without chassis numbers', { page: 1, answer: { content: drafts(2), totalPages: 3 } }, KEPT],
  ['an end that hides less than a page', { page: 1, answer: EMPTY_END, perPage: 3 }, KEPT],
  [
    'a wrong end and then only errors',
    { page: 1, answer: EMPTY_END, then: status(503) },
    'inventory.sync-failed',
  ],
])('a sync that finds %s leaves the snapshot as it was', (_what, { page, answer, perPage, then }, event) => {
  const warnings = captureLog();
  const correct = pagesOf(() => CARS, perPage);
  let reply: Reply = correct;
  function answerWrongly(...[response, request]: Parameters<Reply>): void {
    const isWrong = (JSON.parse(request.body) as { page: number }).page === page;
    if (isWrong) reply = then ?? correct;
    (isWrong ? json(answer) : correct)(response, request);
  }
  const replies = { 'POST /cars': (...call: Parameters<Reply>) => reply(...call) };
  return withSite(replies, async ({ sync, inventoryHealth }) => {
    await sync.syncNow();
    reply = answerWrongly;
    await sync.syncNow();
    await expect(inventoryHealth()).resolves.toMatchObject({ cars: 5 });
    expect(warnings().at(-1)).toMatchObject({ event });
  });
});

test.each([
  ['an error', status(404)],
  ['the last page', json({ content: CARS.slice(2, 3), totalPages: 2 })],
])('more cars than a page has can be removed at once, where %s is behind the end', (_what, behindEnd) => {
  let cars = CARS;
  function reply(...[response, request]: Parameters<Reply>): void {
    const { page } = JSON.parse(request.body) as { page: number };
    (page * 2 < cars.length ? pagesOf(() => cars) : behindEnd)(response, request);
  }
  captureLog();
  return withSite({ 'POST /cars': reply }, async ({ sync, inventoryHealth }) => {
    await sync.syncNow();
    cars = CARS.slice(0, 3);
    await sync.syncNow();
    await expect(inventoryHealth()).resolves.toMatchObject({ cars: 3 });
  });
});

test('the removal of a page of cars is believed at once when only drafts are behind the others', () => {
  let cars = CARS;
  captureLog();
  return withSite({ 'POST /cars': pagesOf(() => cars) }, async ({ sync, inventoryHealth }) => {
    await sync.syncNow();
    cars = [...CARS.slice(0, 3), ...drafts(4)];
    await sync.syncNow();
    await expect(inventoryHealth()).resolves.toMatchObject({ cars: 3 });
  });
});

const MANY = Array.from({ length: 20 }, (_, index) => aVehicle({ chassisNumber: `X${index}` }));

test.each([
  ['among which is a page of drafts', [...MANY.slice(0, 2), ...drafts(2), ...MANY.slice(2, 16)], 16],
  ['of half of the cars, without a make that is listed', MANY.slice(0, 9), 9],
  ['without any car', [], 0],
])('a doubtful inventory %s is believed after two hours', (_what, remaining, count) => {
  let cars = MANY;
  captureLog();
  const replies = { 'POST /cars': pagesOf(() => cars), 'GET /makes': ['TOYOTA', 'LADA'] };
  return withSite(replies, async ({ sync, inventoryHealth }) => {
    await sync.syncNow();
    cars = remaining;
    for (let rejected = 0; rejected < 10; rejected += 1) {
      passTime(rejected * 14 * MINUTE_MS);
      await sync.syncNow();
    }
    await expect(inventoryHealth()).resolves.toMatchObject({ cars: 20 });
    await sync.syncNow();
    await expect(inventoryHealth()).resolves.toMatchObject({ cars: count });
  });
});

test('a doubtful inventory is not believed for others that were doubtful more than an hour ago', () => {
  let cars = MANY;
  captureLog();
  return withSite({ 'POST /cars': pagesOf(() => cars) }, async ({ sync, inventoryHealth }) => {
    await sync.syncNow();
    cars = [];
    for (let rejected = 0; rejected < 10; rejected += 1) await sync.syncNow();
    passTime(121 * MINUTE_MS);
    await sync.syncNow();
    await expect(inventoryHealth()).resolves.toMatchObject({ cars: 20 });
  });
});

test('ten doubtful syncs within two hours are not believed', () => {
  let cars = MANY;
  captureLog();
  return withSite({ 'POST /cars': pagesOf(() => cars) }, async ({ sync, inventoryHealth }) => {
    await sync.syncNow();
    cars = [];
    for (let rejected = 0; rejected < 12; rejected += 1) await sync.syncNow();
    await expect(inventoryHealth()).resolves.toMatchObject({ cars: 20 });
  });
});

test('a page that is empty although cars were added meanwhile is not believed', () => {
  const added = aVehicle({ chassisNumber: 'NEW' });
  let cars = MANY;
  let hasGap = false;
  captureLog();
  function reply(...[response, request]: Parameters<Reply>): void {
    const { page } = JSON.parse(request.body) as { page: number };
    (hasGap && page === 1 ? json({ content: [], totalPages: 5 }) : pagesOf(() => cars, 5))(response, request);
  }
  return withSite({ 'POST /cars': reply }, async ({ sync, inventoryHealth }) => {
    await sync.syncNow();
    cars = [...MANY, added];
    hasGap = true;
    await sync.syncNow();
    await expect(inventoryHealth()).resolves.toMatchObject({ cars: 20 });
  });
});

test('cars behind pages of invalid entries are found', () => {
  captureLog();
  return withSite(
    { 'POST /cars': pagesOf(() => [...drafts(8), ...CARS]) },
    async ({ sync, inventoryHealth }) => {
      await sync.syncNow();
      await expect(inventoryHealth()).resolves.toMatchObject({ cars: 5 });
    },
  );
});
