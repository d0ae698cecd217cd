import {
  optimisedAddresses,
  parseOptimisedAddress,
  PICTURE_WIDTHS,
  pictureOfSource,
} from './optimised-address.ts';

const SIGNATURE = 'Xb3_-9aQ';

const BACKOFFICE = 'http://backoffice.example:8080';

test.each([
  [`${BACKOFFICE}/a.jpg`, 'Xb3_-9aQ', '/a.jpg'],
  [
    `${BACKOFFICE}//cdn.example/a%20b.jpg?v=2&w=http://c`,
    'Xb3_-9aQ',
    '//cdn.example/a%20b.jpg?v=2&w=http://c',
  ],
  ['https://cdn.example/a.jpg?v=2', 'Xb3_-9aQ~', '/~/https/cdn.example/a.jpg?v=2'],
  ['http://cdn.example:8443//a/b.webp', 'Xb3_-9aQ~', '/~/http/cdn.example:8443//a/b.webp'],
])('the picture %s with the signature %s is served from %s', (picture, signature, source) => {
  const address = `/i/640/${SIGNATURE}${source}`;
  expect(optimisedAddresses(`${picture}#${signature}`, [640])).toEqual([address]);
  expect(parseOptimisedAddress(address)).toEqual({ source, signature: SIGNATURE, width: 640 });
  expect(pictureOfSource(source, BACKOFFICE)).toBe(picture);
});

test('an address names a width that pages use', () => {
  const widths = [...new Set(Object.values(PICTURE_WIDTHS).flat())];
  const [address = ''] = optimisedAddresses(`https://cdn.example/a.jpg#${SIGNATURE}`, [640]) ?? [];
  for (const width of widths)
    expect(parseOptimisedAddress(address.replace('640', String(width)))?.width).toBe(width);
  for (const width of [32, 256, 641, 750, 3840, '0640', '-640', ''])
    expect(parseOptimisedAddress(address.replace('640', String(width)))).toBeNull();
  expect(widths).toHaveLength(6);
});

test.each([
  'https://elsewhere.example/a.jpg',
  'https://elsewhere.example/a.jpg#top',
  '/assets/drawings/placeholder-car.avif',
  '',
])('%p is not signed, and has no address on the optimiser', (picture) => {
  expect(optimisedAddresses(picture, [640])).toBeNull();
});

test.each(['/i/', '/i/640', '/i/640/a.jpg', '/i/640//a.jpg'])('%s is no address of a picture', (address) => {
  expect(parseOptimisedAddress(address)).toBeNull();
});
