import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { sanitizeRequestHeaders } from './request-headers.ts';

function remaining(headers: Record<string, string>, options = { dev: false }) {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  sanitizeRequestHeaders(request, options);
  return request.headers;
}

test.each([
  'content-security-policy',
  'content-security-policy-report-only',
  'next-action',
  'x-action-forwarded',
  'x-invocation-id',
  'x-middleware-subrequest',
  'x-middleware-prefetch',
  'x-matched-path',
  'x-now-route-matches',
  'x-invoke-path',
  'x-nextjs-data',
  'next-hmr-refresh',
  'next-instant-navigation-testing-prefetch',
  'x-next-revalidated-tags',
  'x-prerender-revalidate',
  'next-resume',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'forwarded',
  'rsc',
  'next-router-state-tree',
  'next-url',
  'range',
  'if-match',
  'if-range',
  'if-unmodified-since',
  'x-unknown',
])('%s never reaches Next', (name) => {
  expect(remaining({ [name]: 'anything' })).not.toHaveProperty(name);
});

test('what route handlers read reaches Next', () => {
  const headers = {
    host: 'cars.example',
    'content-type': 'application/json',
    'idempotency-key': 'x',
    cookie: 'a=b',
  };
  expect(remaining(headers)).toMatchObject(headers);
});

test('headers that Next uses in development only are kept there', () => {
  const headers = { 'x-nextjs-request-id': '1', 'next-hmr-refresh': '1', rsc: '1', 'next-url': '/search' };
  expect(remaining(headers, { dev: true })).toMatchObject(headers);
});

test.each([
  ['203.0.113.9', undefined, '203.0.113.9'],
  ['203.0.113.9', '198.51.100.7, 10.0.0.1', '203.0.113.9'],
  ['2a00:1450::1', '198.51.100.7', '2a00:1450::1'],
  ['10.0.0.2', '198.51.100.7, 10.0.0.1', '198.51.100.7, 10.0.0.1, 10.0.0.2'],
  ['127.0.0.1', '198.51.100.7', '198.51.100.7, 127.0.0.1'],
  ['::1', '198.51.100.7', '198.51.100.7, ::1'],
  ['::ffff:172.18.0.1', '198.51.100.7', '198.51.100.7, ::ffff:172.18.0.1'],
  [undefined, '198.51.100.7', ''],
])(
  'the last hop is the peer %s of the socket; earlier hops are kept only from a private address',
  (peer, sent, hops) => {
    const socket = new Socket();
    Object.defineProperty(socket, 'remoteAddress', { value: peer });
    const request = new IncomingMessage(socket);
    if (sent !== undefined) request.headers['x-forwarded-for'] = sent;
    sanitizeRequestHeaders(request, { dev: false });
    expect(request.headers['x-forwarded-for']).toBe(hops);
  },
);
