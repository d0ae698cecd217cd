import { isOptimised, optimisedPictures } from './optimised-pictures.ts';
import { optimisedAddresses, optimiserRequest } from './optimised-address.ts';

const PICTURES = optimisedPictures({
  backofficeUrl: 'http://backoffice.example:8080',
  imageHosts: ['cdn.example', 'img.example:8443'],
  imagePaths: null,
});

/** The picture that the optimiser is asked for at an address; null when the address is refused. */
function pictureAt(url: string): string | null {
  const asked = optimiserRequest(url, PICTURES);
  const picture = asked && new URL(asked, 'http://site.example').searchParams.get('url');
  return picture && isOptimised(picture, PICTURES) ? picture : null;
}

test.each([
  ['http://backoffice.example:8080/a.jpg', '/i/640/a.jpg'],
  ['http://backoffice.example:8080/pictures/a%20b.jpg?v=2&w=9', '/i/640/pictures/a%20b.jpg?v=2&w=9'],
  [
    'http://backoffice.example:8080/~/https/cdn.example/a.jpg',
    '/i/640/~/http/backoffice.example:8080/~/https/cdn.example/a.jpg',
  ],
  ['http://backoffice.example:8080//cdn.example/a.jpg', '/i/640//cdn.example/a.jpg'],
  ['https://cdn.example/a.jpg', '/i/640/~/https/cdn.example/a.jpg'],
  ['http://cdn.example/~/a.jpg?b', '/i/640/~/http/cdn.example/~/a.jpg?b'],
  ['https://img.example:8443/a/b.webp', '/i/640/~/https/img.example:8443/a/b.webp'],
])('the picture %s is served at %s', (picture, address) => {
  expect(optimisedAddresses(picture, [640], PICTURES)).toEqual([address]);
  expect(pictureAt(address)).toBe(picture);
});

test('the optimiser is asked for width and quality', () => {
  expect(optimiserRequest('/i/96/a.jpg', PICTURES)).toBe(
    '/_next/image?url=http%3A%2F%2Fbackoffice.example%3A8080%2Fa.jpg&w=96&q=70',
  );
});

test.each([
  'https://elsewhere.example/a.jpg',
  'http://backoffice.example:8080/api/client-car/makes',
  '/assets/placeholder-car.svg',
  '',
])('%s has no address on the optimiser', (picture) => {
  expect(optimisedAddresses(picture, [640], PICTURES)).toBeNull();
});

test.each([
  '/i/640/~/https/elsewhere.example/a.jpg',
  '/i/640/~/https/cdn.example@elsewhere.example/a.jpg',
  '/i/640/~/https/cdn.example%2f@elsewhere.example/a.jpg',
  '/i/640/~/https/127.0.0.1/a.jpg',
  '/i/640/~/ftp/cdn.example/a.jpg',
  '/i/640/~/https/cdn.example/api?file=a.jpg',
  '/i/640/~/https//elsewhere.example/a.jpg',
  '/i/640@elsewhere.example/a.jpg',
  '/i/640.elsewhere.example/a.jpg',
  '/i/640/api/client-car/makes',
  '/i/640/pictures/..%2f..%2fapi/a.jpg',
  '/i/641/a.jpg',
  '/i/0640/a.jpg',
  '/i/-640/a.jpg',
  '/i/640',
  '/i//a.jpg',
  '/i/',
])('%s is refused', (address) => {
  expect(pictureAt(address)).toBeNull();
});

test('a path cannot leave the backoffice', () => {
  expect(pictureAt('/i/640/../../a.jpg')).toBe('http://backoffice.example:8080/a.jpg');
  expect(pictureAt('/i/640/\\elsewhere.example/a.jpg')).toBe(
    'http://backoffice.example:8080//elsewhere.example/a.jpg',
  );
});

test('without an origin no address is valid', () => {
  expect(optimiserRequest('/i/640/a.jpg', { origins: [], paths: null })).toBeNull();
});
