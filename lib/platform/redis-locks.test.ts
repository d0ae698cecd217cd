import { RedisLocks } from './redis-locks.ts';
import { aRedis, connected, testWithRedis } from './testing/a-redis.ts';

testWithRedis('a lock is held by one instance, which may prolong it, until it is released', async () => {
  const server = await aRedis();
  const [one, other] = [new RedisLocks(await connected(server)), new RedisLocks(await connected(server))];
  expect(await one.take('walk', 60_000)).toBe(true);
  expect(await other.take('walk', 60_000)).toBe(false);
  expect(await other.take('another', 60_000)).toBe(true);
  expect(await one.take('walk', 60_000)).toBe(true);

  await other.release('walk'); // it is not the holder
  expect(await other.take('walk', 60_000)).toBe(false);
  await one.release('walk');
  expect(await other.take('walk', 60_000)).toBe(true);
});

testWithRedis('a lock expires', async () => {
  const server = await aRedis();
  const client = await connected(server);
  await new RedisLocks(client).take('walk', 60_000);
  const left = await client.pTTL('lock:walk');
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(60_000);
});

testWithRedis('without Redis everyone has every lock', async () => {
  const server = await aRedis();
  const [one, other] = [new RedisLocks(await connected(server)), new RedisLocks(await connected(server))];
  expect(await one.take('walk', 60_000)).toBe(true);
  server.signal('SIGSTOP');
  expect(await other.take('walk', 60_000)).toBe(true);
  expect(await new RedisLocks(null).take('walk', 60_000)).toBe(true);
});
