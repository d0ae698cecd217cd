import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { until } from '#lib/platform/testing/until.ts';
import { SqliteQueue } from './sqlite-queue.ts';
import { aQueueFile } from './testing/a-queue-file.ts';
import { aQueuedEnquiry } from './testing/a-queued-enquiry.ts';
import { aWorkingQueue, DELIVERED, neverAborted, REFUSED, sqliteEngine } from './testing/engines.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A queue whose attempts all end with `outcome`, and its file. */
function aQueue(outcome = DELIVERED) {
  const file = aQueueFile();
  return { file, ...aWorkingQueue(sqliteEngine(file), () => outcome) };
}

/** Stores an enquiry that no process attempts yet. */
async function store(file: string, enquiry = aQueuedEnquiry()): Promise<string> {
  await new SqliteQueue(file).deliver(enquiry, AbortSignal.abort());
  return enquiry.id;
}

function changeFile(file: string, sql: string): void {
  const db = new DatabaseSync(file);
  db.exec(sql);
  db.close();
}

/** Lets `eraseExpired` take place later. */
async function eraseLater(queue: SqliteQueue | ReturnType<typeof aQueue>['queue'], laterMs: number) {
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + laterMs);
  const erased = await queue.eraseExpired();
  now.mockRestore();
  return erased;
}

test('only the owner can read the file', async () => {
  const file = aQueueFile();
  await store(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
});

test('the disk keeps no input of a delivered enquiry, and its id for a day', async () => {
  const { file, queue } = aQueue();
  const enquiry = aQueuedEnquiry({ payload: { message: 'Is the Aqua still there? '.repeat(2_000) } });
  await store(file, enquiry);
  expect(readFileSync(file, 'latin1')).toContain('Aqua');
  expect(await queue.deliver(enquiry, neverAborted())).toMatch(/stored|delivered/);
  await until(async () => (await queue.status()).undelivered === 0);
  expect(readFileSync(file, 'latin1')).not.toContain('Aqua');
  await eraseLater(queue, DAY_MS - 60_000);
  expect(readFileSync(file, 'latin1')).toContain(enquiry.id);
  await eraseLater(queue, DAY_MS);
  expect(readFileSync(file, 'latin1')).not.toContain(enquiry.id);
});

test('a dead letter is erased after 30 days, or by the operator', async () => {
  const { file, queue } = aQueue(REFUSED);
  const [byAge, byOperator] = [aQueuedEnquiry(), aQueuedEnquiry()];
  for (const enquiry of [byAge, byOperator]) await queue.deliver(enquiry, neverAborted());
  expect(await queue.erase(byOperator.id)).toBe(true);
  expect(await eraseLater(queue, 30 * DAY_MS - 60_000)).toEqual([]);
  expect(await eraseLater(queue, 30 * DAY_MS)).toEqual([byAge.id]);
  expect(readFileSync(file, 'latin1')).not.toContain('Aqua');
});

test('an enquiry that an earlier release attempts is left to it until its lease ends', async () => {
  const file = aQueueFile();
  const [leased, due] = [await store(file), await store(file)];
  changeFile(
    file,
    `UPDATE enquiries SET attempts = 1, leasedUntil = ${Date.now() + 400} WHERE id = '${leased}'`,
  );
  const { queue, attempted } = aWorkingQueue(sqliteEngine(file), () => DELIVERED);
  await until(async () => (await queue.status()).undelivered === 0);
  expect(attempted).toMatchObject([{ id: due }, { id: leased, attempts: 2 }]);
});

test('an enquiry that a wrong clock dated is attempted', async () => {
  const file = aQueueFile();
  await store(file);
  changeFile(file, `UPDATE enquiries SET dueAt = ${Date.now() + 365 * DAY_MS}`);
  const { queue } = aWorkingQueue(sqliteEngine(file), () => DELIVERED);
  await until(async () => (await queue.status()).undelivered === 0);
});

test('a time that no date has makes a dead letter', async () => {
  const file = aQueueFile();
  const id = await store(file);
  changeFile(file, 'UPDATE enquiries SET storedAt = 9223372036854775807');
  const { queue, onDeadLetter } = aWorkingQueue(sqliteEngine(file), () => DELIVERED);
  await until(() => onDeadLetter.mock.calls.length === 1);
  expect(await queue.list()).toMatchObject([
    { id, unreadable: expect.stringContaining('storedAt') as string },
  ]);
});

test('an enquiry that cannot be stored is rejected, and the queue works once it can be written again', async () => {
  const { file, queue } = aQueue();
  await queue.stop();
  rmSync(file);
  mkdirSync(file);
  const unwritable = new SqliteQueue(file);
  await expect(unwritable.deliver(aQueuedEnquiry(), neverAborted())).rejects.toThrow(/EISDIR/);
  rmSync(file, { recursive: true });
  expect(await unwritable.deliver(aQueuedEnquiry(), AbortSignal.abort())).toBe('stored');
});

test('a queue that can be read but not written says so until a write succeeds', async () => {
  const file = aQueueFile();
  await store(file);
  const queue = new SqliteQueue(file);
  changeFile(file, `CREATE TRIGGER full BEFORE INSERT ON enquiries BEGIN SELECT RAISE(ABORT, 'full'); END`);
  await expect(queue.deliver(aQueuedEnquiry(), neverAborted())).rejects.toThrow('full');
  expect(await queue.status()).toMatchObject({ undelivered: 1, isWritable: false });
  await queue.eraseExpired();
  expect(await queue.status()).toMatchObject({ isWritable: true });
});

test('after its file was removed a queue uses a new one', async () => {
  const file = aQueueFile();
  const queue = new SqliteQueue(file);
  for (let time = 0; time < 2; time += 1) {
    await queue.deliver(aQueuedEnquiry(), AbortSignal.abort());
    expect(await queue.status()).toMatchObject({ undelivered: 1 });
    rmSync(file);
  }
});

/** Names of the files that were moved aside as damaged. */
function keptFiles(file: string): string[] {
  return readdirSync(dirname(file)).filter((name) => name.startsWith('outbox.sqlite.damaged-'));
}

test.each([
  ['has lost its end', (content: Buffer) => content.subarray(0, content.length - 4096)],
  ['has only its beginning', (content: Buffer) => content.subarray(0, 8192)],
  ['is no database', () => Buffer.from('This is not a database. '.repeat(100))],
])('a file that %s is moved aside with its journal, and a new one is used', async (_case, damage) => {
  const file = aQueueFile();
  const open = new SqliteQueue(file);
  const payload = { message: 'x'.repeat(3_000) };
  for (let count = 0; count < 20; count += 1)
    await open.deliver(aQueuedEnquiry({ payload }), AbortSignal.abort());
  const damaged = damage(readFileSync(file));
  writeFileSync(file, damaged);
  writeFileSync(`${file}-journal`, '');

  const logged = captureLog();
  const restarted = new SqliteQueue(file);
  for (const queue of [restarted, open]) await queue.deliver(aQueuedEnquiry(), AbortSignal.abort());
  expect(await restarted.list()).toHaveLength(2);
  const [kept = '', journal] = keptFiles(file);
  expect(journal).toBe(`${kept}-journal`);
  expect(readFileSync(join(dirname(file), kept))).toEqual(damaged);
  expect(logged()).toMatchObject([
    { level: 'error', event: 'queue.file-damaged', file: join(dirname(file), kept) },
  ]);
});

test('a file that another process has locked is not moved aside', async () => {
  const file = aQueueFile();
  await store(file);
  const other = new DatabaseSync(file);
  other.exec('BEGIN EXCLUSIVE');
  await expect(new SqliteQueue(file).list()).rejects.toThrow(/locked/);
  other.close();
  expect(keptFiles(file)).toEqual([]);
});

test('what visitors typed is not read to find what is due or to count', async () => {
  const file = aQueueFile();
  const prepare = jest.spyOn(DatabaseSync.prototype, 'prepare');
  const { queue } = aWorkingQueue(sqliteEngine(file), () => DELIVERED);
  await queue.status();
  await queue.eraseExpired();
  await queue.list();
  const queries = prepare.mock.calls.map(([sql]) => sql).filter((sql) => !sql.startsWith('PRAGMA'));
  prepare.mockRestore();
  const db = new DatabaseSync(file);
  const plans = queries.flatMap((sql) => db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all());
  db.close();
  const reads = plans.map(({ detail }) => String(detail)).filter((detail) => detail.includes(' enquiries'));
  expect(reads).not.toHaveLength(0);
  expect(reads.filter((detail) => !detail.includes('INDEX'))).toEqual([]);
});
