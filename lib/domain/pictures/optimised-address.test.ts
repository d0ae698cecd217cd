import { optimisedPictures } from './optimised-pictures.ts';
import { optimisedAddresses, parseOptimisedAddress, PICTURE_WIDTHS } from './optimised-address.ts';

const PICTURES = optimisedPictures({
  backofficeUrl: 'http://backoffice.example:8080',
  imageHosts: ['cdn.example', 'img.example:8443'],
  imagePaths: null,
});

function pictureAt(url: string): string | undefined {
  return parseOptimisedAddress(url, PICTURES)?.picture;
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

test('an address names a width that pages use', () => {
  const widths = [...new Set(Object.values(PICTURE_WIDTHS).flat())];
  for (const width of widths) {
    expect(parseOptimisedAddress(`/i/${width}/a.jpg`, PICTURES)?.width).toBe(width);
  }
  const refused = [32, 48, 64, 96, 128, 256, 750, 2048, 3840].map((width) => pictureAt(`/i/${width}/a.jpg`));
  expect(new Set(refused)).toEqual(new Set([undefined]));
  expect(widths).toHaveLength(6);
});

test.each([
  'https://elsewhere.example/a.jpg',
  'http://backoffice.example:8080/api/client-car/makes',
  '/assets/drawings/placeholder-car.avif',
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
  expect(pictureAt(address)).toBeUndefined();
});

test.each([
  '/i/640/./a.jpg',
  '/i/640/b/../a.jpg',
  '/i/640/../../a.jpg',
  '/i/640/b/%2e%2e/a.jpg',
  '/i/640/\\elsewhere.example/a.jpg',
  '/i/640/a b.jpg',
  '/i/640/a.jpg?',
  '/i/640/a.jpg#top',
  '/i/640/~/http/backoffice.example:8080/a.jpg',
  '/i/640/~/https/CDN.example/a.jpg',
  '/i/640/~/https/cdn.example:443/a.jpg',
  '/i/640/~/https/user@cdn.example/a.jpg',
])('%s is another spelling than that of a page, and refused', (address) => {
  expect(pictureAt(address)).toBeUndefined();
});

test('without an origin no address is valid', () => {
  expect(parseOptimisedAddress('/i/640/a.jpg', { origins: [], paths: null })).toBeNull();
});
