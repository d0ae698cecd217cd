import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

import { cutOrigin, isPage, refusalOf as refusal } from './request-line.ts';

function aRequest(method: string, url: string, headers: Record<string, string> = { host: 'cars.example' }) {
  return Object.assign(new IncomingMessage(new Socket()), { method, url, headers, httpVersion: '1.1' });
}

const PICTURES = { origins: ['https://backoffice.example'], paths: null };

function refusalOf(request: IncomingMessage) {
  return refusal(request, PICTURES);
}

test.each([
  ['GET', '/'],
  ['HEAD', '/car/ABC-1?utm_source=x'],
  ['GET', '/car/%C3%A9'],
  ['GET', '/search?make=%E0%A4%A'],
  ['POST', '/api/client-car/email'],
  ['OPTIONS', '/api/client-car/email-ads'],
  ['POST', '/api/revalidate?x=1'],
  ['GET', '/_next/image?url=https%3A%2F%2Fbackoffice.example%2Fa.jpg&w=640&q=70'],
])('%s %s may pass', (method, url) => {
  expect(refusalOf(aRequest(method, url))).toBeNull();
});

test.each(['/car/%E0%A4%A', '/%', '/%ff', '*', 'about', 'ftp://cars.example/'])(
  'the address %s cannot be read',
  (url) => {
    expect(refusalOf(aRequest('GET', url))).toEqual({ status: 400 });
  },
);

test.each([
  '/_next/image',
  '/_next/image?url=',
  '/_next/image?url=/icon.svg',
  '/_next/image?url=https://elsewhere.example/a.jpg',
  '/_next/image?url=https://backoffice.example/api/client-car/makes',
  '/_next/image?url=https://backoffice.example/a.jpg&url=https://elsewhere.example/a.jpg',
])('%s is no picture that may be fetched', (url) => {
  expect(refusalOf(aRequest('GET', url))).toEqual({ status: 400 });
});

test('a request that does not say whom it asks cannot be read, unless it is of an age that did not', () => {
  const unnamed = aRequest('GET', '/', {});
  expect(refusalOf(unnamed)).toEqual({ status: 400 });
  expect(refusalOf(Object.assign(unnamed, { httpVersion: '1.0' }))).toBeNull();
});

test.each(['cars.example', 'cars.example:8443', 'my_site', '127.0.0.1:3000', '[::1]:3000'])(
  'a request may ask the host %s',
  (host) => {
    expect(refusalOf(aRequest('GET', '/', { host }))).toBeNull();
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
])('the host %p cannot be read', (host) => {
  expect(refusalOf(aRequest('GET', '/', { host }))).toEqual({ status: 400 });
});

test('a request that asks two hosts cannot be read', () => {
  const request = aRequest('GET', '/', { host: 'cars.example' });
  request.rawHeaders = ['Host', 'cars.example', 'Accept', 'host', 'HOST', 'evil.example'];
  expect(refusalOf(request)).toEqual({ status: 400 });
  request.rawHeaders = ['Host', 'cars.example', 'Accept', 'host'];
  expect(refusalOf(request)).toBeNull();
});

test.each(['[', '%E0%A4%A', '%7B%7D', 'x'.repeat(50_000)])(
  'a navigation from %.20s cannot be read',
  (state) => {
    const navigation = aRequest('GET', '/about', { host: 'cars.example', 'next-router-state-tree': state });
    expect(refusalOf(navigation)).toEqual({ status: 400 });
  },
);

test('a navigation that says where it comes from may pass', () => {
  const state = encodeURIComponent(
    JSON.stringify(['', { children: ['about', { children: ['__PAGE__', {}] }] }]),
  );
  const navigation = aRequest('GET', '/about', { host: 'cars.example', 'next-router-state-tree': state });
  expect(refusalOf(navigation)).toBeNull();
});

test.each([
  ['POST', '/', 'GET, HEAD'],
  ['OPTIONS', '/about', 'GET, HEAD'],
  ['PUT', '/_next/static/x.js', 'GET, HEAD'],
  ['TRACE', '/api/health', 'GET, HEAD'],
  ['POST', '/api/not-there', 'GET, HEAD'],
  ['DELETE', '/api/client-car/email', 'GET, HEAD, POST, OPTIONS'],
])('%s %s is refused, and told what is not', (method, url, allow) => {
  expect(refusalOf(aRequest(method, url))).toEqual({ status: 405, headers: { allow } });
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
