import { TEXTS } from './current-texts.ts';

const { numbers } = TEXTS.en;

test.each([
  [1_250_000, 'Rs 1,250,000'],
  [850_000.5, 'Rs 850,001'],
  [999, 'Rs 999'],
])('%p rupees read %p', (amount, shown) => {
  expect(numbers.rupees(amount)).toBe(shown);
});

test.each([
  [13_488.54, 'Rs 13,488.54'],
  [1_133_037, 'Rs 1,133,037.00'],
  [0, 'Rs 0.00'],
])('%p rupees to the cent read %p', (amount, shown) => {
  expect(numbers.rupeesAndCents(amount)).toBe(shown);
});

test.each([
  [45_200, '45,200 KM'],
  [0, '0 KM'],
])('%p kilometres read %p', (distance, shown) => {
  expect(numbers.kilometres(distance)).toBe(shown);
});

test.each([
  [{ total: 304, sold: 36 }, '268 cars', '268 cars, 36 sold'],
  [{ total: 2, sold: 1 }, '1 car', '1 car, 1 sold'],
  [{ total: 5, sold: 0 }, '5 cars', '5 cars'],
  [{ total: 36, sold: 36 }, '36 sold cars', '36 sold cars'],
  [{ total: 1, sold: 1 }, '1 sold car', '1 sold car'],
  [{ total: 0, sold: 0 }, '0 cars', '0 cars'],
])('of %j, %s can be bought: %s', (stock, forSale, all) => {
  expect(numbers.forSale(stock)).toBe(forSale);
  expect(numbers.stock(stock)).toBe(all);
});

test.each([
  [{ total: 1304, sold: 36 }, '1\u00a0268\u00a0voitures, 36 vendues'],
  [{ total: 2, sold: 1 }, '1\u00a0voiture, 1 vendue'],
  [{ total: 36, sold: 36 }, '36\u00a0voitures vendues'],
  [{ total: 0, sold: 0 }, '0\u00a0voiture'],
])('in French %j is %s', (stock, all) => {
  expect(TEXTS.fr.numbers.stock(stock)).toBe(all);
});
