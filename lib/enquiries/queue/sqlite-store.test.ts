import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SqliteStore } from './sqlite-store.ts';
import type { Lease, Leased } from './store.ts';
import { aMessage } from './testing/a-message.ts';
import { anOutboxFile } from './testing/an-outbox-file.ts';

const NOW = 1_000_000;
const DAY = 24 * 60 * 60_000;

function leaseFrom(from: number): Lease {
  return { from, until: from + 7_000 };
}

/** A store, and one of another process on the same file. */
function aStore() {
  const file = anOutboxFile();
  return { file, store: new SqliteStore(file), other: new SqliteStore(file) };
}

async function put(store: SqliteStore, message = aMessage(), at = NOW): Promise<Leased> {
  const placed = await store.enqueue(message, leaseFrom(at));
  if (placed.state !== 'leased') throw new Error(`it is ${placed.state}`);
  return placed;
}

test('a message that was put is there for another process', async () => {
  const { store, other } = aStore();
  const message = aMessage({ payload: { age: 34, car: { note: 'É & <b>' } }, missingCar: 'NHP10' });
  await put(store, message);
  expect(await other.list()).toEqual([
    { message, storedAt: NOW, attempts: 1, refusedMs: 0, deadSince: null, failure: null },
  ]);
  expect(await other.status()).toMatchObject({ undelivered: 1, deadLetters: 0 });
});

test('only the owner of the files can read them', async () => {
  const { store, file } = aStore();
  await put(store);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
});

test('nobody else attempts a message until the lease ends', async () => {
  const { store, other } = aStore();
  const { message } = await put(store);
  expect(await other.lease(4, leaseFrom(NOW + 6_999))).toEqual([]);
  expect(await other.nextDueAt(NOW)).toBe(NOW + 7_000);
  expect(await other.lease(4, leaseFrom(NOW + 7_000))).toEqual([
    { message, storedAt: NOW, attempts: 2, refusedMs: 0 },
  ]);
  expect(await store.lease(4, leaseFrom(NOW + 7_000))).toEqual([]);
});

test('what has been due longest is taken first, as much as is asked for', async () => {
  const { store } = aStore();
  const [first, second, third] = [await put(store), await put(store), await put(store)];
  await store.recordFailure(first, 'down', NOW + 3_000);
  await store.recordFailure(second, 'down', NOW + 1_000);
  await store.recordFailure(third, 'down', NOW + 2_000);
  const taken = await store.lease(2, leaseFrom(NOW + 5_000));
  expect(taken.map(({ message }) => message.id).sort()).toEqual([second.message.id, third.message.id].sort());
});

test('a failed enquiry waits until its time', async () => {
  const { store } = aStore();
  const leased = await put(store);
  await store.recordFailure(leased, 'POST /email: answered 500', NOW + 20_000);
  expect(await store.lease(4, leaseFrom(NOW + 19_999))).toEqual([]);
  expect(await store.nextDueAt(NOW)).toBe(NOW + 20_000);
  expect(await store.list()).toMatchObject([{ failure: 'POST /email: answered 500' }]);
});

test('the same message again is known while it waits and for a day after it was delivered', async () => {
  const { store } = aStore();
  const leased = await put(store);
  expect(await store.enqueue(leased.message, leaseFrom(NOW))).toEqual({
    state: 'waiting',
    id: leased.message.id,
  });
  await store.recordDelivered(leased, NOW);
  await store.recordDelivered(await put(store), NOW + DAY);
  expect(await store.enqueue(leased.message, leaseFrom(NOW + DAY))).toMatchObject({ state: 'delivered' });
  await store.recordDelivered(await put(store), NOW + DAY + 1);
  expect(await store.enqueue(leased.message, leaseFrom(NOW + DAY + 1))).toMatchObject({ state: 'leased' });
});

test('of a delivered message nothing that was typed is left on the disk', async () => {
  const { store, file } = aStore();
  const long = aMessage({ payload: { message: 'Is the Aqua still there? '.repeat(2_000) } });
  const all = [await put(store), await put(store, long), await put(store)];
  expect(readFileSync(file, 'latin1')).toContain('Aqua');
  for (const leased of all) await store.recordDelivered(leased, NOW);
  expect(readFileSync(file, 'latin1')).not.toContain('Aqua');
  expect(await store.status()).toMatchObject({ undelivered: 0, deadLetters: 0 });
});

test('a dead letter is not attempted until its sender or the operator asks for it', async () => {
  const { store } = aStore();
  const [asked, retried] = [await put(store), await put(store)];
  for (const leased of [asked, retried])
    await store.moveToDeadLetters(leased, 'POST /email: answered 400', NOW);
  expect(await store.status()).toMatchObject({ undelivered: 0, deadLetters: 2 });
  expect(await store.lease(4, leaseFrom(NOW + DAY))).toEqual([]);
  expect(await store.nextDueAt(NOW)).toBeNull();

  expect(await put(store, asked.message)).toEqual({ ...asked, attempts: 2 });
  expect(await store.retry(retried.message.id, NOW)).toBe(true);
  expect(await store.lease(4, leaseFrom(NOW))).toEqual([
    { message: retried.message, storedAt: NOW, attempts: 2, refusedMs: 0 },
  ]);
  expect(await store.status()).toMatchObject({ undelivered: 2, deadLetters: 0 });
});

test('an attempt whose lease ended too early says nothing of the next one', async () => {
  const { store, other } = aStore();
  const late = await put(store);
  const [current] = await other.lease(1, leaseFrom(NOW + 7_000));
  await store.recordFailure(late, 'took too long', NOW);
  await store.moveToDeadLetters(late, 'answered 400', NOW);
  expect(await store.lease(4, leaseFrom(NOW + 7_001))).toEqual([]);
  expect(await store.list()).toEqual([{ ...current, refusedMs: 0, deadSince: null, failure: null }]);
});

test('a lease and a due time from a wrong clock hold nothing back', async () => {
  const { store } = aStore();
  const nextYear = NOW + 365 * DAY;
  const leased = await put(store, aMessage(), nextYear);
  const postponed = await put(store, aMessage(), nextYear);
  await store.recordFailure(postponed, 'down', nextYear + 20_000);
  expect(await store.nextDueAt(NOW)).toBe(0);
  const due = await store.lease(4, leaseFrom(NOW));
  expect(due.map(({ message }) => message.id).sort()).toEqual(
    [leased.message.id, postponed.message.id].sort(),
  );
});

test('a dead letter from a wrong clock is kept as long as one of today', async () => {
  const { store } = aStore();
  const leased = await put(store);
  await store.moveToDeadLetters(leased, 'answered 400', NOW + 365 * DAY);
  expect(await store.eraseDeadLetters(NOW - DAY, NOW)).toEqual([]);
  expect(await store.list()).toMatchObject([{ deadSince: NOW }]);
  expect(await store.eraseDeadLetters(NOW, NOW + DAY)).toEqual([leased.message.id]);
});

test('of an erased enquiry nothing that was typed is left on the disk', async () => {
  const { store, file } = aStore();
  const [byOperator, byAge] = [await put(store), await put(store)];
  await store.moveToDeadLetters(byAge, 'answered 400', NOW);
  expect(await store.erase(byOperator.message.id)).toBe(true);
  expect(await store.eraseDeadLetters(NOW, NOW)).toEqual([byAge.message.id]);
  expect(readFileSync(file, 'latin1')).not.toContain('Aqua');
});

test.each(['waiting', 'delivered', 'leased'] as const)(
  'an enquiry whose equivalent is known is %s as that is',
  async (state) => {
    const { store } = aStore();
    const leased = await put(store);
    if (state === 'delivered') await store.recordDelivered(leased, NOW);
    if (state === 'leased') await store.moveToDeadLetters(leased, 'answered 400', NOW);
    const { id } = leased.message;
    const enqueued = await store.enqueue(aMessage(), leaseFrom(NOW), ['another', id]);
    expect(enqueued).toMatchObject(state === 'leased' ? { state, message: { id } } : { state, id });
  },
);

test('the enquiries of the first version of the file are kept', async () => {
  const file = anOutboxFile();
  mkdirSync(dirname(file));
  const db = new DatabaseSync(file);
  db.exec(`
    CREATE TABLE messages (id TEXT PRIMARY KEY, kind TEXT NOT NULL, call TEXT NOT NULL, idempotencyKey TEXT NOT NULL,
      payload TEXT NOT NULL, missingCar TEXT, storedAt INTEGER NOT NULL, attempts INTEGER NOT NULL,
      isSetAside INTEGER NOT NULL, dueAt INTEGER NOT NULL, leasedUntil INTEGER NOT NULL, failure TEXT) STRICT;
    CREATE INDEX messagesByDueTime ON messages (isSetAside, dueAt, leasedUntil);
    INSERT INTO messages VALUES ('a', 'ads', '/email-ads', 'k', '{"name":"Priya"}', NULL, 1, 3, 0, 0, 0, 'down');
    INSERT INTO messages VALUES ('b', 'ads', '/email-ads', 'l', '{"name":"Anil"}', NULL, 2, 1, 1, 0, 0, 'answered 400');
  `);
  db.close();
  const store = new SqliteStore(file);
  expect(await store.status()).toMatchObject({ undelivered: 1, deadLetters: 1, oldestStoredAt: 1 });
  expect(await store.lease(4, leaseFrom(NOW))).toMatchObject([
    { message: { id: 'a', payload: { name: 'Priya' } }, storedAt: 1, attempts: 4 },
  ]);
});

test('the operator can give a message up', async () => {
  const { store } = aStore();
  const { message } = await put(store);
  expect(await store.erase(message.id)).toBe(true);
  expect(await store.erase(message.id)).toBe(false);
  expect(await store.retry(message.id, NOW)).toBe(false);
  expect(await store.list()).toEqual([]);
});

test('what cannot be stored is told, and can be stored once the fault is gone', async () => {
  const { store, file } = aStore();
  mkdirSync(dirname(file));
  writeFileSync(file, 'This is no database, whatever its name says. '.repeat(100));
  await expect(store.enqueue(aMessage(), leaseFrom(NOW))).rejects.toThrow(/not a database/);
  rmSync(file);
  await put(store);
  rmSync(file);
  await expect(store.enqueue(aMessage(), leaseFrom(NOW))).rejects.toThrow(/readonly/);
  await put(store);
  expect(await store.status()).toMatchObject({ undelivered: 1, deadLetters: 0 });
});

test('what is put at the same time is stored wholly, but for what cannot be', async () => {
  const { store, other } = aStore();
  const cyclic: Record<string, unknown> = {};
  cyclic['cyclic'] = cyclic;
  const [first, second] = [aMessage(), aMessage()];
  const outcomes = await Promise.allSettled(
    [first, aMessage({ payload: cyclic }), second].map((message) => store.enqueue(message, leaseFrom(NOW))),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await other.list()).map(({ message }) => message.id).sort()).toEqual([first.id, second.id].sort());
});
