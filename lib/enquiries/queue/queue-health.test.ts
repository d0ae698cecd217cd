import { healthOf } from './queue-health.ts';
import { aQueuedEnquiry } from './testing/a-queued-enquiry.ts';
import { aQueue, neverAborted, outageError, statusError } from './testing/a-queue.ts';

const DOWN = { status: () => Promise.reject(new Error('The queue server is unavailable')) };
const HANGING = { status: () => new Promise<never>(() => undefined) };

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
  expect(await healthOf({ disk: queue, server }, soon)).toEqual({
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
