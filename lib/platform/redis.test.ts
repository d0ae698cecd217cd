import { setImmediate } from 'node:timers/promises';
import { connectRedis, replyOrNull, withTimeout } from './redis.ts';
import { aRedis, aRedisClient, disconnect, testWithRedis } from './testing/a-redis.ts';
import { captureLog } from './testing/capture-log.ts';
import { until } from './testing/until.ts';

testWithRedis('a command times out after 100 ms', async () => {
  const server = await aRedis();
  const client = await aRedisClient(server);
  server.signal('SIGSTOP'); // it accepts commands but does not reply
  await expect(withTimeout(client.get('key'))).rejects.toThrow('within 100 ms');
});

testWithRedis('at most a thousand commands wait for a server that does not reply', async () => {
  const server = await aRedis();
  const client = await aRedisClient(server);
  server.signal('SIGSTOP');
  const commands = Array.from({ length: 1_100 }, () => client.get('key'));
  const results = Promise.allSettled(commands);
  await expect(commands.at(-1)).rejects.toThrow('queue is full');
  await expect(withTimeout(commands[0] ?? Promise.resolve(null))).rejects.toThrow('within 100 ms');
  disconnect(client); // rejects those that wait
  const rejections = (await results).filter(
    (result) => result.status === 'rejected' && String(result.reason).includes('queue is full'),
  );
  expect(rejections.length).toBeGreaterThanOrEqual(100);
});

testWithRedis('a reply that arrives while this process is busy is in time', async () => {
  const client = await aRedisClient(await aRedis());
  await client.set('key', 'value');
  const reply = withTimeout(client.get('key'));
  await setImmediate(); // the command is written now
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200); // blocks this thread
  await expect(reply).resolves.toBe('value');
});

testWithRedis('one log line says that Redis is down, and one that it is back', async () => {
  const server = await aRedis();
  const client = await aRedisClient(server);
  const warnings = captureLog();
  const infos = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  server.signal('SIGKILL');
  await until(() => !client.isReady);
  await expect(withTimeout(client.get('key'))).rejects.toThrow('offline');
  await server.start();
  await until(() => client.isReady);
  expect(warnings()).toMatchObject([{ event: 'redis.unavailable' }]);
  expect(infos.mock.calls.join()).toContain('redis.available');
  infos.mockRestore();
});

testWithRedis(
  'one log line says that Redis hangs, however many commands fail until the connection breaks',
  async () => {
    const server = await aRedis();
    const warnings = captureLog();
    const client = connectRedis(server.url, { socketTimeoutMs: 1_000 });
    server.onEnd(() => Promise.resolve(disconnect(client)));
    await until(() => client.isReady);
    server.signal('SIGSTOP');
    for (const key of ['a', 'b', 'c']) expect(await replyOrNull(client.get(key))).toBeNull();
    await until(() => !client.isReady);
    expect(warnings()).toMatchObject([{ event: 'redis.unavailable' }]);
  },
);
