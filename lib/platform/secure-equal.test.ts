import { isSameSecret } from './secure-equal.ts';

test.each([
  ['open sesame', true],
  ['open sesam', false],
  ['open sesame ', false],
  ['', false],
])('%j opens what "open sesame" locks: %p', (given, expected) => {
  expect(isSameSecret(given, 'open sesame')).toBe(expected);
});
