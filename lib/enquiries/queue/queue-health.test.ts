import { DatabaseSync } from 'node:sqlite';
import { healthOf } from './queue-health.ts';
import { aQueuedEnquiry } from './testing/a-queued-enquiry.ts';
import { aQueueFile } from './testing/a-queue-file.ts';
import { aQueue, neverAborted, outageError, statusError } from './testing/a-queue.ts';
import { sqliteEngine } from './testing/engines.ts';

const DOWN = {
  status: () => Promise.reject(new Error('The queue server is unavailable')),
  isWritable: true,
};
const HANGING = { status: () => new Promise<never>(() => undefined), isWritable: true };

/** A queue with one enquiry that waits and one dead letter. */
async function aFilledQueue() {
  const { queue, clock } = aQueue(({ kind }) =>
    Promise.reject(kind === 'contact' ? outageError() : statusError(400)),
  );
  await queue.deliver(aQueuedEnquiry(), neverAborted());
  await queue.deliver(aQueuedEnquiry({ kind: 'pre-order' }), neverAborted());
  return { queue, soon: clock.now() + 3_900 };
}

test('the enquiries of all stores are counted together', async () => {
  const [{ queue: one, soon }, { queue: other }] = [await aFilledQueue(), await aFilledQueue()];
  expect(await healthOf({ disk: one, server: other }, soon)).toEqual({
    undelivered: 2,
    deadLetters: 2,
    oldestUndeliveredSeconds: 3,
    enquiryStores: { disk: 'up', server: 'up' },
  });
});

test.each([
  ['is down', DOWN],
  ['hangs', HANGING],
])('while one store %s, those of the other are counted', async (_how, server) => {
  const { queue, soon } = await aFilledQueue();
  expect(await healthOf({ disk: queue, server }, soon, 200)).toEqual({
    undelivered: 1,
    deadLetters: 1,
    oldestUndeliveredSeconds: 3,
    enquiryStores: { disk: 'up', server: 'down' },
  });
});

test('without any store that can be read the counts are unknown', async () => {
  expect(await healthOf({ disk: DOWN }, 0)).toEqual({
    undelivered: null,
    deadLetters: null,
    oldestUndeliveredSeconds: null,
    enquiryStores: { disk: 'down' },
  });
});

test('an empty queue has no oldest enquiry', async () => {
  const { queue } = aQueue(() => Promise.resolve());
  expect(await healthOf({ disk: queue }, 0)).toMatchObject({
    undelivered: 0,
    oldestUndeliveredSeconds: null,
  });
});

test('a store that can be read but not written is down until a write succeeds, at the latest by the maintenance', async () => {
  const file = aQueueFile();
  const { queue, clock } = aQueue(() => Promise.resolve(), { engine: sqliteEngine(file) });
  await queue.start();
  const db = new DatabaseSync(file);
  for (const table of ['enquiries', 'alerts'])
    db.exec(
      `CREATE TRIGGER "full ${table}" BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'full'); END`,
    );
  expect(await healthOf({ disk: queue }, 0)).toMatchObject({ enquiryStores: { disk: 'up' } });
  await expect(queue.deliver(aQueuedEnquiry(), neverAborted())).rejects.toThrow('full');
  expect(await healthOf({ disk: queue }, 0)).toMatchObject({
    undelivered: 0,
    enquiryStores: { disk: 'down' },
  });
  await clock.pass(60_000);
  expect(queue.isWritable).toBe(false);

  for (const table of ['enquiries', 'alerts']) db.exec(`DROP TRIGGER "full ${table}"`);
  db.close();
  await clock.pass(60_000);
  expect(await healthOf({ disk: queue }, 0)).toMatchObject({ enquiryStores: { disk: 'up' } });
  await queue.stop();
});
