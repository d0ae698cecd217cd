import { setImmediate } from 'node:timers/promises';
import { answerInTime } from './redis.ts';
import { aRedis, connected, disconnect, testWithRedis } from './testing/a-redis.ts';
import { captureLog } from './testing/capture-log.ts';
import { resetProcess } from './testing/reset-process.ts';
import { until } from './testing/until.ts';

testWithRedis('a command is waited for no longer than 100 ms', async () => {
  const server = await aRedis();
  const client = await connected(server);
  server.signal('SIGSTOP'); // it accepts commands and does not answer
  await expect(answerInTime(client.get('key'))).rejects.toThrow('within 100 ms');
});

testWithRedis('an answer that came while this process was busy is taken', async () => {
  const client = await connected(await aRedis());
  await client.set('key', 'value');
  const answer = answerInTime(client.get('key'));
  await setImmediate(); // now it is written
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200); // this thread does nothing else meanwhile
  await expect(answer).resolves.toBe('value');
});

testWithRedis('one line tells that Redis is away, and one that it is back', async () => {
  const server = await aRedis();
  const client = await connected(server);
  const warnings = captureLog();
  const infos = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  server.signal('SIGKILL');
  await until(() => !client.isReady);
  await expect(answerInTime(client.get('key'))).rejects.toThrow('offline');
  await server.start();
  await until(() => client.isReady);
  expect(warnings()).toMatchObject([{ event: 'redis.unavailable' }]);
  expect(infos.mock.calls.join()).toContain('redis.available');
  infos.mockRestore();
});

testWithRedis(
  'one line tells that Redis hangs, however many commands fail until the connection breaks',
  async () => {
    const server = await aRedis();
    const warnings = captureLog();
    process.env['REDIS_URL'] = server.url;
    resetProcess();
    const { answerOrNull, redis } = await import('./redis.ts');
    const client = redis();
    if (!client) throw new Error('REDIS_URL is not read');
    await until(() => client.isReady);
    server.signal('SIGSTOP');
    for (const key of ['a', 'b', 'c']) expect(await answerOrNull(client.get(key))).toBeNull();
    await until(() => !client.isReady);
    expect(warnings()).toMatchObject([{ event: 'redis.unavailable' }]);
    disconnect(client);
  },
);
