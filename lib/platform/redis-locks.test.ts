import { RedisLocks } from './redis-locks.ts';
import { aRedis, aRedisClient, testWithRedis, type TestRedis } from './testing/a-redis.ts';

/** The locks of a new instance. */
async function locks(server: TestRedis): Promise<RedisLocks> {
  return new RedisLocks(await aRedisClient(server));
}

testWithRedis('one instance holds a lock and may extend it until it releases the lock', async () => {
  const server = await aRedis();
  const [one, other] = [await locks(server), await locks(server)];
  expect(await one.acquire('sync', 60_000)).toBe(true);
  expect(await other.acquire('sync', 60_000)).toBe(false);
  expect(await other.acquire('another', 60_000)).toBe(true);
  expect(await one.acquire('sync', 60_000)).toBe(true);

  await other.release('sync'); // it is not the holder
  expect(await other.acquire('sync', 60_000)).toBe(false);
  await one.release('sync');
  expect(await other.acquire('sync', 60_000)).toBe(true);
});

testWithRedis('a lock expires', async () => {
  const server = await aRedis();
  const client = await aRedisClient(server);
  await new RedisLocks(client).acquire('sync', 60_000);
  const left = await client.pTTL('lock:sync');
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(60_000);
});

testWithRedis('without Redis every instance acquires every lock', async () => {
  const server = await aRedis();
  const [one, other] = [await locks(server), await locks(server)];
  expect(await one.acquire('sync', 60_000)).toBe(true);
  server.signal('SIGSTOP');
  expect(await other.acquire('sync', 60_000)).toBe(true);
  expect(await new RedisLocks(null).acquire('sync', 60_000)).toBe(true);
});
