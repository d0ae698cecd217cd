import { sellingPrice } from './price.ts';

test.each([
  [1_250_000, 1_250_000],
  [850_000.4, 850_000.4],
  [0, null],
  [-5, null],
  [null, null],
  [NaN, null],
  [Infinity, null],
])('a selling price of %p is the price %p', (clientSellingPrice, price) => {
  expect(sellingPrice({ clientSellingPrice })).toBe(price);
});
