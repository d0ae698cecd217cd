import { priceLabel, priceText, sellingPrice } from './price.ts';

test.each([
  [1_250_000, 1_250_000, 'As from: Rs 1,250,000'],
  [850_000.4, 850_000.4, 'As from: Rs 850,000'],
  [0, null, 'Price on Request'],
  [-5, null, 'Price on Request'],
  [null, null, 'Price on Request'],
  [NaN, null, 'Price on Request'],
  [Infinity, null, 'Price on Request'],
])('a selling price of %p is the price %p with the label %p', (clientSellingPrice, price, label) => {
  expect(sellingPrice({ clientSellingPrice })).toBe(price);
  expect(priceLabel({ clientSellingPrice })).toBe(label);
  expect(priceText({ clientSellingPrice })).toBe(label.replace('As from: ', ''));
});
