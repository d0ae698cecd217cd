import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

import { cutOrigin, isPage, refusedLine } from './request-line';

function aRequest(method: string, url: string, headers: Record<string, string> = { host: 'cars.example' }) {
  return Object.assign(new IncomingMessage(new Socket()), { method, url, headers, httpVersion: '1.1' });
}

test.each([
  ['GET', '/'],
  ['HEAD', '/car/ABC-1?utm_source=x'],
  ['GET', '/car/%C3%A9'],
  ['GET', '/search?make=%E0%A4%A'],
  ['POST', '/api/client-car/email'],
  ['OPTIONS', '/api/health'],
])('%s %s may pass', (method, url) => {
  expect(refusedLine(aRequest(method, url))).toBeNull();
});

test.each(['/car/%E0%A4%A', '/%', '/%ff', '*', 'about', 'ftp://cars.example/'])(
  'the address %s cannot be read',
  (url) => {
    expect(refusedLine(aRequest('GET', url))).toEqual({ status: 400 });
  },
);

test('a request that does not say whom it asks cannot be read, unless it is of an age that did not', () => {
  const unnamed = aRequest('GET', '/', {});
  expect(refusedLine(unnamed)).toEqual({ status: 400 });
  expect(refusedLine(Object.assign(unnamed, { httpVersion: '1.0' }))).toBeNull();
});

test.each([
  ['POST', '/', 'GET, HEAD'],
  ['OPTIONS', '/about', 'GET, HEAD'],
  ['PUT', '/_next/static/x.js', 'GET, HEAD'],
  ['TRACE', '/api/health', 'GET, HEAD, POST, OPTIONS'],
  ['DELETE', '/api/client-car/email', 'GET, HEAD, POST, OPTIONS'],
])('%s %s is refused, and told what is not', (method, url, allow) => {
  expect(refusedLine(aRequest(method, url))).toEqual({ status: 405, headers: { allow } });
});

test.each([
  ['http://evil.example/search?page=2', '/search?page=2'],
  ['HTTPS://evil.example', '/'],
  ['http://evil.example//about', '//about'],
  ['/about?from=http://evil.example/', '/about?from=http://evil.example/'],
])('of the address %s the site sees %s', (url, seen) => {
  const request = aRequest('GET', url);
  cutOrigin(request);
  expect(request.url).toBe(seen);
});

test.each([
  ['GET', '/', true],
  ['HEAD', '/sitemap.xml', true],
  ['GET', '/apiary', true],
  ['POST', '/', false],
  ['GET', '/api/health', false],
  ['GET', '/_next/image?url=x', false],
])('%s %s asks for a page: %p', (method, url, expected) => {
  expect(isPage(aRequest(method, url))).toBe(expected);
});
