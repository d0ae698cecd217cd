import { connect } from 'node:net';
import { test } from './behind-nginx.ts';
import type { Change } from './nginx.ts';
import { type PageResponse, request } from './request.ts';
import { expect } from './test.ts';

const CAR = '/car/AQUA-100001';

/** The header X-Address names the visitor. */
const X_ADDRESS: Change = ['server_tokens off;', 'set_real_ip_from 127.0.0.1; real_ip_header X-Address;'];

test.describe.configure({ mode: 'default' }); // in one worker, on one site

test('behind nginx uncached pages of one visitor are limited, and internal addresses are private', async ({
  site,
  openNginx,
}) => {
  const nginx = await openNginx(
    [site],
    [
      ['rate=10r/s', 'rate=1r/m'],
      ['burst=100', 'burst=2'],
      [/ +allow .*\n/g, ''],
    ],
  );
  expect((await request(nginx, CAR)).status).toBe(200);
  const prices = [1, 2, 3, 4].map((index) => request(nginx, `/search?maxPrice=${900_000 + index}`));
  const refused = (await Promise.all(prices)).filter(({ status }) => status !== 200);
  expect(refused.map(({ status }) => status)).toEqual([429, 429]);
  expect(refused[0]?.body).toContain('Too many pages at once');
  expect(refused[0]?.headers.get('retry-after')).toBe('10');
  expect((await request(nginx, CAR)).status, 'a cached page').toBe(200);
  for (const address of ['/api/health', '/api/health/ready', '/api/revalidate', '/metrics']) {
    expect((await request(nginx, address)).status, address).toBe(403);
  }
});

test('behind nginx many new pages that one visitor asks for at once wait, and no other visitor does', async ({
  site,
  openNginx,
}) => {
  const nginx = await openNginx([site], [['rate=10r/s', 'rate=1r/m'], ['delay=10', 'delay=1'], X_ADDRESS]);
  function search(price: number, init?: RequestInit): Promise<PageResponse> {
    return request(nginx, `/search?maxPrice=${800_000 + price}`, init);
  }
  for (const price of [1, 2]) expect((await search(price)).status).toBe(200);
  const leaving = new AbortController();
  let isAnswered = false;
  const third = search(3, { signal: leaving.signal }).then(() => (isAnswered = true));
  const other = { headers: { 'x-address': '203.0.113.9' } };
  for (const price of [4, 5]) expect((await search(price, other)).status).toBe(200);
  expect(isAnswered).toBe(false);
  leaving.abort();
  await expect(third).rejects.toThrow('aborted');
});

test('behind nginx no address of the site is without a limit', async ({ site, openNginx }) => {
  const nginx = await openNginx(
    [site],
    [
      [/rate=\d+r\/s/g, 'rate=1r/m'],
      [/burst=\d+/g, 'burst=2'],
    ],
  );
  for (const address of ['/nothing', '/api/nothing', '/_next/static/nothing.js']) {
    const asked = [1, 2, 3, 4].map((index) => request(nginx, `${address}?${index}`));
    const refused = (await Promise.all(asked)).filter(({ status }) => status === 429);
    expect(refused, address).toHaveLength(1);
  }
  const webhooks = [1, 2, 3, 4].map(() => request(nginx, '/api/revalidate'));
  expect((await Promise.all(webhooks)).map(({ status }) => status)).not.toContain(429);
});

test('behind nginx one visitor has a limited number of connections, however slow', async ({
  site,
  openNginx,
}) => {
  const nginx = await openNginx([site], [['dealership_connections 500', 'dealership_connections 2']]);
  const port = Number(new URL(nginx.url).port);
  // one more than allowed: nginx refuses one of them while it still counts the request that waited for its start
  const slow = [1, 2, 3].map(() => connect({ host: '127.0.0.1', port }));
  for (const socket of slow)
    socket.write(`POST /api/client-car/email HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\nname`);
  await expect.poll(async () => (await request(nginx, '/about')).status).toBe(429);
  for (const socket of slow) socket.destroy();
  const untilBodyTimeout = { timeout: 30_000 }; // client_body_timeout is 20 s: a busy nginx may notice no sooner
  await expect.poll(async () => (await request(nginx, '/about')).status, untilBodyTimeout).toBe(200);
});

test('the IPv6 addresses of a network are one visitor to nginx, however they are abbreviated', async ({
  site,
  openNginx,
}) => {
  const inside = 'location = /visitor { return 200 $visitor; }';
  const nginx = await openNginx([site], [X_ADDRESS, ['    location / {', `    ${inside}\n    location / {`]]);
  async function visitors(addresses: string[]): Promise<string[]> {
    const headers = addresses.map((address) => ({ 'x-address': address }));
    const asked = headers.map((header) => request(nginx, '/visitor', { headers: header }));
    return (await Promise.all(asked)).map(({ body }) => body);
  }
  const networks = {
    '2001:db8:1:2': ['2001:db8:1:2::', '2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2:0:4:0:6'],
    '2001:db8:1:0': ['2001:db8:1::', '2001:db8:1::1', '2001:db8:1::4:5:6', '2001:db8:1:0:3:4:5:6'],
    '2001:db8:0:0': ['2001:db8::', '2001:db8::1', '2001:db8::3:4:5:6', '2001:db8:0:0:3::'],
    '2001:0:0:3': ['2001::3:4:5:6:7', '2001:0:0:3::', '2001:0:0:3:4::', '2001:0:0:3::7'],
    '2001:0:0:0': ['2001::', '2001::1', '2001::4:5:6:7', '2001::5:0:0:7'],
    '203.0.113.9': ['203.0.113.9'],
  };
  for (const [network, addresses] of Object.entries(networks)) {
    expect(new Set(await visitors(addresses)), network).toEqual(new Set([network]));
  }
});
