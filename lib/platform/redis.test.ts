import { answerInTime } from './redis.ts';
import { aRedis, connected, testWithRedis } from './testing/a-redis.ts';

testWithRedis('a command is waited for no longer than 100 ms', async () => {
  const server = await aRedis();
  const client = await connected(server);
  server.process.kill('SIGSTOP'); // it accepts commands and does not answer
  await expect(answerInTime(client.get('key'))).rejects.toThrow('within 100 ms');
});

testWithRedis('an answer that came while this process was busy is taken', async () => {
  const client = await connected(await aRedis());
  await client.set('key', 'value');
  const answer = answerInTime(client.get('key'));
  await Promise.resolve(); // now it is written
  const busyUntil = Date.now() + 200;
  while (Date.now() < busyUntil);
  await expect(answer).resolves.toBe('value');
});
