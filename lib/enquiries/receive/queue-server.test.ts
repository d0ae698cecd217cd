import { aBackoffice, status as answer } from '#lib/backoffice/testing/a-backoffice.ts';
import { anEnquiry } from '#lib/domain/testing/an-enquiry.ts';
import { aRedis, DURABLE, testWithRedis } from '#lib/platform/testing/a-redis.ts';
import { aJsonPost, aReceiver } from './testing/a-receiver.ts';

const KEY = '3f1c2b4a-5d6e-4f70-8a9b-0c1d2e3f4a5b';

function aPost() {
  return aJsonPost('contact', anEnquiry('contact'), { 'idempotency-key': KEY });
}

/** A site with a queue server, and the idempotency keys that its backoffice received. */
async function aSite(reply: unknown) {
  const redis = await aRedis(DURABLE);
  const backoffice = await aBackoffice({ 'GET /makes': [], 'POST /email': reply });
  const receiver = await aReceiver({ backofficeUrl: backoffice.url, queueRedis: redis });
  await receiver.queueCounts(); // now the queue server is connected
  function keys() {
    const sends = backoffice.received.filter(({ call }) => call === 'POST /email');
    return sends.map(({ headers }) => headers['idempotency-key']);
  }
  return { ...receiver, redis, keys };
}

testWithRedis('with a queue server a repeated enquiry is delivered once', async () => {
  const { receive, queueCounts, keys } = await aSite(answer(202));
  const responses = [await receive('contact', aPost()), await receive('contact', aPost())];
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect(keys()).toEqual([KEY]);
  expect(await queueCounts()).toEqual({ undelivered: 0, deadLetters: 0 });
});

testWithRedis('an enquiry that the backoffice refuses is a dead letter on the queue server', async () => {
  const { receive, queueCounts } = await aSite(answer(400));
  expect((await receive('contact', aPost())).status).toBe(503);
  expect(await queueCounts()).toEqual({ undelivered: 0, deadLetters: 1 });
});

testWithRedis('while the queue server hangs, an enquiry is sent directly', async () => {
  const { receive, redis, keys, logged } = await aSite(answer(202));
  redis.signal('SIGSTOP');
  expect((await receive('contact', aPost())).status).toBe(200);
  expect(keys()).toEqual([KEY]);
  redis.signal('SIGCONT');
  expect(logged()).toContain('"event":"queue.failed"');
});

testWithRedis('while the queue server is away and the backoffice fails, the visitor is told', async () => {
  const { receive, redis } = await aSite(answer(500));
  await redis.kill();
  expect((await receive('contact', aPost())).status).toBe(503);
});
