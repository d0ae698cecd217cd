import { StatementSync } from 'node:sqlite';
import { aFilter } from '#lib/domain/testing/a-filter.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import { withCars } from './testing/a-snapshot.ts';
import { IndexBusyError, WorkerClient } from './worker-client.ts';

const CARS = Array.from({ length: 1_000 }, (_, index) => aVehicle({ chassisNumber: `CAR-${index}` }));
/** No car has all of them, so that the search is relaxed by one word after the other. */
const SEVENTY_WORDS = aFilter({
  q: Array.from({ length: 70 }, (_, index) => 'abcdefghijklmnopqrstuvwxyz'[index % 26]).join(' '),
});

function withWorker(test: (worker: WorkerClient) => Promise<void>): Promise<void> {
  return withTempDirectory(async (directory) => {
    const worker = new WorkerClient(directory, () => undefined);
    try {
      await worker.call('beginSync');
      await worker.call('addSynced', CARS, 1_000);
      await worker.call('publishSync', { startedAt: 1_000, tookMs: 1 });
      await test(worker);
    } finally {
      await worker.stop();
    }
  });
}

afterEach(() => {
  jest.restoreAllMocks();
});

test('a search for 70 words costs one full-text query for each of the first twelve', () =>
  withCars(CARS, async (store) => {
    await store.state();
    const get = jest.spyOn(StatementSync.prototype, 'get');
    const found = await store.view(SEVENTY_WORDS);
    expect(found?.view.total).toBe(0);
    const expressions = get.mock.calls.flat().filter((value) => JSON.stringify(value).includes('*'));
    expect(expressions).toHaveLength(12);
  }));

test('queries beyond those that can be answered in time are refused at once', () =>
  withWorker(async (worker) => {
    const asked = Array.from({ length: 100 }, () => worker.query('view', SEVENTY_WORDS));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.slice(64)).toEqual(
      Array.from({ length: 36 }, () => ({
        status: 'rejected',
        reason: new Error('too many queries wait for the index'),
      })),
    );
    expect(outcomes[0]).toMatchObject({ status: 'fulfilled' });
    await expect(worker.query('view', aFilter({ make: 'TOYOTA' }))).resolves.toMatchObject({
      view: { total: 1_000 },
    });
  }));

test('an update does not wait behind queries', () =>
  withWorker(async (worker) => {
    const finished: string[] = [];
    const queries = Array.from({ length: 60 }, async () => {
      await worker.query('view', SEVENTY_WORDS).catch(() => null);
      finished.push('query');
    });
    await worker.call('update', [{ chassisNumber: 'CAR-1', vehicle: null, readAt: 2_000 }]);
    finished.push('update');
    await Promise.all(queries);
    expect(finished.indexOf('update')).toBeLessThan(10);
  }));

test('a query that is past its deadline is not worked for', () =>
  withWorker(async (worker) => {
    const now = Date.now.bind(Date);
    jest.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000); // the thread has the right time
    const late = { constructor: IndexBusyError, message: 'the query is past its deadline' };
    await expect(worker.query('view', SEVENTY_WORDS)).rejects.toMatchObject(late);
  }));
