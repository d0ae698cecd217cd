import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { betterVehicle, priceDifference } from './better-vehicle.ts';

const car = aVehicle();

test.each([
  [{ mileage: 10 }, { mileage: 20 }, { mileage: 0, year: null, price: null }],
  [{ mileage: 20 }, { mileage: 0 }, { mileage: 1, year: null, price: null }],
  [{ yearOfManufacture: 2019 }, { yearOfManufacture: 2021 }, { mileage: null, year: 1, price: null }],
  [{ clientSellingPrice: 900_000 }, { clientSellingPrice: 800_000 }, { mileage: null, year: null, price: 1 }],
  [{ mileage: null }, { clientSellingPrice: 0 }, { mileage: null, year: null, price: null }],
])('of %j and %j the better ones are %j', (first, second, better) => {
  expect(betterVehicle([aVehicle(first), aVehicle(second)])).toEqual(better);
});

test('beside an empty slot no value is better', () => {
  expect(betterVehicle([car, null])).toEqual({ mileage: null, year: null, price: null });
});

test.each([
  [900_000, 800_000, 100_000],
  [800_000, 900_000, 100_000],
  [800_000, 800_000, null],
  [800_000, null, null],
  [0, 800_000, null],
])('prices of %p and %p differ by %p', (first, second, difference) => {
  const vehicles = [
    aVehicle({ clientSellingPrice: first }),
    aVehicle({ clientSellingPrice: second }),
  ] as const;
  expect(priceDifference(vehicles)).toBe(difference);
});
