import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

import { firstSights } from './first-sights';

const BROWSER = { 'x-forwarded-for': '198.51.100.7', 'user-agent': 'a' };
const PAGE = { method: 'GET', url: '/about', headers: BROWSER };
const SEND = { method: 'POST', url: '/api/client-car/email', headers: BROWSER };

/** Notes requests on a clock that is moved by hand; gives what a request is told. */
function aMemory() {
  const clock = { now: 1000 };
  const note = firstSights({
    trustedProxies: 0,
    now: () => clock.now,
    limits: { clients: 2, milliseconds: 60_000 },
  });
  function told({ headers, ...line }: typeof PAGE): unknown {
    const request = Object.assign(new IncomingMessage(new Socket()), line, { headers: { ...headers } });
    note(request);
    return request.headers['x-first-sight-ms'];
  }
  return { clock, told };
}

test('a send is told how long ago its client first asked for a page', () => {
  const { clock, told } = aMemory();
  told(PAGE);
  clock.now += 150.4;
  told(PAGE);
  expect(told(SEND)).toBe('150');
});

test('a client that never asked for a page is not known', () => {
  const { told } = aMemory();
  told(SEND);
  told({ ...PAGE, url: '/_next/static/x.js' });
  expect(told(SEND)).toBeUndefined();
});

test.each([
  ['another address', { 'x-forwarded-for': '198.51.100.8' }],
  ['another browser', { 'user-agent': 'b' }],
])('%s is another client', (_what, differing) => {
  const { told } = aMemory();
  told(PAGE);
  expect(told({ ...SEND, headers: { ...BROWSER, ...differing } })).toBeUndefined();
});

test('a first sight is forgotten in time', () => {
  const { clock, told } = aMemory();
  told(PAGE);
  clock.now += 59_999;
  expect(told(SEND)).toBe('59999');
  clock.now += 1;
  expect(told(SEND)).toBeUndefined();
});

test('of too many clients the oldest are forgotten', () => {
  const { told } = aMemory();
  const clients = ['a', 'b', 'c'].map((browser) => ({ ...BROWSER, 'user-agent': browser }));
  for (const headers of clients) told({ ...PAGE, headers });
  expect(clients.map((headers) => told({ ...SEND, headers }))).toEqual([undefined, '0', '0']);
});
