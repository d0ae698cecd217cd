import { runOutboxCommand } from './outbox-command.ts';
import { aQueuedEnquiry } from './testing/a-queued-enquiry.ts';
import { bullmqData, type QueueData, sqliteData, testBothEngines } from './testing/engines.ts';
import { testWithRedis } from '#lib/platform/testing/a-redis.ts';

const NOON = Date.UTC(2031, 4, 16, 12);
const LEASE = { from: NOON, until: NOON + 7_000 };

/** The command with one enquiry that waits and one dead letter. */
async function aStoreOfTwo({ open }: QueueData = sqliteData()) {
  const store = open();
  const [waiting, refused] = [aQueuedEnquiry(), aQueuedEnquiry({ kind: 'test-drive', missingCar: 'NHP10' })];
  await store.enqueue(waiting, LEASE);
  const placed = await store.enqueue(refused, { ...LEASE, from: NOON + 1_000 });
  if (placed.state === 'leased') await store.moveToDeadLetters(placed, 'POST /email: answered 400', NOON);
  return { store, waiting, refused, ask: (...args: string[]) => runOutboxCommand(args, () => [store], NOON) };
}

testBothEngines(
  'the list tells when each enquiry was stored and why it is not delivered, but not what was typed',
  async (data) => {
    const { waiting, refused, ask } = await aStoreOfTwo(data);
    const list = await ask('list');
    expect(list.trimEnd().split('\n')).toEqual([
      `${waiting.id}  2031-05-16 12:00:00 UTC  contact     attempt 1  waiting`,
      `${refused.id}  2031-05-16 12:00:01 UTC  test-drive  attempt 1  dead letter: POST /email: answered 400`,
    ]);
    expect(await ask()).toBe(list);
  },
);

testBothEngines(
  'show prints everything about one enquiry as JSON, with what the visitor typed',
  async (data) => {
    const { refused, ask } = await aStoreOfTwo(data);
    expect(JSON.parse(await ask('show', refused.id))).toEqual({
      ...refused,
      storedAt: '2031-05-16T12:00:01.000Z',
      deadSince: '2031-05-16T12:00:00.000Z',
      attempts: 1,
      refusedMs: 0,
      failure: 'POST /email: answered 400',
    });
  },
);

for (const which of ['its id', 'all'])
  testBothEngines(`retry ${which} makes it due at once`, async (data) => {
    const { store, refused, ask } = await aStoreOfTwo(data);
    expect(await ask('retry', which === 'all' ? which : refused.id)).toMatch(/to be sent again\.\n$/);
    expect(await store.status()).toMatchObject({ undelivered: 2, deadLetters: 0 });
    expect(await store.lease(2, LEASE)).toMatchObject([refused]);
  });

testBothEngines('an erased enquiry is gone', async (data) => {
  const { waiting, refused, ask } = await aStoreOfTwo(data);
  for (const { id } of [waiting, refused]) expect(await ask('erase', id)).toBe(`Enquiry ${id} is erased.\n`);
  expect(await ask('list')).toBe('Every enquiry has been delivered.\n');
  expect(await ask('retry', 'all')).toBe('0 enquiries are to be sent again.\n');
});

testWithRedis('what the site keeps in both queues is one outbox', async () => {
  const both = [await aStoreOfTwo(), await aStoreOfTwo(await bullmqData())];
  function ask(...args: string[]) {
    return runOutboxCommand(args, () => both.map(({ store }) => store), NOON);
  }
  expect((await ask('list')).match(/waiting$/gm)).toHaveLength(2);
  for (const { refused } of both) expect(await ask('show', refused.id)).toContain(refused.id);
  expect(await ask('retry', 'all')).toBe('4 enquiries are to be sent again.\n');
  for (const { refused } of both) expect(await ask('erase', refused.id)).toContain('is erased');
  expect((await ask('list')).trimEnd().split('\n')).toHaveLength(2);
});

test.each([
  [['post'], /no command 'post'/],
  [['show'], /takes one ID/],
  [['erase', 'a', 'b'], /takes one ID/],
  [['show', 'x'], /no undelivered enquiry 'x'/],
  [['retry', 'x'], /no undelivered enquiry 'x'/],
  [['erase', 'x'], /no undelivered enquiry 'x'/],
])('%j is answered in one sentence', async (args, sentence) => {
  const { ask } = await aStoreOfTwo();
  await expect(ask(...args)).rejects.toThrow(sentence);
});

test('help names every command', async () => {
  const { ask } = await aStoreOfTwo();
  for (const command of ['list', 'show', 'retry', 'erase']) expect(await ask('help')).toContain(command);
});
