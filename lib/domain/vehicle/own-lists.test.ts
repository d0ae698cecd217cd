import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import {
  carsOfList,
  RECENT_CARS,
  savedAddress,
  SAVED_CARS,
  serializeList,
  sharedCars,
  withCarInFront,
  withCarsOf,
  withoutCar,
} from './own-lists.ts';

const AQUA = aVehicle({ chassisNumber: 'AQUA' });
const VITZ = aVehicle({ chassisNumber: 'VITZ' });

function numbers(cars: { chassisNumber: string }[]): string[] {
  return cars.map(({ chassisNumber }) => chassisNumber);
}

test('a stored list has the cars with their price, and only the first picture', () => {
  const stored = serializeList([aVehicle({ images: ['/1.jpg', '/2.jpg'], clientSellingPrice: 595_000 })]);
  expect(carsOfList(stored, SAVED_CARS)).toMatchObject([
    { chassisNumber: 'NHP10-6712345', make: 'TOYOTA', clientSellingPrice: 595_000, images: ['/1.jpg'] },
  ]);
  expect(stored).not.toContain('Reverse camera');
});

test.each(['{', '7', 'null', '{"0":1}', '[null, {"make":"KIA"}]'])('%s is an empty list', (stored) => {
  expect(carsOfList(stored, SAVED_CARS)).toEqual([]);
});

test('a car is put in front once, and the oldest ones of a full list go', () => {
  expect(numbers(withCarInFront([AQUA, VITZ], VITZ, RECENT_CARS))).toEqual(['VITZ', 'AQUA']);
  const full = Array.from({ length: 6 }, (_, index) => aVehicle({ chassisNumber: `CAR-${index}` }));
  expect(numbers(withCarInFront(full, VITZ, RECENT_CARS))).toEqual([
    ...['VITZ', 'CAR-0', 'CAR-1', 'CAR-2', 'CAR-3', 'CAR-4'],
  ]);
});

test('the cars of another list come in front, as many as fit, and own ones stay as they are', () => {
  const other = [VITZ, { ...AQUA, clientSellingPrice: 1 }];
  expect(withCarsOf(other, [AQUA], SAVED_CARS)).toEqual([VITZ, AQUA]);
  const full = Array.from({ length: RECENT_CARS.maxCars }, (_, index) =>
    aVehicle({ chassisNumber: `${index}` }),
  );
  expect(withCarsOf(other, full, RECENT_CARS)).toEqual(full);
  expect(withCarsOf(other, full.slice(1), RECENT_CARS)).toEqual([VITZ, ...full.slice(1)]);
});

test('an empty list is not stored', () => {
  expect(serializeList(withoutCar([AQUA], 'AQUA'))).toBeNull();
});

test.each([
  [['A', 'B'], '/saved?cars=A,B'],
  [['A/1', 'É&,'], '/saved?cars=A%2F1,%C3%89%26%2C'],
  [['AB,CD-0007', 'TRAIL-40 '], '/saved?cars=AB%2CCD-0007,TRAIL-40%20'],
  [[], '/saved'],
])('the list %j has the address %s, and is read from it', (cars, address) => {
  expect(savedAddress(cars)).toBe(address);
  expect(sharedCars(address.slice('/saved'.length))).toEqual(cars);
});

test('a shared list names each car once, and at most 50', () => {
  expect(sharedCars('?x=1,2&cars=A,B,,A,B,')).toEqual(['A', 'B']);
  expect(sharedCars('?cars=')).toEqual([]);
  const many = Array.from({ length: 60 }, (_, index) => `CAR-${index}`);
  expect(sharedCars(`?cars=${many.join(',')}`)).toHaveLength(50);
  expect(sharedCars(`?cars=${'A'.repeat(61)}`)).toEqual([]);
});
