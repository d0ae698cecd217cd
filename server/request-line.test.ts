import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { invalidRequest, loggablePath, stripOrigin } from './request-line.ts';

function aRequest(method: string, url: string, headers: Record<string, string> = { host: 'cars.example' }) {
  return Object.assign(new IncomingMessage(new Socket()), { method, url, headers, httpVersion: '1.1' });
}

test.each([
  ['GET', '/'],
  ['HEAD', '/car/ABC-1?utm_source=x'],
  ['GET', '/car/%C3%A9'],
  ['GET', '/search?make=%E0%A4%A'],
  ['POST', '/api/client-car/email'],
  ['POST', '/api/revalidate?x=1'],
  ['GET', '/i/640/a.jpg?v=2'],
])('%s %s is passed on', (method, url) => {
  expect(invalidRequest(aRequest(method, url))).toBeNull();
});

test.each(['/car/%E0%A4%A', '/%', '/%ff', '*', 'about', 'ftp://cars.example/'])(
  'the address %s is rejected',
  (url) => {
    expect(invalidRequest(aRequest('GET', url))).toEqual({ status: 400 });
  },
);

test.each([
  '/feeds/../search',
  '/api/%2E%2e/about',
  '/car/..',
  '/car/%2e',
  '/./search?q=x',
  '/share/..\\fr',
  '/feeds/..#/search',
  '/blogs/..%2fapi%2fx',
  '/fr/blogs%2F%2e%2E%2Fi',
  '/car/x%5c..%5cy',
])('the address %s, which a URL parser takes for another one, is rejected', (url) => {
  expect(invalidRequest(aRequest('GET', url))).toEqual({ status: 400 });
});

test.each(['/car/A..B', '/car/A..%2fB', '/car/.A', '/blogs/...', '/search?q=/../'])(
  'the dots of %s are no segment',
  (url) => {
    expect(invalidRequest(aRequest('GET', url))).toBeNull();
  },
);

test.each(['/_next/image', '/_next/image?url=https%3A%2F%2Fbackoffice.example%2Fa.jpg&w=640&q=70'])(
  "%s is an address of Next's optimiser, and rejected",
  (url) => {
    expect(invalidRequest(aRequest('GET', url))).toEqual({ status: 400 });
  },
);

test('a request without a host is rejected, unless it is HTTP/1.0', () => {
  const unnamed = aRequest('GET', '/', {});
  expect(invalidRequest(unnamed)).toEqual({ status: 400 });
  expect(invalidRequest(Object.assign(unnamed, { httpVersion: '1.0' }))).toBeNull();
});

test.each(['cars.example', 'cars.example:8443', 'my_site', '127.0.0.1:3000', '[::1]:3000', '[2001:DB8::1]'])(
  'the host %s is accepted',
  (host) => {
    expect(invalidRequest(aRequest('GET', '/', { host }))).toBeNull();
  },
);

test.each([
  '',
  'a b',
  'evil.example/about',
  'user@evil.example',
  'cars.example:x',
  'a,b',
  '[::1',
  'é',
  'a%2fb',
])('the host %p is rejected', (host) => {
  expect(invalidRequest(aRequest('GET', '/', { host }))).toEqual({ status: 400 });
});

test('a request with two hosts is rejected', () => {
  const request = aRequest('GET', '/', { host: 'cars.example' });
  request.rawHeaders = ['Host', 'cars.example', 'Accept', 'host', 'HOST', 'evil.example'];
  expect(invalidRequest(request)).toEqual({ status: 400 });
  request.rawHeaders = ['Host', 'cars.example', 'Accept', 'host'];
  expect(invalidRequest(request)).toBeNull();
});

test.each([
  ['POST', '/', 'GET, HEAD'],
  ['OPTIONS', '/about', 'GET, HEAD'],
  ['PUT', '/_next/static/x.js', 'GET, HEAD'],
  ['TRACE', '/api/health', 'GET, HEAD'],
  ['POST', '/api/not-there', 'GET, HEAD'],
  ['DELETE', '/api/client-car/email', 'POST'],
  ['OPTIONS', '/api/client-car/email-ads?language=fr', 'POST'],
  ['GET', '/api/client-car/email', 'POST'],
  ['HEAD', '/api/revalidate', 'POST'],
])('%s %s is rejected, naming the allowed methods', (method, url, allow) => {
  expect(invalidRequest(aRequest(method, url))).toEqual({ status: 405, headers: { allow } });
});

test.each([
  ['/car/A-1?price=1', '/car/A-1'],
  ['/form-result/3f1c?x=1', '/form-result/*'],
  ['/fr/form-result/3f1c', '/fr/form-result/*'],
])('the path of %s is logged as %s', (url, logged) => {
  expect(loggablePath(url)).toBe(logged);
});

test.each([
  ['http://evil.example/search?page=2', '/search?page=2'],
  ['HTTPS://evil.example', '/'],
  ['http://evil.example//about', '//about'],
  ['/about?from=http://evil.example/', '/about?from=http://evil.example/'],
])('the request target %s becomes %s', (url, seen) => {
  const request = aRequest('GET', url);
  stripOrigin(request);
  expect(request.url).toBe(seen);
});

test.each(['/api/client-car/email?x=1', '/api/revalidate'])(
  'a body for %s whose length is not known is rejected',
  (url) => {
    const headers = { host: 'cars.example', 'transfer-encoding': 'chunked' };
    expect(invalidRequest(aRequest('POST', url, headers))).toEqual({ status: 411 });
  },
);
