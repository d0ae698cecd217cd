import { healthOf } from './queue-health.ts';
import type { QueueStatus } from './queue.ts';

const NOW = 1_000_000;

function aQueue(status: Partial<QueueStatus> = {}) {
  const empty = { undelivered: 0, deadLetters: 0, oldestStoredAt: null, isWritable: true };
  return { status: () => Promise.resolve({ ...empty, ...status }) };
}

const FILLED = aQueue({ undelivered: 1, deadLetters: 1, oldestStoredAt: NOW - 3_900 });
const DOWN = { status: () => Promise.reject(new Error('The queue server is unavailable')) };
const HANGING = { status: () => new Promise<never>(() => undefined) };

test('the enquiries of all queues are counted together', async () => {
  expect(await healthOf({ disk: FILLED, server: FILLED }, NOW)).toEqual({
    undelivered: 2,
    deadLetters: 2,
    oldestUndeliveredSeconds: 3,
    enquiryStores: { disk: 'up', server: 'up' },
  });
});

test.each([
  ['is down', DOWN],
  ['hangs', HANGING],
])('while one queue %s, the enquiries of the other are counted', async (_how, server) => {
  expect(await healthOf({ disk: FILLED, server }, NOW, 200)).toMatchObject({
    undelivered: 1,
    deadLetters: 1,
    enquiryStores: { disk: 'up', server: 'down' },
  });
});

test('without any queue that can be read the counts are unknown', async () => {
  expect(await healthOf({ disk: DOWN }, NOW)).toEqual({
    undelivered: null,
    deadLetters: null,
    oldestUndeliveredSeconds: null,
    enquiryStores: { disk: 'down' },
  });
});

test('a queue that can be read but not written is down', async () => {
  expect(await healthOf({ disk: aQueue({ isWritable: false }) }, NOW)).toEqual({
    undelivered: 0,
    deadLetters: 0,
    oldestUndeliveredSeconds: null,
    enquiryStores: { disk: 'down' },
  });
});
