import { aBackoffice } from '#lib/backoffice/testing/a-backoffice.ts';
import { aRedis, testWithRedis } from '#lib/platform/testing/a-redis.ts';
import { anEnquiry } from '#lib/domain/testing/an-enquiry.ts';
import { clientAddress } from './rate-limit.ts';
import { aJsonPost, aReceiver } from './testing/a-receiver.ts';

test.each([
  ['203.0.113.9', 0, '203.0.113.9'],
  ['6.6.6.6, 203.0.113.9', 0, '203.0.113.9'],
  ['203.0.113.9, 10.0.0.1', 1, '203.0.113.9'],
  ['6.6.6.6, 203.0.113.9, 10.0.0.1', 1, '203.0.113.9'],
  ['203.0.113.9, 10.0.0.2, 10.0.0.1', 2, '203.0.113.9'],
  ['10.0.0.1', 2, '10.0.0.1'],
  ['::ffff:203.0.113.9', 0, '203.0.113.9'],
  ['203.0.113.9:4711, 10.0.0.1', 1, '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', 0, '2001:db8:1:2'],
  ['2001:DB8:1:2::9', 0, '2001:db8:1:2'],
  ['[2001:db8:1:2::9]:4711, 10.0.0.1', 1, '2001:db8:1:2'],
  ['2001:db8::1', 0, '2001:db8:0:0'],
  ['::1', 0, '0:0:0:0'],
  ['fe80::1%eth0', 0, 'fe80:0:0:0'],
])('with the hops %s and %i trusted proxies the client is %s', (hops, trusted, client) => {
  expect(clientAddress(hops, trusted)).toBe(client);
});

test.each([
  '',
  'unknown',
  '_hidden',
  '203.0.113.9.9',
  '0x7f.1',
  '[2001:db8::1',
  `${'x'.repeat(9000)}, 10.0.0.1`,
])('clients without a valid address count as one (%.20s)', (hops) => {
  expect(clientAddress(hops, 1)).toBe('');
});

test('the eleventh submission of a form in a minute is rejected, but not of another form or client', async () => {
  const { url, received } = await aBackoffice({
    'GET /makes': [],
    'POST /email': null,
    'POST /email-ads': null,
  });
  const { receive } = await aReceiver({ backofficeUrl: url, perMinute: 10 });

  function send(headers = {}) {
    return receive('contact', aJsonPost('contact', anEnquiry('contact'), headers));
  }

  for (let count = 1; count <= 10; count += 1) expect((await send()).status).toBe(200);

  const rejected = await send();
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(50);
  expect(Number(rejected.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect(received.filter(({ call }) => call === 'POST /email')).toHaveLength(10);

  expect((await send({ 'x-forwarded-for': '198.51.100.8' })).status).toBe(200);
  expect((await receive('ads', aJsonPost('ads', anEnquiry('ads')))).status).toBe(200);
});

test('an invalid form does not count', async () => {
  const { url } = await aBackoffice({ 'GET /makes': [], 'POST /email': null });
  const { receive } = await aReceiver({ backofficeUrl: url, perMinute: 1 });
  expect((await receive('contact', aJsonPost('contact', {}))).status).toBe(422);
  expect((await receive('contact', aJsonPost('contact', anEnquiry('contact')))).status).toBe(200);
});

testWithRedis('instances that share a Redis count together, and separately while it is down', async () => {
  const shared = await aRedis();
  const { url } = await aBackoffice({ 'GET /makes': [], 'POST /email': null });
  const settings = { backofficeUrl: url, perMinute: 2, redisUrl: shared.url };
  const instances = [await aReceiver(settings), await aReceiver(settings)] as const;

  async function send(instance: number) {
    const response = await instances[instance]?.receive(
      'contact',
      aJsonPost('contact', anEnquiry('contact')),
    );
    return response?.status;
  }

  expect([await send(0), await send(1), await send(0), await send(1)]).toEqual([200, 200, 429, 429]);

  shared.signal('SIGSTOP'); // it accepts commands but does not reply
  expect([await send(0), await send(0), await send(0), await send(1)]).toEqual([200, 200, 429, 200]);

  shared.signal('SIGKILL');
  expect(await send(0)).toBe(429);
});
