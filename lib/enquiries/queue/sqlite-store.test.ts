import { chownSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { setDamagedFileAside } from './damaged-file.ts';
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

test('an enquiry that an earlier release stored, without its language, is an English one', async () => {
  const { store, file } = aStore();
  const { id } = await enqueueAndLease(store);
  const db = new DatabaseSync(file);
  db.exec('ALTER TABLE enquiries DROP COLUMN language');
  db.close();
  const later = new SqliteStore(file);
  expect(await later.list()).toMatchObject([{ id, language: 'en' }]);
  const french = await enqueueAndLease(later, aQueuedEnquiry({ language: 'fr' }));
  expect(await later.list()).toMatchObject([{ id }, { id: french.id, language: 'fr' }]);
});

test('an enquiry is known while it waits and for a day after its delivery', async () => {
  const { store } = aStore();
  const leased = await enqueueAndLease(store);
  expect(await store.enqueue(leased, leaseFrom(NOW))).toEqual({
    state: 'waiting',
    id: leased.id,
  });
  await store.recordDelivered(leased, NOW);
  await store.eraseExpired(0, NOW + DAY - 1);
  expect(await store.enqueue(leased, leaseFrom(NOW + DAY))).toMatchObject({ state: 'delivered' });
  await store.eraseExpired(0, NOW + DAY);
  expect(await store.enqueue(leased, leaseFrom(NOW + DAY))).toMatchObject({ state: 'leased' });
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
  expect(await store.eraseExpired(NOW, NOW)).toEqual([byAge.id]);
  expect(readFileSync(file, 'latin1')).not.toContain('Aqua');
});

test('the id of an enquiry that a wrong clock dated is kept for a day from the next maintenance', async () => {
  const { store, file } = aStore();
  const leased = await enqueueAndLease(store);
  const { id } = leased;
  await store.recordDelivered(leased, NOW + 365 * DAY);
  await store.eraseExpired(0, NOW);
  expect(readFileSync(file, 'latin1')).toContain(id);
  await store.eraseExpired(0, NOW + DAY);
  expect(readFileSync(file, 'latin1')).not.toContain(id);
});

test('`enqueue` rejects when the file cannot be written, and works once it can', async () => {
  const { store, file } = aStore();
  mkdirSync(file, { recursive: true });
  await expect(store.enqueue(aQueuedEnquiry(), leaseFrom(NOW))).rejects.toThrow(/EISDIR/);
  rmSync(file, { recursive: true });
  await enqueueAndLease(store);
});

test('after its file was removed a store uses a new one', async () => {
  const { store, file } = aStore();
  await enqueueAndLease(store);
  rmSync(file);
  await enqueueAndLease(store);
  expect(await store.status()).toMatchObject({ undelivered: 1, deadLetters: 0 });
});

/** Names of the files that were set aside as damaged. */
function keptFiles(file: string): string[] {
  return readdirSync(dirname(file)).filter((name) => name.startsWith('outbox.sqlite.damaged-'));
}

test.each([
  ['has lost its end', (content: Buffer) => content.subarray(0, content.length - 4096)],
  ['has only its beginning', (content: Buffer) => content.subarray(0, 8192)],
  ['is no database', () => Buffer.from('This is not a database. '.repeat(100))],
])('a file that %s is set aside with its journal, and a new one is used', async (_case, damage) => {
  const { file, store } = aStore();
  const payload = { message: 'x'.repeat(3_000) };
  for (let count = 0; count < 20; count += 1) await enqueueAndLease(store, aQueuedEnquiry({ payload }));
  const damaged = damage(readFileSync(file));
  writeFileSync(file, damaged);
  writeFileSync(`${file}-journal`, '');

  const [restarted, other] = [new SqliteStore(file), new SqliteStore(file)];
  const logged = captureLog();
  await restarted.list();
  await enqueueAndLease(restarted);
  expect(await restarted.list()).toHaveLength(1);
  expect(await other.list()).toHaveLength(1);

  const [kept = '', journal] = keptFiles(file);
  expect([kept, journal]).toEqual([
    expect.stringMatching(/^outbox\.sqlite\.damaged-\d+$/),
    `${kept}-journal`,
  ]);
  expect(readFileSync(join(dirname(file), kept))).toEqual(damaged);
  expect(logged()).toMatchObject([
    { level: 'error', event: 'queue.file-damaged', file: join(dirname(file), kept) },
  ]);
});

const testAsRoot = process.getuid?.() === 0 ? test : test.skip;

testAsRoot('when root finds a damaged file, the new one belongs to the owner of the old one', async () => {
  const { store, file } = aStore();
  await store.status();
  writeFileSync(file, 'no database');
  chownSync(file, 1234, 5678);
  captureLog();
  await store.status();
  expect(keptFiles(file)).toHaveLength(1);
  expect(statSync(file)).toMatchObject({ uid: 1234, gid: 5678 });
});

test('a file that another process has locked is not set aside', async () => {
  const { file, store } = aStore();
  await enqueueAndLease(store);
  const other = new DatabaseSync(file);
  other.exec('BEGIN EXCLUSIVE');
  await expect(store.list()).rejects.toThrow(/locked/);
  other.close();
  expect(keptFiles(file)).toEqual([]);
  expect(await store.list()).toHaveLength(1);
});

test('a damaged file that another process has already replaced is left alone', async () => {
  const { file, store } = aStore();
  await enqueueAndLease(store);
  const { ino } = statSync(file);
  setDamagedFileAside(file, ino + 1, new Error('malformed'));
  expect(keptFiles(file)).toEqual([]);
  expect(await store.list()).toHaveLength(1);
});

test('a full queue still delivers, and then stores again', async () => {
  const store = new SqliteStore(aQueueFile(), 400);
  const payload = { message: 'x'.repeat(15_000) };
  const outcomes = [];
  for (let index = 0; index < 120; index += 1)
    outcomes.push(await store.enqueue(aQueuedEnquiry({ payload }), leaseFrom(NOW)).catch(String));
  expect(outcomes.at(-1)).toBe('Error: the queue is full');
  const leased = await store.lease(1_000, leaseFrom(NOW + DAY));
  expect(leased).toHaveLength(outcomes.filter((outcome) => typeof outcome !== 'string').length);
  for (const each of leased) await store.recordFailure(each, 'status 503 '.repeat(100), NOW + DAY);
  const again = await store.lease(1_000, leaseFrom(NOW + 2 * DAY));
  for (const each of again) await store.recordDelivered(each, NOW);
  expect(await store.enqueue(aQueuedEnquiry({ payload }), leaseFrom(NOW))).toMatchObject({ state: 'leased' });
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

test('what visitors typed is not read to find what is due, to count, or all at once', async () => {
  const { store, file } = aStore();
  const prepare = jest.spyOn(DatabaseSync.prototype, 'prepare');
  await store.lease(1, leaseFrom(NOW));
  await store.eraseExpired(NOW, NOW);
  for (const read of [store.status(), store.nextDueAt(NOW), store.delayed(NOW), store.list()]) await read;
  const queries = prepare.mock.calls.map(([sql]) => sql);
  prepare.mockRestore();
  const db = new DatabaseSync(file);
  const plans = queries.flatMap((sql) => db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all());
  db.close();
  const reads = plans.map(({ detail }) => String(detail)).filter((detail) => detail.includes(' enquiries'));
  expect(reads).not.toHaveLength(0);
  expect(reads.filter((detail) => !detail.includes('INDEX'))).toEqual([]);
});
