import { isOptimised, pictureOrigins } from './optimised-pictures.ts';

const SETTINGS = {
  backofficeUrl: 'http://backoffice.example:8080',
  imageHosts: ['cdn.example', 'img.example:8443'],
};
const ORIGINS = pictureOrigins(SETTINGS);

test.each([
  'http://backoffice.example:8080/a.jpg',
  'http://backoffice.example:8080/pictures/a%20b.jpg?v=2',
  'https://cdn.example/a.jpg',
  'http://cdn.example/.well-known/a.jpg',
  'https://img.example:8443/a.jpg',
  'http://cdn.example/a.b/.c/D.JPEG',
  'http://cdn.example/x.webp?name=.txt',
  'http://cdn.example/x.AVIF#top',
])('the optimiser may fetch %s', (address) => {
  expect(isOptimised(address, ORIGINS)).toBe(true);
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
  'http://backoffice.example:8080/api/client-car/makes',
  'http://backoffice.example:8080/admin?file=a.jpg',
  'http://backoffice.example:8080/admin#a.jpg',
  'http://backoffice.example:8080/jpg',
  'http://backoffice.example:8080/a.jpg/delete',
  'http://backoffice.example:8080/a.svg',
  'http://backoffice.example:8080/',
])('the optimiser may not fetch %s', (address) => {
  expect(isOptimised(address, ORIGINS)).toBe(false);
});

test('the backoffice may have an IPv6 address', () => {
  const origins = pictureOrigins({ ...SETTINGS, backofficeUrl: 'http://[::1]:8080' });
  expect(isOptimised('http://[::1]:8080/a.jpg', origins)).toBe(true);
  expect(isOptimised('http://[::2]:8080/a.jpg', origins)).toBe(false);
});

test.each([
  ...['/pictures/%2e%2e%2fapi', '/pictures/..%2Fapi', '/pictures/..%5capi', '/pictures/.%2e%2Fa'],
  ...[
    '/pictures/..;/api',
    '/pictures/..x/api',
    '/pictures/%2E.;x=1/api',
    '/pictures/a%2f../api',
    '/pictures/%5c..b',
  ],
  ...['/pictures/%252e%252e/api', '/pictures/%252fapi', '/pictures/a%3Bb', '/pictures/a;jsessionid=1'],
])('a path that a server may take for another is not fetched: %s', (path) => {
  expect(isOptimised(`http://backoffice.example:8080${path}.jpg`, ORIGINS)).toBe(false);
});

test('a parameter of a servlet container is no extension', () => {
  expect(isOptimised('http://backoffice.example:8080/admin/export;.jpg', ORIGINS)).toBe(false);
});

test('an invalid address is not fetched', () => {
  expect(isOptimised('/pictures/a.jpg', ORIGINS)).toBe(false);
  expect(isOptimised('', ORIGINS)).toBe(false);
});
