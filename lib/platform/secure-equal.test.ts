import { secureEqual } from './secure-equal.ts';

test.each([
  ['open sesame', true],
  ['open sesam', false],
  ['open sesame ', false],
  ['', false],
])('%j equals "open sesame": %p', (given, expected) => {
  expect(secureEqual(given, 'open sesame')).toBe(expected);
});
