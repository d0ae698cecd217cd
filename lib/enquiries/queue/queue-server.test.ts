import { createClient } from 'redis';
import { aRedis, DURABLE, testWithRedis } from '#lib/platform/testing/a-redis.ts';
import { queueServerProblem } from './queue-server.ts';

testWithRedis('a server that keeps what it answers may hold enquiries', async () => {
  const { url } = await aRedis(DURABLE);
  expect(await queueServerProblem(url)).toBeNull();
});

for (const [settings, needed] of [
  [[], 'appendonly yes (it has no), appendfsync always (it has everysec)'],
  [['--appendonly', 'yes'], 'appendfsync always (it has everysec)'],
  [[...DURABLE, '--maxmemory-policy', 'allkeys-lru'], 'maxmemory-policy noeviction (it has allkeys-lru)'],
] as const)
  testWithRedis(`a server that needs ${needed} may not`, async () => {
    const { url } = await aRedis([...settings]);
    expect(await queueServerProblem(url)).toBe(
      `The server of QUEUE_REDIS_URL would lose enquiries: it needs ${needed}.`,
    );
  });

testWithRedis('a server that does not tell its settings may not', async () => {
  const { url } = await aRedis([...DURABLE, '--rename-command', 'CONFIG', '']);
  expect(await queueServerProblem(url)).toMatch(/does not tell .* CONFIG GET\.$/);
});

testWithRedis('a user who may not ask for the settings is told so', async () => {
  const { url } = await aRedis(DURABLE);
  const client = createClient({ url });
  await client.connect();
  await client.sendCommand(['ACL', 'SETUSER', 'site', 'on', '>secret', '~*', '&*', '+@all', '-config']);
  client.destroy();
  expect(await queueServerProblem(url.replace('//', '//site:secret@'))).toMatch(/permit CONFIG GET/);
});

test('a server that does not answer does not keep the site from starting', async () => {
  expect(await queueServerProblem('redis://127.0.0.1:1')).toBeNull();
});
