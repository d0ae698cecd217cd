import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNotFoundError } from '#lib/platform/atomic-write.ts';
import { aRedisClient, testWithRedis, type TestRedis } from '#lib/platform/testing/a-redis.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { until } from '#lib/platform/testing/until.ts';
import { PREFIX } from './bullmq-queue.ts';
import { aQueuedEnquiry } from './testing/a-queued-enquiry.ts';
import { aWorkingQueue, bullmqEngine, DELIVERED, failed, neverAborted, REFUSED } from './testing/engines.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Begins the keys of an earlier release, for a SITE_URL that may have changed since. */
const EARLIER_PREFIX = 'cars.example:8443';

/** The content of all files in a directory, as text. */
function readFiles(directory: string): string {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => readIfExists(join(parentPath, name))).join();
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
async function dump(redis: TestRedis): Promise<string> {
  const client = await aRedisClient(redis, '');
  const values: unknown[] = [];
  for (const key of await client.keys('*')) {
    const type = await client.type(key);
    if (type === 'hash') values.push(key, await client.hGetAll(key));
    else if (type === 'stream') values.push(key, await client.xRange(key, '-', '+'));
    else values.push(key, await client.dump(key)); // ids and counts
  }
  return JSON.stringify(values);
}

/** Lets `eraseExpired` take place later. */
async function eraseLater(queue: { eraseExpired: () => Promise<string[]> }, laterMs: number) {
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + laterMs);
  const erased = await queue.eraseExpired();
  now.mockRestore();
  return erased;
}

testWithRedis(
  'the server keeps the id of a delivered enquiry for a day, and nothing else of it',
  async () => {
    const engine = await bullmqEngine();
    const enquiry = aQueuedEnquiry();
    await engine.open().deliver(enquiry, AbortSignal.abort());
    expect(await dump(engine.redis)).toMatch(/Aqua.*Priya|Priya.*Aqua/);
    const { queue } = aWorkingQueue(engine, ({ attempts }) => (attempts < 2 ? failed() : DELIVERED));
    await until(async () => (await queue.status()).undelivered === 0);
    expect(await dump(engine.redis)).not.toMatch(/Aqua|Priya/);
    await eraseLater(queue, DAY_MS - 60_000);
    expect(await queue.deliver(enquiry, neverAborted())).toBe('delivered');
    await eraseLater(queue, DAY_MS + 60_000);
    expect(await engine.redis.command(['EXISTS', `${PREFIX}:enquiries:${enquiry.id}`])).toBe(0);
  },
);

testWithRedis('a dead letter is erased after 30 days, or by the operator', async () => {
  const engine = await bullmqEngine();
  const { queue } = aWorkingQueue(engine, () => REFUSED);
  const [byAge, byOperator] = [aQueuedEnquiry(), aQueuedEnquiry()];
  for (const enquiry of [byAge, byOperator])
    expect(await queue.deliver(enquiry, neverAborted())).toBe('refused');
  expect(await queue.erase(byOperator.id)).toBe(true);
  expect(await eraseLater(queue, 30 * DAY_MS - 60_000)).toEqual([]);
  expect(await eraseLater(queue, 30 * DAY_MS + 60_000)).toEqual([byAge.id]);
  expect(await dump(engine.redis)).not.toMatch(/Aqua|Priya/);
});

testWithRedis("once a day deleted data are erased from the server's disk", async () => {
  const engine = await bullmqEngine();
  const { queue } = aWorkingQueue(engine, () => DELIVERED);
  await queue.deliver(aQueuedEnquiry(), neverAborted());
  expect(readFiles(engine.redis.directory)).toMatch(/Aqua/);
  await queue.eraseExpired();
  await until(() => !/Aqua/.test(readFiles(engine.redis.directory)));
  expect(await engine.redis.command(['EXISTS', `${PREFIX}:log-rewritten`])).toBe(1);
});

testWithRedis(
  'jobs and dead letters of earlier releases, under the host of their SITE_URL, are delivered',
  async () => {
    const engine = await bullmqEngine();
    const client = await aRedisClient(engine.redis, '');
    const { Queue, createNodeRedisClient } = await import('bullmq');
    const options = {
      connection: createNodeRedisClient(client),
      prefix: EARLIER_PREFIX,
      skipVersionCheck: true,
    };
    const queues = { waiting: new Queue('enquiries', options), dead: new Queue('dead-letters', options) };
    for (const [name, queue] of Object.entries(queues)) {
      const { id, kind, payload, ...enquiry } = aQueuedEnquiry();
      const times = { storedAt: Date.now(), dueAt: Date.now(), leasedUntil: 0, enqueueId: 'x' };
      const data = {
        ...enquiry,
        ...times,
        payload: JSON.stringify(payload),
        attempts: 1,
        refusedMs: 0,
        failure: name,
      };
      await queue.add(kind, data, { jobId: id, delay: 1, removeOnComplete: true });
    }
    await client.lPush(
      `${EARLIER_PREFIX}:dead-letters:wait`,
      (await queues.dead.getDelayed()).map(({ id }) => id ?? ''),
    );
    await client.del(`${EARLIER_PREFIX}:dead-letters:delayed`);

    const { queue, attempted } = aWorkingQueue(engine, ({ attempts }) =>
      attempts === 2 ? failed() : DELIVERED,
    );
    await until(() => attempted.length === 4);
    await until(async () => (await queue.status()).undelivered === 0);
    expect(attempted.map(({ attempts }) => attempts).sort()).toEqual([2, 2, 3, 3]);
    for (const earlier of Object.values(queues)) expect(await earlier.getJobCountByTypes()).toBe(0);
  },
);

testWithRedis('while the server hangs or is down an enquiry cannot be stored, and then it can', async () => {
  const engine = await bullmqEngine();
  const { queue, logged } = aWorkingQueue(engine, () => DELIVERED);
  expect(await queue.deliver(aQueuedEnquiry(), neverAborted())).toBe('delivered');
  engine.redis.signal('SIGSTOP');
  await expect(queue.deliver(aQueuedEnquiry(), neverAborted())).rejects.toThrow('within 1000 ms');
  engine.redis.signal('SIGCONT');
  expect(await queue.deliver(aQueuedEnquiry(), neverAborted())).toBe('delivered');

  await engine.redis.kill();
  await until(() => logged().some(({ event }) => event === 'queue.unavailable'));
  await expect(queue.deliver(aQueuedEnquiry(), neverAborted())).rejects.toThrow('unavailable');
  await engine.redis.start();
  await until(() => queue.status().then(Boolean, () => false));
  expect(await queue.deliver(aQueuedEnquiry(), AbortSignal.timeout(15_000))).toBe('delivered');
});

testWithRedis('thousands of enquiries on the server are listed', async () => {
  const engine = await bullmqEngine();
  captureLog();
  const queue = engine.open();
  const { id } = aQueuedEnquiry();
  await queue.deliver(aQueuedEnquiry({ id }), AbortSignal.abort());
  const copies = `for i = 1, 2000 do
    redis.call('COPY', KEYS[1], KEYS[1] .. i)
    redis.call('LPUSH', KEYS[2], ARGV[1] .. i)
  end`;
  const [job, waiting] = [id, 'wait'].map((name) => `${PREFIX}:enquiries:${name}`);
  await engine.redis.command(['EVAL', copies, '2', String(job), String(waiting), id]);
  expect(await queue.list()).toHaveLength(2001);
});

testWithRedis('data that are no JSON are listed as unreadable, and can be erased', async () => {
  const engine = await bullmqEngine();
  const queue = engine.open();
  const { id } = aQueuedEnquiry();
  await queue.deliver(aQueuedEnquiry({ id }), AbortSignal.abort());
  await engine.redis.command(['HSET', `${PREFIX}:enquiries:${id}`, 'data', '{"payload": "broken']);
  expect(await queue.list()).toMatchObject([{ id, unreadable: 'unreadable: invalid JSON' }]);
  expect(JSON.stringify(await queue.show(id))).toContain('broken');
  expect(await queue.erase(id)).toBe(true);
});
