import { createClient } from '@redis/client';
import { aRedis, DURABLE, testWithRedis } from '#lib/platform/testing/a-redis.ts';
import { queueServerProblem } from './queue-server.ts';

testWithRedis('a durable server is accepted', async () => {
  const { url } = await aRedis(DURABLE);
  expect(await queueServerProblem(url)).toBeNull();
});

for (const [settings, needed] of [
  [[], 'appendonly yes (it has no), appendfsync always (it has everysec)'],
  [['--appendonly', 'yes'], 'appendfsync always (it has everysec)'],
  [[...DURABLE, '--no-appendfsync-on-rewrite', 'yes'], 'no-appendfsync-on-rewrite no (it has yes)'],
  [[...DURABLE, '--maxmemory-policy', 'allkeys-lru'], 'maxmemory-policy noeviction (it has allkeys-lru)'],
] as const)
  testWithRedis(`a server that needs ${needed} is rejected`, async () => {
    const { url } = await aRedis([...settings]);
    expect(await queueServerProblem(url)).toBe(
      `The server of QUEUE_REDIS_URL would lose enquiries: it needs ${needed}.`,
    );
  });

testWithRedis('a server without the command CONFIG is rejected', async () => {
  const { url } = await aRedis([...DURABLE, '--rename-command', 'CONFIG', '']);
  expect(await queueServerProblem(url)).toMatch(/does not tell .* CONFIG GET\.$/);
});

testWithRedis('a user without permission for CONFIG GET is rejected', async () => {
  const { url } = await aRedis(DURABLE);
  const client = createClient({ url });
  await client.connect();
  await client.sendCommand(['ACL', 'SETUSER', 'site', 'on', '>secret', '~*', '&*', '+@all', '-config']);
  client.destroy();
  expect(await queueServerProblem(url.replace('//', '//site:secret@'))).toMatch(/permit CONFIG GET/);
});

for (const [what, settings, credentials] of [
  ['wrong password', ['--requirepass', 'secret'], ':wrong@'],
  ['missing password', ['--requirepass', 'secret'], ''],
  ['user that it does not know', [], 'site:secret@'],
] as const)
  testWithRedis(`a ${what} is a problem`, async () => {
    const { url } = await aRedis([...DURABLE, ...settings]);
    expect(await queueServerProblem(url.replace('//', `//${credentials}`))).toBe(
      'The server of QUEUE_REDIS_URL refuses its user name or password.',
    );
  });

test('a server that cannot be reached does not prevent the start', async () => {
  expect(await queueServerProblem('redis://127.0.0.1:1')).toBeNull();
});
