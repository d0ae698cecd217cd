import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { SqliteStore } from './sqlite-store';
import type { Lease, Leased } from './store';
import { aMessage } from './testing/a-message';
import { anOutboxFile } from './testing/an-outbox-file';

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
  const placed = await store.put(message, leaseFrom(at));
  if (placed.state !== 'leased') throw new Error(`it is ${placed.state}`);
  return placed;
}

test('a message that was put is there for another process', async () => {
  const { store, other } = aStore();
  const message = aMessage({ payload: { age: 34, car: { note: 'É & <b>' } }, missingCar: 'NHP10' });
  await put(store, message);
  expect(await other.list()).toEqual([
    { message, storedAt: NOW, attempts: 1, isSetAside: false, failure: null },
  ]);
  expect(await other.counts()).toEqual({ undelivered: 1, setAside: 0 });
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
  expect(await other.take(4, leaseFrom(NOW + 6_999))).toEqual([]);
  expect(await other.nextDueAt()).toBe(NOW + 7_000);
  expect(await other.take(4, leaseFrom(NOW + 7_000))).toEqual([{ message, storedAt: NOW, attempts: 2 }]);
  expect(await store.take(4, leaseFrom(NOW + 7_000))).toEqual([]);
});

test('what has been due longest is taken first, as much as is asked for', async () => {
  const { store } = aStore();
  const [first, second, third] = [await put(store), await put(store), await put(store)];
  await store.noteFailure(first, 'down', NOW + 3_000);
  await store.noteFailure(second, 'down', NOW + 1_000);
  await store.noteFailure(third, 'down', NOW + 2_000);
  const taken = await store.take(2, leaseFrom(NOW + 5_000));
  expect(taken.map(({ message }) => message.id).sort()).toEqual([second.message.id, third.message.id].sort());
});

test('a failed message waits until its time, or until all are hurried', async () => {
  const { store } = aStore();
  const leased = await put(store);
  await store.noteFailure(leased, 'POST /email: answered 500', NOW + 20_000);
  expect(await store.take(4, leaseFrom(NOW + 19_999))).toEqual([]);
  await store.hurry(NOW + 500);
  expect(await store.nextDueAt()).toBe(NOW + 500);
  expect(await store.list()).toMatchObject([{ failure: 'POST /email: answered 500' }]);
});

test('the same message again is known while it waits and for a day after it was delivered', async () => {
  const { store } = aStore();
  const leased = await put(store);
  expect(await store.put(leased.message, leaseFrom(NOW))).toEqual({ state: 'waiting' });
  await store.noteDelivered(leased, NOW);
  await store.noteDelivered(await put(store), NOW + DAY);
  expect(await store.put(leased.message, leaseFrom(NOW + DAY))).toEqual({ state: 'delivered' });
  await store.noteDelivered(await put(store), NOW + DAY + 1);
  expect(await store.put(leased.message, leaseFrom(NOW + DAY + 1))).toMatchObject({ state: 'leased' });
});

test('of a delivered message nothing that was typed is left on the disk', async () => {
  const { store, file } = aStore();
  const long = aMessage({ payload: { message: 'Is the Aqua still there? '.repeat(2_000) } });
  const all = [await put(store), await put(store, long), await put(store)];
  expect(readFileSync(file, 'latin1')).toContain('Aqua');
  for (const leased of all) await store.noteDelivered(leased, NOW);
  expect(readFileSync(file, 'latin1')).not.toContain('Aqua');
  expect(await store.counts()).toEqual({ undelivered: 0, setAside: 0 });
});

test('what was set aside is not attempted until its sender or the operator asks for it', async () => {
  const { store } = aStore();
  const [asked, retried] = [await put(store), await put(store)];
  for (const leased of [asked, retried]) await store.setAside(leased, 'POST /email: answered 400');
  expect(await store.counts()).toEqual({ undelivered: 0, setAside: 2 });
  expect(await store.take(4, leaseFrom(NOW + DAY))).toEqual([]);
  expect(await store.nextDueAt()).toBeNull();

  expect(await put(store, asked.message)).toEqual({ ...asked, attempts: 2 });
  expect(await store.retry(retried.message.id, NOW)).toBe(true);
  expect(await store.take(4, leaseFrom(NOW))).toEqual([
    { message: retried.message, storedAt: NOW, attempts: 2 },
  ]);
  expect(await store.counts()).toEqual({ undelivered: 2, setAside: 0 });
});

test('an attempt whose lease ended too early says nothing of the next one', async () => {
  const { store, other } = aStore();
  const late = await put(store);
  const [current] = await other.take(1, leaseFrom(NOW + 7_000));
  await store.noteFailure(late, 'took too long', NOW);
  await store.setAside(late, 'answered 400');
  expect(await store.take(4, leaseFrom(NOW + 7_001))).toEqual([]);
  expect(await store.list()).toEqual([{ ...current, isSetAside: false, failure: null }]);
});

test('the operator can give a message up', async () => {
  const { store } = aStore();
  const { message } = await put(store);
  expect(await store.drop(message.id)).toBe(true);
  expect(await store.drop(message.id)).toBe(false);
  expect(await store.retry(message.id, NOW)).toBe(false);
  expect(await store.list()).toEqual([]);
});

test('what cannot be stored is told, and can be stored once the fault is gone', async () => {
  const { store, file } = aStore();
  mkdirSync(dirname(file));
  writeFileSync(file, 'This is no database, whatever its name says. '.repeat(100));
  await expect(store.put(aMessage(), leaseFrom(NOW))).rejects.toThrow(/not a database/);
  rmSync(file);
  await put(store);
  rmSync(file);
  await expect(store.put(aMessage(), leaseFrom(NOW))).rejects.toThrow(/readonly/);
  await put(store);
  expect(await store.counts()).toEqual({ undelivered: 1, setAside: 0 });
});

test('what is put at the same time is stored wholly, but for what cannot be', async () => {
  const { store, other } = aStore();
  const cyclic: Record<string, unknown> = {};
  cyclic['cyclic'] = cyclic;
  const [first, second] = [aMessage(), aMessage()];
  const outcomes = await Promise.allSettled(
    [first, aMessage({ payload: cyclic }), second].map((message) => store.put(message, leaseFrom(NOW))),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await other.list()).map(({ message }) => message.id).sort()).toEqual([first.id, second.id].sort());
});
