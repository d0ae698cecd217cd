import { askedChassisNumber } from './chassis-number';

test.each([
  ['NHP10-1234567', 'NHP10-1234567'],
  [' NHP10-1234567 ', 'NHP10-1234567'],
  ['', null],
  ['  ', null],
  [null, null],
  ['A'.repeat(61), null],
])('an address with %j asks for %j', (value, expected) => {
  expect(askedChassisNumber(value)).toBe(expected);
});
