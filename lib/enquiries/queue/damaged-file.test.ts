import { readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { runOutboxCommand } from './outbox-command.ts';
import { SqliteStore } from './sqlite-store.ts';
import { enqueueAndLease, leaseFrom, NOW } from './testing/a-leased-enquiry.ts';
import { aQueuedEnquiry } from './testing/a-queued-enquiry.ts';
import { aQueueFile } from './testing/a-queue-file.ts';

const LATER = NOW + 60_000;

/** A damaged file that had 20 enquiries, with an unusable journal. */
async function aDamagedFile(damage: (content: Buffer) => Buffer) {
  const file = aQueueFile();
  const payload = { message: 'x'.repeat(3_000) };
  const all = Array.from({ length: 20 }, () => aQueuedEnquiry({ payload }));
  const store = new SqliteStore(file);
  for (const enquiry of all) await enqueueAndLease(store, enquiry);
  writeFileSync(file, damage(readFileSync(file)));
  writeFileSync(`${file}-journal`, 'no journal');
  return { file, all };
}

test.each([
  ['has lost its end', 19, (content: Buffer) => content.subarray(0, content.length - 4096)],
  ['has lost its second half', 5, (content: Buffer) => content.subarray(0, content.length / 2)],
  ['has a damaged part', 5, (content: Buffer) => Buffer.from(content).fill(7, 40_000, 60_000)],
])('of a file that %s at least %i enquiries are stored again, each once', async (_case, least, damage) => {
  const { file, all } = await aDamagedFile(damage);
  const store = new SqliteStore(aQueueFile());
  const printed: string[] = [];
  for (let run = 0; run < 2; run += 1)
    printed.push(await runOutboxCommand(['recover', file], () => ({ store }), LATER));

  const recovered = await store.lease(20, leaseFrom(LATER));
  expect(recovered.length).toBeGreaterThanOrEqual(least);
  expect(printed[0]).toContain(`to send: ${recovered.length}.\n`);
  expect(printed[1]).toBe(printed[0]);
  for (const enquiry of recovered) {
    expect(enquiry.storedAt).toBe(NOW);
    expect(all).toContainEqual(expect.objectContaining({ id: enquiry.id, payload: enquiry.payload }));
    const { idempotencyKey } = all.find(({ id }) => id === enquiry.id) ?? {};
    expect(enquiry.idempotencyKey).toBe(idempotencyKey);
  }
});

test('the enquiries in a damaged file of an earlier release, without their language, are stored again', async () => {
  const { file } = await aDamagedFile((content) => content);
  const db = new DatabaseSync(file);
  db.exec('ALTER TABLE enquiries DROP COLUMN language');
  db.close();
  const store = new SqliteStore(aQueueFile());
  await runOutboxCommand(['recover', file], () => ({ store }), LATER);
  expect(await store.list()).toHaveLength(20);
});

test('a file that is no database is refused', async () => {
  const { file } = await aDamagedFile(() => Buffer.from('This is not a database. '.repeat(100)));
  const store = new SqliteStore(aQueueFile());
  const recovering = runOutboxCommand(['recover', file], () => ({ store }), LATER);
  await expect(recovering).rejects.toThrow('not a database');
});
