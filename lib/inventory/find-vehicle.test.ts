import { json } from '#lib/backoffice/testing/a-backoffice.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { pagesOf, withSite } from './testing/a-site.ts';

const [RZ4, TRAIL, ONE, SAME, COMMA, UNLISTED] = [
  'RZ4-1536085',
  'TRAIL-40 ',
  'DUP-1',
  'DUP-1 ',
  'AB,CD-0007',
  'OLD-1',
].map((chassisNumber) => aVehicle({ chassisNumber }));
const LISTED = [RZ4, TRAIL, ONE, SAME, COMMA].flatMap((car) => car ?? []);

const REPLIES = {
  'POST /cars': pagesOf(() => LISTED),
  ...Object.fromEntries(
    [...LISTED, UNLISTED].map((car) => [
      `GET /car/${encodeURIComponent(car?.chassisNumber ?? '')}`,
      json(car),
    ]),
  ),
};

test('a typed chassis number finds the listed car that is meant, by one call with its exact chassis number', () =>
  withSite(REPLIES, async ({ sync, findVehicle, locateVehicle, received }) => {
    await sync.syncNow();
    for (const [typed, car] of [
      ['RZ4-1536085', RZ4],
      ['rz4–1536085.', RZ4],
      ['RZ41536085', RZ4],
      ['ＲＺ４-1536085', RZ4],
      ['trail-40', TRAIL],
      ['DUP-1', ONE],
      ['DUP-1 ', SAME],
      ['OLD-1.', UNLISTED],
    ] as const) {
      const before = received.length;
      await expect(findVehicle(typed)).resolves.toEqual(car);
      expect(received).toHaveLength(before + 1);
      await expect(locateVehicle(typed)).resolves.toEqual(
        car?.chassisNumber === typed ? car : car?.chassisNumber,
      );
    }
  }));

test('a car that is not listed is asked for as typed, else it is at its tidy chassis number', () =>
  withSite(REPLIES, async ({ sync, locateVehicle, received }) => {
    await sync.syncNow();
    const calls = received.length;
    await expect(locateVehicle('OLD-1…')).resolves.toBe('OLD-1');
    expect(received).toHaveLength(calls);
    await expect(locateVehicle(' OLD-1')).resolves.toBe('OLD-1');
    await expect(locateVehicle('NONE-1')).resolves.toBeNull();
    const asked = received.slice(calls).map(({ call }) => call);
    expect(asked.filter((call) => call.startsWith('GET /car'))).toEqual([
      'GET /car/%20OLD-1',
      'GET /car/NONE-1',
    ]);
  }));

test('a car that has left the list is still found by the chassis number with which it was shown', () =>
  withSite(REPLIES, async ({ sync, locateVehicle, storeLastKnownVehicle }) => {
    const removed = aVehicle({ chassisNumber: 'Gone-1 ' });
    await sync.syncNow();
    await storeLastKnownVehicle(removed);
    await expect(locateVehicle('GONE-1')).resolves.toBe('Gone-1 ');
    await expect(locateVehicle('Gone-1 ')).resolves.toBeNull();
  }));

test('before the inventory is read a car is found as it is written', () =>
  withSite(REPLIES, async ({ findVehicle }) => {
    await expect(findVehicle('TRAIL-40 ')).resolves.toEqual(TRAIL);
    await expect(findVehicle('RZ4-1536085.')).resolves.toEqual(RZ4);
  }));

test('a shared list has each car once, also where an app has escaped its commas', () =>
  withSite(REPLIES, async ({ sync, resolveChassisNumbers }) => {
    await sync.syncNow();
    const shared = ['rz4-1536085', 'RZ4-1536085', 'AB,CD-0007', 'trail-40,OLD-1'];
    await expect(resolveChassisNumbers(shared)).resolves.toEqual([
      'RZ4-1536085',
      'AB,CD-0007',
      'TRAIL-40 ',
      'OLD-1',
    ]);
  }));
