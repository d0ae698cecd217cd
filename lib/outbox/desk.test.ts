import { atDesk } from './desk';
import { SqliteStore } from './sqlite-store';
import { aMessage } from './testing/a-message';
import { anOutboxFile } from './testing/an-outbox-file';

const NOON = Date.UTC(2031, 4, 16, 12);
const LEASE = { from: NOON, until: NOON + 7_000 };

/** A desk with one message that waits and one that was set aside. */
async function aDesk() {
  const store = new SqliteStore(anOutboxFile());
  const [waiting, refused] = [aMessage(), aMessage({ kind: 'test-drive', missingCar: 'NHP10' })];
  await store.put(waiting, LEASE);
  const placed = await store.put(refused, { ...LEASE, from: NOON + 1_000 });
  if (placed.state === 'leased') await store.setAside(placed, 'POST /email: answered 400');
  return { store, waiting, refused, ask: (...args: string[]) => atDesk(args, () => store, NOON) };
}

test('the list tells of each enquiry when it came, and why it is not delivered, but not what was typed', async () => {
  const { waiting, refused, ask } = await aDesk();
  const list = await ask('list');
  expect(list.trimEnd().split('\n')).toEqual([
    `${waiting.id}  2031-05-16 12:00:00 UTC  contact     attempt 1  waits`,
    `${refused.id}  2031-05-16 12:00:01 UTC  test-drive  attempt 1  set aside: POST /email: answered 400`,
  ]);
  expect(await ask()).toBe(list);
});

test('one of them is shown with everything', async () => {
  const { refused, ask } = await aDesk();
  const shown = await ask('show', refused.id);
  for (const text of [refused.idempotencyKey, 'answered 400', 'NHP10', '"name": "Priya Ramdin"'])
    expect(shown).toContain(text);
});

test.each(['that one', 'all'])('asked to retry %s, it is due at once', async (which) => {
  const { store, refused, ask } = await aDesk();
  expect(await ask('retry', which === 'all' ? which : refused.id)).toMatch(/to be sent again\.\n$/);
  expect(await store.counts()).toEqual({ undelivered: 2, setAside: 0 });
  expect(await store.take(2, LEASE)).toMatchObject([{ message: refused }]);
});

test('an enquiry that is given up is gone', async () => {
  const { waiting, refused, ask } = await aDesk();
  for (const { id } of [waiting, refused]) expect(await ask('drop', id)).toBe(`Enquiry ${id} is deleted.\n`);
  expect(await ask('list')).toBe('Every enquiry has been delivered.\n');
  expect(await ask('retry', 'all')).toBe('0 enquiries are to be sent again.\n');
});

test.each([
  [['post'], /no command 'post'/],
  [['show'], /takes one ID/],
  [['drop', 'a', 'b'], /takes one ID/],
  [['show', 'x'], /no undelivered enquiry 'x'/],
  [['retry', 'x'], /no undelivered enquiry 'x'/],
  [['drop', 'x'], /no undelivered enquiry 'x'/],
])('%j is answered in one sentence', async (args, sentence) => {
  const { ask } = await aDesk();
  await expect(ask(...args)).rejects.toThrow(sentence);
});

test('help tells every command', async () => {
  const { ask } = await aDesk();
  for (const command of ['list', 'show', 'retry', 'drop']) expect(await ask('help')).toContain(command);
});
