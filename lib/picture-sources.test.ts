import { hasRemoteMatch } from 'next/dist/shared/lib/match-remote-pattern';

import { isPrivateHost, pictureSources } from './picture-sources';

const SOURCES = pictureSources({
  backofficeUrl: 'http://backoffice.example:8080',
  imageHosts: ['cdn.example', 'img.example:8443'],
});

function isTaken(address: string, sources = SOURCES): boolean {
  return hasRemoteMatch([], sources, new URL(address));
}

test.each([
  'http://backoffice.example:8080/a.jpg',
  'http://backoffice.example:8080/pictures/a%20b.jpg?v=2',
  'https://cdn.example/a.jpg',
  'http://cdn.example/.well-known/a.jpg',
  'https://img.example:8443/a.jpg',
])('the optimiser may fetch %s', (address) => {
  expect(isTaken(address)).toBe(true);
});

test.each([
  'https://backoffice.example:8080/a.jpg',
  'http://backoffice.example/a.jpg',
  'http://backoffice.example:8081/a.jpg',
  'http://backoffice.example:8080@evil.example/a.jpg',
  'https://evil.example/cdn.example/a.jpg',
  'https://cdn.example.evil.example/a.jpg',
  'https://xcdn.example/a.jpg',
  'https://a.cdn.example/a.jpg',
  'https://img.example/a.jpg',
  'file:///cdn.example/a.jpg',
])('the optimiser may not fetch %s', (address) => {
  expect(isTaken(address)).toBe(false);
});

test('a backoffice may be known by an address of IPv6', () => {
  const sources = pictureSources({ backofficeUrl: 'http://[::1]:8080', imageHosts: [] });
  expect(isTaken('http://[::1]:8080/a.jpg', sources)).toBe(true);
  expect(isTaken('http://[::2]:8080/a.jpg', sources)).toBe(false);
});

test.each([
  'localhost',
  '127.0.0.1',
  '[::1]',
  '10.0.0.7',
  '172.16.0.2',
  '192.168.1.2',
  '[fd00::1]',
  'backoffice',
  'bo.internal',
])('%s is in the private network', (hostname) => {
  expect(isPrivateHost(hostname)).toBe(true);
});

test.each([
  'backoffice.example',
  '203.0.113.9',
  '172.32.0.1',
  '[2001:db8::1]',
  '10.example.com',
  'local.example',
])('%s is on the internet', (hostname) => {
  expect(isPrivateHost(hostname)).toBe(false);
});
