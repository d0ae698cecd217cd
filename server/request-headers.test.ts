import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

import { cleanRequestHeaders } from './request-headers';

function remaining(headers: Record<string, string>, options = { dev: false }) {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  cleanRequestHeaders(request, options);
  return request.headers;
}

test.each([
  'content-security-policy',
  'content-security-policy-report-only',
  'next-action',
  'x-middleware-subrequest',
  'x-middleware-prefetch',
  'x-matched-path',
  'x-now-route-matches',
  'x-invoke-path',
  'x-nextjs-data',
  'x-next-revalidated-tags',
  'x-prerender-revalidate',
  'next-resume',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'range',
  'if-match',
])('%s never reaches Next', (name) => {
  expect(remaining({ [name]: 'anything' })).not.toHaveProperty(name);
});

test('what the browser side of Next sends is left as it is', () => {
  const headers = {
    rsc: '1',
    'next-router-state-tree': '%5B%5D',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_tree',
    'next-url': '/search',
    cookie: 'XSRF-TOKEN=1',
    host: 'cars.example.mu',
  };
  expect(remaining(headers)).toMatchObject(headers);
});

test('what Next sends in development only is left as it is there', () => {
  const headers = { 'x-nextjs-request-id': '1', 'next-hmr-refresh': '1' };
  expect(remaining(headers, { dev: true })).toMatchObject(headers);
});

test.each([
  [{}, '203.0.113.9'],
  [{ 'x-forwarded-for': '198.51.100.7, 10.0.0.1' }, '198.51.100.7, 10.0.0.1, 203.0.113.9'],
])('the last hop is the peer of the socket, whatever was sent (%#)', (headers, hops) => {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: '203.0.113.9' });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, headers);
  cleanRequestHeaders(request, { dev: false });
  expect(request.headers['x-forwarded-for']).toBe(hops);
});
