import * as fc from 'fast-check';

import { typedNumber } from './loan-input';

test.each([
  ['1250000', 1_250_000],
  ['1,250,000', 1_250_000],
  ['1,250,000.50', 1_250_000.5],
  ['12,50,000', 1_250_000],
  ['1 250 000', 1_250_000],
  ['1\u00a0250\u202f000', 1_250_000],
  ["1'250'000", 1_250_000],
  ['Rs 1,250,000', 1_250_000],
  ['rs. 850000', 850_000],
  [' 84 ', 84],
  ['10.5', 10.5],
  ['10,5', 10.5],
  ['10.5 %', 10.5],
  ['.5', 0.5],
  ['10.', 10],
  ['0', 0],
  ['-5', -5],
])('%j is understood as %d', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

test.each(['', '   ', 'abc', '12abc', '1e6', '1,2,3', '1.2.3', '1,25,00', '--5', '.', ',', '-', 'Rs', '∞'])(
  '%j is no number',
  (text) => {
    expect(typedNumber(text)).toBeNaN();
  },
);

test('every amount reads the same grouped and plain', () => {
  const grouped = new Intl.NumberFormat('en-MU', { maximumFractionDigits: 0 });
  fc.assert(
    fc.property(fc.nat(), (amount) => {
      expect(typedNumber(grouped.format(amount))).toBe(amount);
      expect(typedNumber(String(amount))).toBe(amount);
    }),
  );
});
