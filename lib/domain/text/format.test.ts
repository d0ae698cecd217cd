import {
  formatForSale,
  formatKilometres,
  formatRupees,
  formatStock,
  formatRupeesAndCents,
  yearInMauritius,
} from './format.ts';

test.each([
  [1_250_000, 'Rs 1,250,000'],
  [850_000.5, 'Rs 850,001'],
  [999, 'Rs 999'],
])('%p rupees read %p', (amount, shown) => {
  expect(formatRupees(amount)).toBe(shown);
});

test.each([
  [13_488.54, 'Rs 13,488.54'],
  [1_133_037, 'Rs 1,133,037.00'],
  [0, 'Rs 0.00'],
])('%p rupees to the cent read %p', (amount, shown) => {
  expect(formatRupeesAndCents(amount)).toBe(shown);
});

test.each([
  [45_200, '45,200 KM'],
  [0, '0 KM'],
])('%p kilometres read %p', (distance, shown) => {
  expect(formatKilometres(distance)).toBe(shown);
});

test('the year changes at midnight in Mauritius, four hours ahead of UTC', () => {
  expect(yearInMauritius(new Date('2026-12-31T19:59:59Z'))).toBe(2026);
  expect(yearInMauritius(new Date('2026-12-31T20:00:00Z'))).toBe(2027);
});

test.each([
  [{ total: 304, sold: 36 }, '268 cars', '268 cars, 36 sold'],
  [{ total: 2, sold: 1 }, '1 car', '1 car, 1 sold'],
  [{ total: 5, sold: 0 }, '5 cars', '5 cars'],
  [{ total: 36, sold: 36 }, '36 sold cars', '36 sold cars'],
  [{ total: 1, sold: 1 }, '1 sold car', '1 sold car'],
  [{ total: 0, sold: 0 }, '0 cars', '0 cars'],
])('of %j, %s can be bought: %s', (stock, forSale, all) => {
  expect(formatForSale(stock)).toBe(forSale);
  expect(formatStock(stock)).toBe(all);
});
