import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNotFoundError } from '#lib/platform/atomic-write.ts';
import { setImmediate } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { aRedis, DURABLE, testWithRedis } from '#lib/platform/testing/a-redis.ts';
import { until } from '#lib/platform/testing/until.ts';
import { BullmqStore } from './bullmq-store.ts';
import { QueueUnavailableError } from './queue-failure.ts';
import { enqueueAndLease, leaseFrom, NOW } from './testing/a-leased-enquiry.ts';
import { aQueuedEnquiry } from './testing/a-queued-enquiry.ts';
import { SITE_URL } from './testing/engines.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** A server and the store of a site, which use the system's clock. */
async function aStore({ settings = DURABLE, leaseMs = 7_000, enqueueTimeoutMs = 10_000 } = {}) {
  const redis = await aRedis(settings);
  function open() {
    const store = new BullmqStore({ url: redis.url, siteUrl: SITE_URL, leaseMs, enqueueTimeoutMs });
    redis.onEnd(() => store.close());
    return store;
  }
  return { redis, open, store: open() };
}

/** The content of all files in a directory, as text. */
function readFiles(directory: string): string {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return files.map(readIfExists).join();
}

/** The server may remove a temporary file before it is read. */
function readIfExists(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch (error) {
    if (isNotFoundError(error)) return '';
    throw error;
  }
}

/** All data of the server, as text. */
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
  'the server keeps the id of a delivered enquiry for a day, and nothing else of it',
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

testWithRedis("the maintenance erases deleted data from the server's disk", async () => {
  const { redis, store } = await aStore();
  await store.recordDelivered(await enqueueAndLease(store));
  expect(readFiles(redis.directory)).toMatch(/Aqua/);
  await store.eraseExpired(NOW, NOW);
  await until(() => !/Aqua/.test(readFiles(redis.directory)));
});

testWithRedis('a rewrite that the server refuses is asked for again', async () => {
  const logged = captureLog();
  const { redis, store } = await aStore({ settings: [...DURABLE, '--rdb-key-save-delay', '100000'] });
  await store.moveToDeadLetters(await enqueueAndLease(store), 'answered 400', NOW);
  const [{ id } = { id: '' }] = await store.list();
  await redis.command(['BGREWRITEAOF']);
  expect(await store.eraseExpired(NOW, NOW)).toEqual([id]);
  expect(JSON.stringify(logged())).toMatch(/queue\.failed.*already in progress/);
  expect(await redis.command(['EXISTS', 'cars.example:log-rewritten'])).toBe(0);
});

testWithRedis('the server keeps nothing of an erased dead letter', async () => {
  const { redis, store } = await aStore();
  const [byAge, byOperator] = [await enqueueAndLease(store), await enqueueAndLease(store)];
  for (const leased of [byAge, byOperator]) await store.moveToDeadLetters(leased, 'answered 400', NOW);
  expect(await store.erase(byOperator.id)).toBe(true);
  expect(await store.eraseExpired(NOW, NOW)).toEqual([byAge.id]);
  expect(await dump(redis.url)).not.toMatch(/Aqua|Priya/);
});

testWithRedis('when two processes store the same enquiry at once, one attempts it', async () => {
  const { store, open } = await aStore();
  const enquiry = aQueuedEnquiry();
  const both = await Promise.all([store, open()].map((one) => one.enqueue(enquiry, leaseFrom(NOW))));
  expect(both.map(({ state }) => state).sort()).toEqual(['leased', 'waiting']);
  expect(await store.status()).toMatchObject({ undelivered: 1 });
});

testWithRedis('an enquiry fetched by a killed process is fetched by another process', async () => {
  const { store, open } = await aStore({ leaseMs: 100 });
  await store.recordFailure(await enqueueAndLease(store, aQueuedEnquiry(), Date.now()), 'down', Date.now());
  const [fetched] = await store.lease(1);
  await store.close();
  const other = open();
  let leased = await other.lease(1);
  expect(leased).toEqual([]);
  while (leased.length === 0) leased = await other.lease(1);
  expect(leased).toMatchObject([{ id: fetched?.id, attempts: 3 }]);
});

testWithRedis('`enqueue` rejects while the server hangs, and works once it replies again', async () => {
  const { redis, store } = await aStore({ enqueueTimeoutMs: 300 });
  await store.status();
  redis.signal('SIGSTOP');
  await expect(store.enqueue(aQueuedEnquiry(), leaseFrom(NOW))).rejects.toThrow('within 300 ms');
  redis.signal('SIGCONT');
  await store.status();
  await enqueueAndLease(store);
});

testWithRedis('a failure that cannot be recorded delays nothing', async () => {
  const { store } = await aStore();
  const leased = await enqueueAndLease(store, aQueuedEnquiry(), Date.now() - 7_000);
  const { Job } = await import('bullmq');
  const updateData = jest
    .spyOn(Job.prototype, 'updateData')
    .mockRejectedValueOnce(new Error('Socket closed'));
  await expect(store.recordFailure(leased, 'down', Date.now() + 60_000)).rejects.toThrow('Socket closed');
  updateData.mockRestore();
  expect(await store.lease(1)).toMatchObject([{ id: leased.id }]);
});

testWithRedis('thousands of enquiries on the server are listed', async () => {
  const { redis, store } = await aStore();
  const { id } = await enqueueAndLease(store);
  const copies = `for i = 1, 2000 do
    redis.call('COPY', KEYS[1], KEYS[1] .. i)
    redis.call('LPUSH', KEYS[2], ARGV[1] .. i)
  end`;
  const [job, waiting] = [id, 'wait'].map((name) => `cars.example:enquiries:${name}`);
  await redis.command(['EVAL', copies, '2', String(job), String(waiting), id]);
  expect(await store.list()).toHaveLength(2001);
});

testWithRedis('a server without free memory shows and delivers what it has', async () => {
  const { redis, store } = await aStore();
  const first = await enqueueAndLease(store, aQueuedEnquiry(), Date.now());
  await store.recordFailure(await enqueueAndLease(store, aQueuedEnquiry(), Date.now()), 'down', Date.now());
  const [second] = await store.lease(1);
  await redis.command(['CONFIG', 'SET', 'maxmemory', '1']);
  expect(await store.list()).toHaveLength(2);
  expect(await store.status()).toMatchObject({ undelivered: 2, deadLetters: 0 });
  for (const leased of [first, second]) if (leased) await store.recordDelivered(leased);
  expect(await store.status()).toMatchObject({ undelivered: 0, deadLetters: 0 });
  await expect(store.eraseExpired(NOW, NOW)).rejects.toThrow('OOM');
});

testWithRedis('a server whose memory is nearly full stores no more, and delivers what it has', async () => {
  const { redis, store } = await aStore();
  const leased = await enqueueAndLease(store, aQueuedEnquiry(), Date.now());
  const used = /used_memory:(\d+)/.exec(String(await redis.command(['INFO', 'memory'])))?.[1];
  await redis.command(['CONFIG', 'SET', 'maxmemory', String(Math.round(Number(used) * 1.1))]);
  await expect(store.enqueue(aQueuedEnquiry(), leaseFrom(NOW))).rejects.toThrow('full');
  await store.recordFailure(leased, 'down', Date.now());
  const [again] = await store.lease(1);
  if (again) await store.recordDelivered(again);
  expect(await store.status()).toMatchObject({ undelivered: 0, deadLetters: 0 });
});

testWithRedis(
  'a server that is killed and restarted has every stored enquiry, and the log says both',
  async () => {
    const warnings = captureLog();
    const infos = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { redis, store } = await aStore();
    const stored = await Promise.all(Array.from({ length: 20 }, () => enqueueAndLease(store)));
    await redis.kill();
    await expect(store.enqueue(aQueuedEnquiry(), leaseFrom(NOW))).rejects.toThrow();
    await redis.start();
    const ids = (await onceAvailable(() => store.list())).map(({ id }) => id);
    expect(ids.sort()).toEqual(stored.map(({ id }) => id).sort());
    expect(await store.lease(20)).toHaveLength(20);
    expect(warnings().map(({ event }) => event)).toEqual(['queue.unavailable']);
    expect(infos.mock.calls.map(([line]) => String(line))).toEqual([
      expect.stringContaining('queue.available'),
    ]);
  },
);

testWithRedis('a server that would lose enquiries is not used', async () => {
  const logged = captureLog();
  const { store } = await aStore({ settings: ['--appendonly', 'no'] });
  await expect(store.enqueue(aQueuedEnquiry(), leaseFrom(NOW))).rejects.toThrow(QueueUnavailableError);
  expect(logged().map(({ event }) => event)).toEqual(['queue.not-durable']);
});

/** Repeats a call until the server is available again. */
async function onceAvailable<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof QueueUnavailableError)) throw error;
      await setImmediate();
    }
  }
}
