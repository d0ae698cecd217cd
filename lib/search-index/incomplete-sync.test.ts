import { json, type Reply, status } from '#lib/backoffice/testing/a-backoffice.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { pagesOf, withSite } from './testing/a-site.ts';

const CARS = ['A', 'B', 'C', 'D', 'E'].map((chassisNumber) => aVehicle({ chassisNumber }));

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
const DRAFTS = {
  content: ['', ''].map((chassisNumber) => ({ ...aVehicle(), chassisNumber })),
  totalPages: 3,
};
const FIRST_PAGE = { content: CARS.slice(0, 2), totalPages: 3 };
const KEPT = 'inventory.snapshot-kept';

test.each<[string, WrongPage, string]>([
  ['an empty second page that denies all pages', { page: 1, answer: EMPTY_END }, KEPT],
  ['a full page that denies all pages', { page: 0, answer: { ...FIRST_PAGE, totalPages: 0 } }, KEPT],
  ['the first page in place of the second', { page: 1, answer: FIRST_PAGE }, KEPT],
  ['a page without chassis numbers', { page: 1, answer: DRAFTS }, KEPT],
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

/** Entries without chassis numbers. */
function drafts(count: number): Vehicle[] {
  return Array.from({ length: count }, () => aVehicle({ chassisNumber: '' }));
}

test.each([
  ['at once when drafts are behind the cars', 0, () => [...CARS.slice(0, 3), ...drafts(4)]],
  [
    'in the end when a page of drafts is among them',
    30,
    () => [...CARS.slice(0, 2), ...drafts(2), ...CARS.slice(2, 3)],
  ],
])('the removal of a page of cars is believed %s', (_when, doubts, remaining) => {
  let entries = CARS;
  captureLog();
  return withSite({ 'POST /cars': pagesOf(() => entries) }, async ({ sync, inventoryHealth }) => {
    await sync.syncNow();
    entries = remaining();
    for (let count = 0; count < doubts; count += 1) await sync.syncNow();
    await expect(inventoryHealth()).resolves.toMatchObject({ cars: 5 });
    await sync.syncNow();
    await expect(inventoryHealth()).resolves.toMatchObject({ cars: 3 });
  });
});

test('a large inventory is not believed to be empty at once', () => {
  let cars = Array.from({ length: 20 }, (_, index) => aVehicle({ chassisNumber: `X${index}` }));
  captureLog();
  return withSite(
    { 'POST /cars': pagesOf(() => cars), 'GET /makes': [] },
    async ({ sync, inventoryHealth }) => {
      await sync.syncNow();
      cars = [];
      for (let count = 0; count < 30; count += 1) await sync.syncNow();
      await expect(inventoryHealth()).resolves.toMatchObject({ cars: 20 });
      await sync.syncNow();
      await expect(inventoryHealth()).resolves.toMatchObject({ cars: 0 });
    },
  );
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
