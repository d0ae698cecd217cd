import { runOutboxCommand } from './outbox-command.ts';
import { SqliteStore } from './sqlite-store.ts';
import { aQueuedEnquiry } from './testing/a-queued-enquiry.ts';
import { aQueueFile } from './testing/a-queue-file.ts';

const NOON = Date.UTC(2031, 4, 16, 12);
const LEASE = { from: NOON, until: NOON + 7_000 };

/** The command with one enquiry that waits and one dead letter. */
async function aStoreOfTwo() {
  const store = new SqliteStore(aQueueFile());
  const [waiting, refused] = [aQueuedEnquiry(), aQueuedEnquiry({ kind: 'test-drive', missingCar: 'NHP10' })];
  await store.enqueue(waiting, LEASE);
  const placed = await store.enqueue(refused, { ...LEASE, from: NOON + 1_000 });
  if (placed.state === 'leased') await store.moveToDeadLetters(placed, 'POST /email: answered 400', NOON);
  return { store, waiting, refused, ask: (...args: string[]) => runOutboxCommand(args, () => store, NOON) };
}

test('the list tells when each enquiry was stored and why it is not delivered, but not what was typed', async () => {
  const { waiting, refused, ask } = await aStoreOfTwo();
  const list = await ask('list');
  expect(list.trimEnd().split('\n')).toEqual([
    `${waiting.id}  2031-05-16 12:00:00 UTC  contact     attempt 1  waiting`,
    `${refused.id}  2031-05-16 12:00:01 UTC  test-drive  attempt 1  dead letter: POST /email: answered 400`,
  ]);
  expect(await ask()).toBe(list);
});

test('show prints everything about one enquiry as JSON, with what the visitor typed', async () => {
  const { refused, ask } = await aStoreOfTwo();
  expect(JSON.parse(await ask('show', refused.id))).toEqual({
    id: refused.id,
    form: 'test-drive',
    storedAt: '2031-05-16T12:00:01.000Z',
    deadSince: '2031-05-16T12:00:00.000Z',
    attempts: 1,
    failure: 'POST /email: answered 400',
    idempotencyKey: refused.idempotencyKey,
    missingCar: 'NHP10',
    payload: refused.payload,
  });
});

test.each(['its id', 'all'])('retry %s makes it due at once', async (which) => {
  const { store, refused, ask } = await aStoreOfTwo();
  expect(await ask('retry', which === 'all' ? which : refused.id)).toMatch(/to be sent again\.\n$/);
  expect(await store.status()).toMatchObject({ undelivered: 2, deadLetters: 0 });
  expect(await store.lease(2, LEASE)).toMatchObject([refused]);
});

test('an erased enquiry is gone', async () => {
  const { waiting, refused, ask } = await aStoreOfTwo();
  for (const { id } of [waiting, refused]) expect(await ask('erase', id)).toBe(`Enquiry ${id} is erased.\n`);
  expect(await ask('list')).toBe('Every enquiry has been delivered.\n');
  expect(await ask('retry', 'all')).toBe('0 enquiries are to be sent again.\n');
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
