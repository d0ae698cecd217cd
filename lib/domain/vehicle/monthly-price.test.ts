import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { monthlyPriceLabel, MONTHLY_TERMS } from './monthly-price.ts';

test.each([
  [{ clientSellingPrice: 1_045_000 }, 'about Rs 14,096 a month'],
  [{ clientSellingPrice: 2_040_000 }, 'about Rs 27,517 a month'],
  [{ clientSellingPrice: 1_045_000, status: 'SOLD' }, null],
  [{ clientSellingPrice: null }, null],
])('a car with %j costs %p', (differences, label) => {
  expect(monthlyPriceLabel(aVehicle(differences))).toBe(label);
});

test('the terms of a search replace the defaults', () => {
  const vehicle = aVehicle({ clientSellingPrice: 595_000 });
  expect(monthlyPriceLabel(vehicle, { deposit: 95_000, months: 60 })).toBe('about Rs 10,747 a month');
});

test('the terms are those of the calculator', () => {
  expect(MONTHLY_TERMS).toBe('A month: 20 % down, 84 months at 10.5 % a year.');
});
