import { acceptedEncoding, matchesEtag } from './http-headers.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['deflate', 'identity'],
  ['gzip', 'gzip'],
  ['*', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=1.0, BR;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0', 'identity'],
  ['gzip;q=0, *', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0.001 , *;q=0', 'br'],
  ['brotli, xgzip, gzip-x', 'identity'],
  ['deflate , GZIP', 'gzip'],
])('the encoding for %p is %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test.each([
  [undefined, false],
  ['"1"', true],
  ['W/"1"', true],
  ['"2", W/"1"', true],
  ['*', true],
  ['"11"', false],
  ['1', false],
])('whether a client that sends If-None-Match %p has the version "1": %p', (header, expected) => {
  expect(matchesEtag(header, '"1"')).toBe(expected);
});
