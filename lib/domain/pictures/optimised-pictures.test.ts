import { isOptimised, optimisedPictures } from './optimised-pictures.ts';

const SETTINGS = {
  backofficeUrl: 'http://backoffice.example:8080',
  imageHosts: ['cdn.example', 'img.example:8443'],
  imagePaths: null,
};
const ANY_PICTURE = optimisedPictures(SETTINGS);
const SOME_PATHS = optimisedPictures({ ...SETTINGS, imagePaths: ['/pictures/', '/media/car', '/~a/b%20c/'] });

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
  expect(isOptimised(address, ANY_PICTURE)).toBe(true);
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
  expect(isOptimised(address, ANY_PICTURE)).toBe(false);
});

test('the backoffice may have an IPv6 address', () => {
  const pictures = optimisedPictures({ ...SETTINGS, backofficeUrl: 'http://[::1]:8080' });
  expect(isOptimised('http://[::1]:8080/a.jpg', pictures)).toBe(true);
  expect(isOptimised('http://[::2]:8080/a.jpg', pictures)).toBe(false);
});

test.each([
  'http://backoffice.example:8080/pictures/1',
  'http://backoffice.example:8080/pictures/2026/a',
  'http://backoffice.example:8080/pictures/.a/b.txt?c',
  'http://backoffice.example:8080/media/car',
  'http://backoffice.example:8080/media/car/1',
  'http://backoffice.example:8080/media/cars/2/3',
  'https://cdn.example/~a/b%20c/d',
])('where IMAGE_PATHS is set the optimiser may fetch %s', (address) => {
  expect(isOptimised(address, SOME_PATHS)).toBe(true);
});

test.each([
  'http://backoffice.example:8080/api/a.jpg',
  'http://backoffice.example:8080/Pictures/a.jpg',
  'http://backoffice.example:8080/pictures',
  'http://backoffice.example:8080/pictures/../api',
  'http://backoffice.example:8080/pictures/%2e%2e/api',
  'http://backoffice.example:8080/media/bus/car',
  'http://backoffice.example:8080/x/pictures/a',
  'https://evil.example/pictures/a',
])('where IMAGE_PATHS is set the optimiser may not fetch %s', (address) => {
  expect(isOptimised(address, SOME_PATHS)).toBe(false);
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
  expect(isOptimised(`http://backoffice.example:8080${path}`, SOME_PATHS)).toBe(false);
  expect(isOptimised(`http://backoffice.example:8080${path}.jpg`, ANY_PICTURE)).toBe(false);
});

test('a parameter of a servlet container is no extension', () => {
  expect(isOptimised('http://backoffice.example:8080/admin/export;.jpg', ANY_PICTURE)).toBe(false);
});

test('an invalid address is not fetched', () => {
  expect(isOptimised('/pictures/a.jpg', ANY_PICTURE)).toBe(false);
  expect(isOptimised('', SOME_PATHS)).toBe(false);
});

test('without a single path nothing is fetched', () => {
  const pictures = optimisedPictures({ ...SETTINGS, imagePaths: [] });
  expect(isOptimised('http://backoffice.example:8080/a.jpg', pictures)).toBe(false);
});
