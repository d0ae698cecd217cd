import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { affordableVehicles } from './affordable-vehicles.ts';
import type { Vehicle } from './vehicle.ts';

const CARS: Vehicle[] = [
  aVehicle({ chassisNumber: 'CHEAP', clientSellingPrice: 300_000 }),
  aVehicle({ chassisNumber: 'DEAR', clientSellingPrice: 900_000 }),
  aVehicle({ chassisNumber: 'SOLD', clientSellingPrice: 500_000, status: 'SOLD' }),
  aVehicle({ chassisNumber: 'ON-REQUEST', clientSellingPrice: null }),
  aVehicle({ chassisNumber: 'NO-PICTURE', clientSellingPrice: 500_000, images: [] }),
  aVehicle({ chassisNumber: 'MIDDLE', clientSellingPrice: 600_000 }),
];

test.each([
  [900_000, 3, ['DEAR', 'MIDDLE', 'CHEAP']],
  [899_999, 3, ['MIDDLE', 'CHEAP']],
  [900_000, 1, ['DEAR']],
  [299_999, 3, []],
])('up to Rs %i, at most %i cars: %j', (maxPrice, limit, expected) => {
  const found = affordableVehicles(CARS, maxPrice, limit);
  expect(found.map(({ chassisNumber }) => chassisNumber)).toEqual(expected);
});

test('cars of different bodies take precedence', () => {
  const bodies = ['SUV', 'SUV', 'SUV', 'HATCHBACK', 'SALOON'];
  const cars = bodies.map((type, index) =>
    aVehicle({ chassisNumber: `${type}-${index}`, type, clientSellingPrice: 900_000 - index * 100_000 }),
  );
  const found = affordableVehicles(cars, 900_000, 4);
  expect(found.map(({ chassisNumber }) => chassisNumber)).toEqual([
    'SUV-0',
    'SUV-1',
    'HATCHBACK-3',
    'SALOON-4',
  ]);
});
