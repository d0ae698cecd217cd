import { aRedis, aRedisClient, DURABLE, testWithRedis } from '#lib/platform/testing/a-redis.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { warnUnlessDurable } from './queue-server.ts';

/** What is logged about a server with these settings. */
async function warnings(settings: string[]) {
  const client = await aRedisClient(await aRedis(settings), '');
  const logged = captureLog();
  await warnUnlessDurable(client);
  return logged();
}

testWithRedis('of a durable server nothing is logged', async () => {
  expect(await warnings(DURABLE)).toEqual([]);
});

for (const [settings, needed] of [
  [[], 'appendonly yes (it has no), appendfsync always (it has everysec)'],
  [['--appendonly', 'yes'], 'appendfsync always (it has everysec)'],
  [[...DURABLE, '--no-appendfsync-on-rewrite', 'yes'], 'no-appendfsync-on-rewrite no (it has yes)'],
  [[...DURABLE, '--maxmemory-policy', 'allkeys-lru'], 'maxmemory-policy noeviction (it has allkeys-lru)'],
] as const)
  testWithRedis(`a warning names what a server lacks: ${needed}`, async () => {
    expect(await warnings([...settings])).toMatchObject([
      { level: 'warn', event: 'queue.not-durable', problem: `it needs ${needed}` },
    ]);
  });

testWithRedis('a server that does not tell its settings is warned of', async () => {
  const hidden = [...DURABLE, '--rename-command', 'CONFIG', ''];
  expect(await warnings(hidden)).toMatchObject([{ level: 'warn', event: 'queue.not-durable' }]);
});
