import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { SqliteStore } from './sqlite-store.ts';
import { enqueueAndLease, leaseFrom, NOW } from './testing/a-leased-enquiry.ts';
import { aQueuedEnquiry } from './testing/a-queued-enquiry.ts';
import { aQueueFile } from './testing/a-queue-file.ts';

const DAY = 24 * 60 * 60_000;

function aStore() {
  const file = aQueueFile();
  return { file, store: new SqliteStore(file) };
}

test('only the owner can read the file', async () => {
  const { store, file } = aStore();
  await enqueueAndLease(store);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
});

test('an enquiry is known while it waits and for a day after its delivery', async () => {
  const { store } = aStore();
  const leased = await enqueueAndLease(store);
  expect(await store.enqueue(leased, leaseFrom(NOW))).toEqual({
    state: 'waiting',
    id: leased.id,
  });
  await store.recordDelivered(leased, NOW);
  await store.recordDelivered(await enqueueAndLease(store), NOW + DAY);
  expect(await store.enqueue(leased, leaseFrom(NOW + DAY))).toMatchObject({ state: 'delivered' });
  await store.recordDelivered(await enqueueAndLease(store), NOW + DAY + 1);
  expect(await store.enqueue(leased, leaseFrom(NOW + DAY + 1))).toMatchObject({ state: 'leased' });
});

test('the disk keeps no input of a delivered enquiry', async () => {
  const { store, file } = aStore();
  const long = aQueuedEnquiry({ payload: { message: 'Is the Aqua still there? '.repeat(2_000) } });
  const all = [
    await enqueueAndLease(store),
    await enqueueAndLease(store, long),
    await enqueueAndLease(store),
  ];
  expect(readFileSync(file, 'latin1')).toContain('Aqua');
  for (const leased of all) await store.recordDelivered(leased, NOW);
  expect(readFileSync(file, 'latin1')).not.toContain('Aqua');
  expect(await store.status()).toMatchObject({ undelivered: 0, deadLetters: 0 });
});

test('the disk keeps no input of an erased enquiry', async () => {
  const { store, file } = aStore();
  const [byOperator, byAge] = [await enqueueAndLease(store), await enqueueAndLease(store)];
  await store.moveToDeadLetters(byAge, 'answered 400', NOW);
  expect(await store.erase(byOperator.id)).toBe(true);
  expect(await store.eraseDeadLetters(NOW, NOW)).toEqual([byAge.id]);
  expect(readFileSync(file, 'latin1')).not.toContain('Aqua');
});

test('`enqueue` rejects when the file cannot be written, and works once it can', async () => {
  const { store, file } = aStore();
  mkdirSync(dirname(file));
  writeFileSync(file, 'This is not a database. '.repeat(100));
  await expect(store.enqueue(aQueuedEnquiry(), leaseFrom(NOW))).rejects.toThrow(/not a database/);
  rmSync(file);
  await enqueueAndLease(store);
  rmSync(file);
  await expect(store.enqueue(aQueuedEnquiry(), leaseFrom(NOW))).rejects.toThrow(/readonly/);
  await enqueueAndLease(store);
  expect(await store.status()).toMatchObject({ undelivered: 1, deadLetters: 0 });
});

test('an enquiry that cannot be stored does not affect others enqueued at the same time', async () => {
  const { store } = aStore();
  const cyclic: Record<string, unknown> = {};
  cyclic['cyclic'] = cyclic;
  const [first, second] = [aQueuedEnquiry(), aQueuedEnquiry()];
  const outcomes = await Promise.allSettled(
    [first, aQueuedEnquiry({ payload: cyclic }), second].map((enquiry) =>
      store.enqueue(enquiry, leaseFrom(NOW)),
    ),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await store.list()).map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
});
