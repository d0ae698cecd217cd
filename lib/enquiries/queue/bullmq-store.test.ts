import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNotFoundError } from '#lib/platform/atomic-write.ts';
import { setImmediate } from 'node:timers/promises';
import { createClient } from 'redis';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { aRedis, DURABLE, testWithRedis } from '#lib/platform/testing/a-redis.ts';
import { until } from '#lib/platform/testing/until.ts';
import { BullmqStore } from './bullmq-store.ts';
import { QueueUnavailableError } from './queue-failure.ts';
import { enqueueAndLease, leaseFrom, NOW } from './testing/a-leased-enquiry.ts';
import { aQueuedEnquiry } from './testing/a-queued-enquiry.ts';
import { SITE_URL } from './testing/engines.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** A server and the store of a site, by the system's clock. */
async function aStore({ settings = DURABLE, leaseMs = 7_000, silenceMs = 10_000 } = {}) {
  const redis = await aRedis(settings);
  function open() {
    const store = new BullmqStore({ url: redis.url, siteUrl: SITE_URL, leaseMs, silenceMs });
    redis.onEnd(() => store.close());
    return store;
  }
  return { redis, open, store: open() };
}

/** What the files of a directory hold, as text. */
function filesOf(directory: string): string {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return files.map(contentOf).join();
}

/** The server removes its temporary files while they are read. */
function contentOf(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch (error) {
    if (isNotFoundError(error)) return '';
    throw error;
  }
}

/** Everything that the server holds, as text. */
async function dump(url: string): Promise<string> {
  const client = createClient({ url });
  await client.connect();
  const values: unknown[] = [];
  for (const key of await client.keys('*')) {
    const type = await client.type(key);
    if (type === 'hash') values.push(key, await client.hGetAll(key));
    else if (type === 'stream') values.push(key, await client.xRange(key, '-', '+'));
    else values.push(key, await client.dump(key)); // ids and counts
  }
  client.destroy();
  return JSON.stringify(values);
}

testWithRedis(
  'of a delivered enquiry the server keeps the id for a day, and nothing that was typed',
  async () => {
    const { redis, store } = await aStore();
    const first = await enqueueAndLease(store, aQueuedEnquiry(), Date.now());
    await store.recordFailure(await enqueueAndLease(store, aQueuedEnquiry(), Date.now()), 'down', Date.now());
    const [second] = await store.lease(1);
    expect(await dump(redis.url)).toMatch(/Aqua.*Priya|Priya.*Aqua/);

    for (const leased of [first, second]) if (leased) await store.recordDelivered(leased);
    expect(second).toMatchObject({ attempts: 2 });
    expect(await dump(redis.url)).not.toMatch(/Aqua|Priya/);
    expect(await store.enqueue(first, leaseFrom(Date.now()))).toEqual({ state: 'delivered', id: first.id });
    const client = await createClient({ url: redis.url }).connect();
    const keptSeconds = await client.ttl(`cars.example:delivered:${first.id}`);
    client.destroy();
    expect([DAY_SECONDS - 60 <= keptSeconds, keptSeconds <= DAY_SECONDS]).toEqual([true, true]);
  },
);

testWithRedis("what was deleted is erased from the server's disk by the maintenance", async () => {
  const { redis, store } = await aStore();
  await store.recordDelivered(await enqueueAndLease(store));
  expect(filesOf(redis.directory)).toMatch(/Aqua/);
  await store.eraseDeadLetters(NOW, NOW);
  await until(() => !/Aqua/.test(filesOf(redis.directory)));
});

testWithRedis('of an erased dead letter the server keeps nothing', async () => {
  const { redis, store } = await aStore();
  const [byAge, byOperator] = [await enqueueAndLease(store), await enqueueAndLease(store)];
  for (const leased of [byAge, byOperator]) await store.moveToDeadLetters(leased, 'answered 400', NOW);
  expect(await store.erase(byOperator.id)).toBe(true);
  expect(await store.eraseDeadLetters(NOW, NOW)).toEqual([byAge.id]);
  expect(await dump(redis.url)).not.toMatch(/Aqua|Priya/);
});

testWithRedis('of the same enquiry stored by two processes at once one attempts it', async () => {
  const { store, open } = await aStore();
  const enquiry = aQueuedEnquiry();
  const both = await Promise.all([store, open()].map((one) => one.enqueue(enquiry, leaseFrom(NOW))));
  expect(both.map(({ state }) => state).sort()).toEqual(['leased', 'waiting']);
  expect(await store.status()).toMatchObject({ undelivered: 1 });
});

testWithRedis('an enquiry that a killed process has fetched is fetched by another', async () => {
  const { store, open } = await aStore({ leaseMs: 100 });
  await store.recordFailure(await enqueueAndLease(store, aQueuedEnquiry(), Date.now()), 'down', Date.now());
  const [fetched] = await store.lease(1);
  await store.close();
  const other = open();
  let taken = await other.lease(1);
  expect(taken).toEqual([]);
  while (taken.length === 0) taken = await other.lease(1);
  expect(taken).toMatchObject([{ id: fetched?.id, attempts: 3 }]);
});

testWithRedis('a silent server is not waited for, and used again once it answers', async () => {
  const { redis, store } = await aStore({ silenceMs: 300 });
  await store.status();
  redis.signal('SIGSTOP');
  await expect(store.enqueue(aQueuedEnquiry(), leaseFrom(NOW))).rejects.toThrow('within 300 ms');
  redis.signal('SIGCONT');
  await store.status();
  await enqueueAndLease(store);
});

testWithRedis(
  'a server that is killed has every stored enquiry when it is back, and the log tells both',
  async () => {
    const warned = captureLog();
    const told = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { redis, store } = await aStore();
    const stored = await Promise.all(Array.from({ length: 20 }, () => enqueueAndLease(store)));
    await redis.kill();
    await expect(store.enqueue(aQueuedEnquiry(), leaseFrom(NOW))).rejects.toThrow();
    await redis.start();
    const ids = (await answered(() => store.list())).map(({ id }) => id);
    expect(ids.sort()).toEqual(stored.map(({ id }) => id).sort());
    expect(await store.lease(20)).toHaveLength(20);
    expect(warned().map(({ event }) => event)).toEqual(['queue.unavailable']);
    expect(told.mock.calls.map(([line]) => String(line))).toEqual([
      expect.stringContaining('queue.available'),
    ]);
  },
);

testWithRedis('a server that would lose enquiries gets none', async () => {
  const logged = captureLog();
  const { store } = await aStore({ settings: ['--appendonly', 'no'] });
  await expect(store.enqueue(aQueuedEnquiry(), leaseFrom(NOW))).rejects.toThrow(QueueUnavailableError);
  expect(logged().map(({ event }) => event)).toEqual(['queue.refused']);
});

/** The answer once the server is there again. */
async function answered<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof QueueUnavailableError)) throw error;
      await setImmediate();
    }
  }
}
