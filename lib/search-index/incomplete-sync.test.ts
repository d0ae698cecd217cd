import { json, type Reply, status } from '#lib/backoffice/testing/a-backoffice.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
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
    expect(warnings()).toMatchObject([{ reason: 'repeated', cars: 2, snapshotCars: 5 }]);
  });
});

test.each([
  ['an empty second page that denies all pages', 1, { content: [], totalPages: 0 }, 'incomplete'],
  ['a first page that denies all pages', 0, { content: CARS.slice(0, 2), totalPages: 0 }, 'incomplete'],
  ['the first page in place of the second', 1, { content: CARS.slice(0, 2), totalPages: 3 }, 'repeated'],
])('a sync with %s leaves the snapshot as it was', (_what, badPage, answer, reason) => {
  const warnings = captureLog();
  let isBad = false;
  function reply(...[response, request]: Parameters<Reply>): void {
    const { page } = JSON.parse(request.body) as { page: number };
    const isHere = isBad && page === badPage;
    if (isHere) isBad = false;
    (isHere ? json(answer) : pagesOf(() => CARS))(response, request);
  }
  return withSite({ 'POST /cars': reply }, async ({ sync, inventoryHealth }) => {
    await sync.syncNow();
    isBad = true;
    await sync.syncNow();
    await expect(inventoryHealth()).resolves.toMatchObject({ cars: 5 });
    expect(warnings()).toMatchObject([{ event: 'inventory.snapshot-kept', reason }]);
  });
});

test('a short page that denies all pages after it leaves the snapshot as it was', () => {
  let isBad = false;
  captureLog();
  function reply(...[response, request]: Parameters<Reply>): void {
    const { page } = JSON.parse(request.body) as { page: number };
    const isHere = isBad && page === 1;
    if (isHere) isBad = false;
    (isHere ? json({ content: [], totalPages: 0 }) : pagesOf(() => CARS, 3))(response, request);
  }
  return withSite({ 'POST /cars': reply }, async ({ sync, inventoryHealth }) => {
    await sync.syncNow();
    isBad = true;
    await sync.syncNow();
    await expect(inventoryHealth()).resolves.toMatchObject({ cars: 5 });
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

test('a backoffice that answers only errors after a wrong page leaves the snapshot as it was', () => {
  let isBad = false;
  let isDown = false;
  captureLog();
  function reply(...[response, request]: Parameters<Reply>): void {
    const { page } = JSON.parse(request.body) as { page: number };
    const isWrong = isBad && page === 1;
    (isDown
      ? status(503)
      : isWrong
        ? json({ content: CARS.slice(2, 4), totalPages: 0 })
        : pagesOf(() => CARS))(response, request);
    isDown ||= isWrong;
  }
  return withSite({ 'POST /cars': reply }, async ({ sync, inventoryHealth }) => {
    await sync.syncNow();
    isBad = true;
    await sync.syncNow();
    await expect(inventoryHealth()).resolves.toMatchObject({ cars: 5 });
  });
});

test('cars behind pages of invalid entries are found', () => {
  const drafts = Array.from({ length: 8 }, () => ({ ...aVehicle(), chassisNumber: '' }));
  captureLog();
  return withSite(
    { 'POST /cars': pagesOf(() => [...drafts, ...CARS]) },
    async ({ sync, inventoryHealth }) => {
      await sync.syncNow();
      await expect(inventoryHealth()).resolves.toMatchObject({ cars: 5 });
    },
  );
});
