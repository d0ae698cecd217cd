import { optimisedAddresses, parseOptimisedAddress, PICTURE_WIDTHS } from './optimised-address.ts';

const SIGNATURE = 'Xb3_-9aQ';

test.each([
  ['http://backoffice.example:8080/a.jpg', '/i/640/Xb3_-9aQ/http/backoffice.example:8080/a.jpg'],
  ['https://cdn.example/a%20b.jpg?v=2&w=9', '/i/640/Xb3_-9aQ/https/cdn.example/a%20b.jpg?v=2&w=9'],
  ['https://cdn.example//http://a.jpg', '/i/640/Xb3_-9aQ/https/cdn.example//http://a.jpg'],
])('the signed picture %s is served at %s', (picture, address) => {
  expect(optimisedAddresses(`${picture}#${SIGNATURE}`, [640])).toEqual([address]);
  expect(parseOptimisedAddress(address)).toEqual({ picture, signature: SIGNATURE, width: 640 });
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

test.each([
  '/i/',
  '/i/640',
  '/i/640/a.jpg',
  '/i/640/Xb3_-9aQ/ftp/cdn.example/a.jpg',
  '/i/640//https/a/b.jpg',
])('%s is no address of a picture', (address) => {
  expect(parseOptimisedAddress(address)).toBeNull();
});
