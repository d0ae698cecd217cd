import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { SqliteStore } from './sqlite-store.ts';
import type { Lease, LeasedEnquiry } from './enquiry.ts';
import { aQueuedEnquiry } from './testing/a-queued-enquiry.ts';
import { aQueueFile } from './testing/a-queue-file.ts';

const NOW = 1_000_000;
const DAY = 24 * 60 * 60_000;

function leaseFrom(from: number): Lease {
  return { from, until: from + 7_000 };
}

/** A store, and one of another process on the same file. */
function aStore() {
  const file = aQueueFile();
  return { file, store: new SqliteStore(file), other: new SqliteStore(file) };
}

async function enqueueAndLease(
  store: SqliteStore,
  enquiry = aQueuedEnquiry(),
  at = NOW,
): Promise<LeasedEnquiry> {
  const { state, ...leased } = await store.enqueue(enquiry, leaseFrom(at));
  if (state !== 'leased') throw new Error(`it is ${state}`);
  return leased as LeasedEnquiry;
}

test('an enqueued enquiry is there for another process', async () => {
  const { store, other } = aStore();
  const enquiry = aQueuedEnquiry({ payload: { age: 34, car: { note: 'É & <b>' } }, missingCar: 'NHP10' });
  await enqueueAndLease(store, enquiry);
  expect(await other.list()).toEqual([
    { ...enquiry, storedAt: NOW, attempts: 1, refusedMs: 0, deadSince: null, failure: null },
  ]);
  expect(await other.status()).toMatchObject({ undelivered: 1, deadLetters: 0 });
});

test('only the owner of the files can read them', async () => {
  const { store, file } = aStore();
  await enqueueAndLease(store);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
});

test('nobody else can lease an enquiry until the lease ends', async () => {
  const { store, other } = aStore();
  const leased = await enqueueAndLease(store);
  expect(await other.lease(4, leaseFrom(NOW + 6_999))).toEqual([]);
  expect(await other.nextDueAt(NOW)).toBe(NOW + 7_000);
  expect(await other.lease(4, leaseFrom(NOW + 7_000))).toEqual([{ ...leased, attempts: 2 }]);
  expect(await store.lease(4, leaseFrom(NOW + 7_000))).toEqual([]);
});

test('the enquiries that have been due longest are leased first, up to the limit', async () => {
  const { store } = aStore();
  const [first, second, third] = [
    await enqueueAndLease(store),
    await enqueueAndLease(store),
    await enqueueAndLease(store),
  ];
  await store.recordFailure(first, 'down', NOW + 3_000);
  await store.recordFailure(second, 'down', NOW + 1_000);
  await store.recordFailure(third, 'down', NOW + 2_000);
  const taken = await store.lease(2, leaseFrom(NOW + 5_000));
  expect(taken.map(({ id }) => id).sort()).toEqual([second.id, third.id].sort());
});

test('a failed enquiry waits until its next attempt is due', async () => {
  const { store } = aStore();
  const leased = await enqueueAndLease(store);
  await store.recordFailure(leased, 'POST /email: answered 500', NOW + 20_000);
  expect(await store.lease(4, leaseFrom(NOW + 19_999))).toEqual([]);
  expect(await store.nextDueAt(NOW)).toBe(NOW + 20_000);
  expect(await store.list()).toMatchObject([{ failure: 'POST /email: answered 500' }]);
});

test('the same enquiry is known while it waits and for a day after it was delivered', async () => {
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

test('nothing that was typed into a delivered enquiry is left on the disk', async () => {
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

test('a dead letter is not attempted until its sender or the operator asks for it', async () => {
  const { store } = aStore();
  const [asked, retried] = [await enqueueAndLease(store), await enqueueAndLease(store)];
  for (const leased of [asked, retried])
    await store.moveToDeadLetters(leased, 'POST /email: answered 400', NOW);
  expect(await store.status()).toMatchObject({ undelivered: 0, deadLetters: 2 });
  expect(await store.lease(4, leaseFrom(NOW + DAY))).toEqual([]);
  expect(await store.nextDueAt(NOW)).toBeNull();

  expect(await enqueueAndLease(store, asked)).toEqual({
    ...asked,
    attempts: 2,
    failure: 'POST /email: answered 400',
  });
  expect(await store.retry(retried.id, NOW)).toBe(true);
  expect(await store.lease(4, leaseFrom(NOW))).toEqual([
    { ...retried, attempts: 2, failure: 'POST /email: answered 400' },
  ]);
  expect(await store.status()).toMatchObject({ undelivered: 2, deadLetters: 0 });
});

test('a result that comes after the lease ended does not change the next attempt', async () => {
  const { store, other } = aStore();
  const late = await enqueueAndLease(store);
  const [current] = await other.lease(1, leaseFrom(NOW + 7_000));
  await store.recordFailure(late, 'took too long', NOW);
  await store.moveToDeadLetters(late, 'answered 400', NOW);
  expect(await store.lease(4, leaseFrom(NOW + 7_001))).toEqual([]);
  expect(await store.list()).toEqual([current]);
});

test('a lease and a due time from a wrong clock do not delay an enquiry', async () => {
  const { store } = aStore();
  const nextYear = NOW + 365 * DAY;
  const leased = await enqueueAndLease(store, aQueuedEnquiry(), nextYear);
  const postponed = await enqueueAndLease(store, aQueuedEnquiry(), nextYear);
  await store.recordFailure(postponed, 'down', nextYear + 20_000);
  expect(await store.nextDueAt(NOW)).toBe(0);
  const due = await store.lease(4, leaseFrom(NOW));
  expect(due.map(({ id }) => id).sort()).toEqual([leased.id, postponed.id].sort());
});

test('a dead letter from a wrong clock is kept as long as one of today', async () => {
  const { store } = aStore();
  const leased = await enqueueAndLease(store);
  await store.moveToDeadLetters(leased, 'answered 400', NOW + 365 * DAY);
  expect(await store.eraseDeadLetters(NOW - DAY, NOW)).toEqual([]);
  expect(await store.list()).toMatchObject([{ deadSince: NOW }]);
  expect(await store.eraseDeadLetters(NOW, NOW + DAY)).toEqual([leased.id]);
});

test('nothing that was typed into an erased enquiry is left on the disk', async () => {
  const { store, file } = aStore();
  const [byOperator, byAge] = [await enqueueAndLease(store), await enqueueAndLease(store)];
  await store.moveToDeadLetters(byAge, 'answered 400', NOW);
  expect(await store.erase(byOperator.id)).toBe(true);
  expect(await store.eraseDeadLetters(NOW, NOW)).toEqual([byAge.id]);
  expect(readFileSync(file, 'latin1')).not.toContain('Aqua');
});

test.each(['waiting', 'delivered', 'leased'] as const)(
  'an enquiry with a known equivalent is %s like that one',
  async (state) => {
    const { store } = aStore();
    const leased = await enqueueAndLease(store);
    if (state === 'delivered') await store.recordDelivered(leased, NOW);
    if (state === 'leased') await store.moveToDeadLetters(leased, 'answered 400', NOW);
    const { id } = leased;
    const enqueued = await store.enqueue(aQueuedEnquiry(), leaseFrom(NOW), ['another', id]);
    expect(enqueued).toMatchObject(state === 'leased' ? { state, id } : { state, id });
  },
);

test('the operator can erase an enquiry', async () => {
  const { store } = aStore();
  const { id } = await enqueueAndLease(store);
  expect(await store.erase(id)).toBe(true);
  expect(await store.erase(id)).toBe(false);
  expect(await store.retry(id, NOW)).toBe(false);
  expect(await store.list()).toEqual([]);
});

test('`enqueue` rejects when the file cannot be written, and works once it can', async () => {
  const { store, file } = aStore();
  mkdirSync(dirname(file));
  writeFileSync(file, 'This is no database, whatever its name says. '.repeat(100));
  await expect(store.enqueue(aQueuedEnquiry(), leaseFrom(NOW))).rejects.toThrow(/not a database/);
  rmSync(file);
  await enqueueAndLease(store);
  rmSync(file);
  await expect(store.enqueue(aQueuedEnquiry(), leaseFrom(NOW))).rejects.toThrow(/readonly/);
  await enqueueAndLease(store);
  expect(await store.status()).toMatchObject({ undelivered: 1, deadLetters: 0 });
});

test('of several enquiries enqueued at once, one that cannot be stored does not affect the others', async () => {
  const { store, other } = aStore();
  const cyclic: Record<string, unknown> = {};
  cyclic['cyclic'] = cyclic;
  const [first, second] = [aQueuedEnquiry(), aQueuedEnquiry()];
  const outcomes = await Promise.allSettled(
    [first, aQueuedEnquiry({ payload: cyclic }), second].map((enquiry) =>
      store.enqueue(enquiry, leaseFrom(NOW)),
    ),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await other.list()).map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
});
