import { runOutboxCommand } from './outbox-command.ts';
import { SqliteStore } from './sqlite-store.ts';
import { aQueuedEnquiry } from './testing/a-queued-enquiry.ts';
import { bullmqEngine, sqliteEngine, testBothEngines, type TestEngine } from './testing/engines.ts';
import { testWithRedis } from '#lib/platform/testing/a-redis.ts';

const NOON = Date.UTC(2031, 4, 16, 12);
const LEASE = { from: NOON, until: NOON + 7_000 };

/** The command for a store with one waiting enquiry and one dead letter. */
async function anOutbox({ open }: TestEngine = sqliteEngine()) {
  const store = open();
  const [waiting, dead] = [aQueuedEnquiry(), aQueuedEnquiry({ kind: 'test-drive', missingCar: 'NHP10' })];
  await store.enqueue(waiting, LEASE);
  const enqueued = await store.enqueue(dead, { ...LEASE, from: NOON + 1_000 });
  if (enqueued.state === 'leased') await store.moveToDeadLetters(enqueued, 'POST /email: answered 400', NOON);
  return {
    store,
    waiting,
    dead,
    run: (...args: string[]) => runOutboxCommand(args, () => ({ store }), NOON),
  };
}

testBothEngines(
  "the list says when each enquiry was stored and why it is not delivered, without the visitor's input",
  async (engine) => {
    const { waiting, dead, run } = await anOutbox(engine);
    const list = await run('list');
    expect(list.trimEnd().split('\n')).toEqual([
      `${waiting.id}  2031-05-16 12:00:00 UTC  contact     attempt 1  waiting`,
      `${dead.id}  2031-05-16 12:00:01 UTC  test-drive  attempt 1  dead letter: POST /email: answered 400`,
    ]);
    expect(await run()).toBe(list);
  },
);

testBothEngines("show prints one enquiry as JSON, with the visitor's input", async (engine) => {
  const { dead, run } = await anOutbox(engine);
  expect(JSON.parse(await run('show', dead.id))).toEqual({
    ...dead,
    storedAt: '2031-05-16T12:00:01.000Z',
    deadSince: '2031-05-16T12:00:00.000Z',
    attempts: 1,
    refusedMs: 0,
    failure: 'POST /email: answered 400',
  });
});

for (const which of ['its id', 'all'])
  testBothEngines(`retry with ${which} makes a dead letter due now`, async (engine) => {
    const { store, dead, run } = await anOutbox(engine);
    expect(await run('retry', which === 'all' ? which : dead.id)).toMatch(/to be sent again\.\n$/);
    expect(await store.status()).toMatchObject({ undelivered: 2, deadLetters: 0 });
    expect(await store.lease(2, LEASE)).toMatchObject([dead]);
  });

testBothEngines('erase removes an enquiry', async (engine) => {
  const { waiting, dead, run } = await anOutbox(engine);
  for (const { id } of [waiting, dead]) expect(await run('erase', id)).toBe(`Enquiry ${id} is erased.\n`);
  expect(await run('list')).toBe('Every enquiry has been delivered.\n');
  expect(await run('retry', 'all')).toBe('0 enquiries are to be sent again.\n');
});

testWithRedis('the commands apply to both queues of a site', async () => {
  const both = [await anOutbox(), await anOutbox(await bullmqEngine())] as const;
  function run(...args: string[]) {
    return runOutboxCommand(args, () => ({ disk: both[0].store, server: both[1].store }), NOON);
  }
  expect((await run('list')).match(/waiting$/gm)).toHaveLength(2);
  for (const { dead } of both) expect(await run('show', dead.id)).toContain(dead.id);
  expect(await run('retry', 'all')).toBe('4 enquiries are to be sent again.\n');
  for (const { dead } of both) expect(await run('erase', dead.id)).toContain('is erased');
  expect((await run('list')).trimEnd().split('\n')).toHaveLength(2);
});

test('while a store cannot be read, the enquiries of the other are shown, and the error names it', async () => {
  const { store, dead } = await anOutbox();
  const away = new SqliteStore('package.json/outbox.sqlite'); // package.json is no directory
  function run(...args: string[]) {
    return runOutboxCommand(args, () => ({ disk: store, 'The server': away }), NOON);
  }
  const problem = /^The server cannot be read: .+\.$/;
  await expect(run('list')).rejects.toThrow(problem);
  await expect(run('list')).rejects.toHaveProperty('output', expect.stringContaining(dead.id));
  expect(await run('show', dead.id)).toContain(dead.id);
  await expect(run('show', 'x')).rejects.toThrow(problem);
  await expect(run('retry', 'all')).rejects.toThrow(problem);
});

test.each([
  [['post'], /no command 'post'/],
  [['show'], /takes one ID/],
  [['erase', 'a', 'b'], /takes one ID/],
  [['show', 'x'], /no undelivered enquiry 'x'/],
  [['retry', 'x'], /no undelivered enquiry 'x'/],
  [['erase', 'x'], /no undelivered enquiry 'x'/],
  [['recover'], /no file ''/],
])('%j is rejected with one sentence', async (args, sentence) => {
  const { run } = await anOutbox();
  await expect(run(...args)).rejects.toThrow(sentence);
});

test('help names every command', async () => {
  const { run } = await anOutbox();
  for (const command of ['list', 'show', 'retry', 'recover', 'erase'])
    expect(await run('help')).toContain(command);
});
