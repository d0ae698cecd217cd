import { DatabaseSync } from 'node:sqlite';
import { createClient } from '@redis/client';
import { testWithRedis } from '#lib/platform/testing/a-redis.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { runOutboxCommand } from './outbox-command.ts';
import { enqueueAndLease, leaseFrom, NOW } from './testing/a-leased-enquiry.ts';
import { aQueueFile } from './testing/a-queue-file.ts';
import { bullmqEngine, SITE_URL, sqliteEngine } from './testing/engines.ts';

const DUE = NOW + 1_000;

/** Three due enquiries, of which `damage` changes the second. */
async function threeDue(open: () => EnquiryStore, damage: (id: string) => Promise<void> | void) {
  const store = open();
  const [first, damaged, last] = [
    await enqueueAndLease(store),
    await enqueueAndLease(store),
    await enqueueAndLease(store),
  ];
  for (const leased of [first, damaged, last]) await store.recordFailure(leased, 'down', DUE);
  await damage(damaged.id);
  return { store, first, damaged, last };
}

async function expectSetAside({ store, first, damaged, last }: Awaited<ReturnType<typeof threeDue>>) {
  const logged = captureLog();
  const leased = await store.lease(4, leaseFrom(DUE));
  expect(leased.map(({ id }) => id).sort()).toEqual([first.id, last.id].sort());
  expect(logged()).toMatchObject([{ level: 'error', event: 'enquiry.unreadable', id: damaged.id }]);
  for (const enquiry of leased) await store.recordDelivered(enquiry, DUE);
  expect(await store.nextDueAt(DUE)).toBeNull();
  expect(await store.status()).toMatchObject({ undelivered: 0, deadLetters: 1, newestDeadSince: DUE });

  function run(...args: string[]) {
    return runOutboxCommand(args, () => ({ store }), DUE);
  }
  expect(await run('list')).toMatch(new RegExp(`^${damaged.id}  dead letter: unreadable: invalid .+\n$`));
  expect(await run('show', damaged.id)).toContain('broken');
  await expect(run('retry', damaged.id)).rejects.toThrow(/cannot be read/);
  expect(await run('retry', 'all')).toBe('0 enquiries are to be sent again.\n');
  expect(await store.eraseExpired(DUE - 1, DUE)).toEqual([]);
  expect(await run('erase', damaged.id)).toContain('is erased');
  expect(await run('list')).toBe('Every enquiry has been delivered.\n');
}

test.each([
  ['a payload that is no JSON', `payload = '{"name": "broken'`],
  ['a payload that is no object', `payload = '"broken"'`],
  ['a time that no date has', `kind = 'broken', storedAt = 9223372036854775807`],
])('SQLite: %s becomes a dead letter, and the other enquiries are delivered', async (_what, change) => {
  const file = aQueueFile();
  const { open } = sqliteEngine(file);
  const due = await threeDue(open, (id) => {
    const db = new DatabaseSync(file);
    db.prepare(`UPDATE enquiries SET ${change} WHERE id = ?`).run(id);
    db.close();
  });
  await expectSetAside(due);
});

for (const [what, data] of [
  ['data that are no JSON', '{"payload": "broken'],
  ['data that are no object', '"broken"'],
  ['data without a payload', '{"call": "broken"}'],
] as const)
  testWithRedis(`BullMQ: ${what} become a dead letter, and the other enquiries are delivered`, async () => {
    const { open, redis } = await bullmqEngine();
    const due = await threeDue(open, async (id) => {
      const client = await createClient({ url: redis.url }).connect();
      await client.hSet(`${new URL(SITE_URL).host}:enquiries:${id}`, 'data', data);
      client.destroy();
    });
    await expectSetAside(due);
  });
