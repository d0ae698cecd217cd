import { testWithRedis } from '#lib/platform/testing/a-redis.ts';
import { runOutboxCommand } from './outbox-command.ts';
import { SqliteQueue } from './sqlite-queue.ts';
import { aQueuedEnquiry } from './testing/a-queued-enquiry.ts';
import {
  aWorkingQueue,
  bullmqEngine,
  failed,
  neverAborted,
  REFUSED,
  sqliteEngine,
  testBothEngines,
} from './testing/engines.ts';

/** The command for a queue with one waiting enquiry and one dead letter. */
async function anOutbox(engine = sqliteEngine()) {
  const [waiting, dead] = [aQueuedEnquiry(), aQueuedEnquiry({ kind: 'test-drive', missingCar: 'NHP10' })];
  const { queue, attempted } = aWorkingQueue(engine, ({ id }) =>
    id === waiting.id ? failed(60_000) : REFUSED,
  );
  await queue.deliver(waiting, neverAborted());
  await queue.deliver(dead, neverAborted());
  return {
    queue,
    attempted,
    waiting,
    dead,
    run: (...args: string[]) => runOutboxCommand(args, () => ({ queues: [queue], place: 'the test' })),
  };
}

testBothEngines(
  "the list says when each enquiry was stored and why it is not delivered, without the visitor's input",
  async (engine) => {
    const { waiting, dead, run } = await anOutbox(engine);
    const list = await run('list');
    const time = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC`;
    const [one, other, ...more] = list.split('\n');
    expect(one).toMatch(
      new RegExp(`^${waiting.id}  ${time}  contact     attempt 1  waiting: POST /email: answered 500$`),
    );
    expect(other).toMatch(
      new RegExp(`^${dead.id}  ${time}  test-drive  attempt 1  dead letter: POST /email: answered 422$`),
    );
    expect(more).toEqual(['Found in the test.', '']);
    expect(await run()).toBe(list);
  },
);

testBothEngines("show prints one enquiry as JSON, with the visitor's input", async (engine) => {
  const { dead, run } = await anOutbox(engine);
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string;
  expect(JSON.parse(await run('show', dead.id))).toEqual({
    ...dead,
    storedAt: time,
    deadSince: time,
    attempts: 1,
    refusedMs: 0,
    failure: 'POST /email: answered 422',
  });
});

for (const [which, count] of [
  ['its id', 1],
  ['all', 2],
] as const)
  testBothEngines(`retry with ${which} makes an enquiry due now`, async (engine) => {
    const { attempted, dead, run } = await anOutbox(engine);
    const expected = count === 1 ? '1 enquiry is to be sent again.\n' : '2 enquiries are to be sent again.\n';
    expect(await run('retry', count === 1 ? dead.id : 'all')).toBe(expected);
    while (attempted.length < 2 + count) await new Promise(setImmediate);
    expect(attempted.at(-1)?.attempts).toBeLessThanOrEqual(2);
  });

testBothEngines('erase removes an enquiry', async (engine) => {
  const { waiting, dead, run } = await anOutbox(engine);
  for (const { id } of [waiting, dead]) expect(await run('erase', id)).toBe(`Enquiry ${id} is erased.\n`);
  expect(await run('list')).toBe('Every enquiry has been delivered: none is in the test.\n');
  expect(await run('retry', 'all')).toBe('0 enquiries are to be sent again.\n');
});

testWithRedis('the commands apply to both queues of a site', async () => {
  const both = [await anOutbox(await bullmqEngine()), await anOutbox()] as const;
  function run(...args: string[]) {
    return runOutboxCommand(args, () => ({ queues: both.map(({ queue }) => queue), place: 'both' }));
  }
  expect((await run('list')).match(/dead letter/g)).toHaveLength(2);
  for (const { dead } of both) expect(await run('show', dead.id)).toContain(dead.id);
  for (const { dead } of both) expect(await run('erase', dead.id)).toContain('is erased');
  expect((await run('list')).match(/waiting/g)).toHaveLength(2);
});

test('a queue that cannot be read is no empty list', async () => {
  const away = new SqliteQueue('package.json/outbox.sqlite'); // package.json is no directory
  await expect(runOutboxCommand(['list'], () => ({ queues: [away], place: 'a server' }))).rejects.toThrow();
});

test.each([
  [['post'], /no command 'post'/],
  [['show'], /takes one ID/],
  [['erase', 'a', 'b'], /takes one ID/],
  [['show', 'x'], /no undelivered enquiry 'x'/],
  [['retry', 'x'], /no undelivered enquiry 'x'/],
  [['erase', 'x'], /no undelivered enquiry 'x'/],
])('%j is rejected with one sentence', async (args, sentence) => {
  const { run } = await anOutbox();
  await expect(run(...args)).rejects.toThrow(sentence);
});

test('help names every command', async () => {
  const { run } = await anOutbox();
  for (const command of ['list', 'show', 'retry', 'erase']) expect(await run('help')).toContain(command);
});
