import { holds, withCar, withoutSlot, type Slots } from './compare-slots.ts';

type Car = { chassisNumber: string };

const [A, B, C]: Car[] = [{ chassisNumber: 'A' }, { chassisNumber: 'B' }, { chassisNumber: 'C' }];

function slots(first: Car | null | undefined, second: Car | null | undefined): Slots<Car> {
  return [first ?? null, second ?? null];
}

const car: Car = { chassisNumber: 'X' };

test.each([
  ['empty slots', slots(null, null), slots(car, null)],
  ['a full first slot', slots(A, null), slots(A, car)],
  ['a full second slot', slots(null, B), slots(car, B)],
  ['two full slots', slots(A, B), slots(B, car)],
])('a car added to %s', (_name, before, after) => {
  expect(withCar<Car>(before, car)).toEqual(after);
});

test.each([
  ['the first', slots(car, B)],
  ['the second', slots(A, car)],
  ['the only', slots(null, car)],
])('a car that is in %s slot already changes nothing', (_name, before) => {
  expect(holds(before, car)).toBe(true);
  expect(withCar(before, { ...car })).toBe(before);
});

test('of several cars added, the last two stay in order', () => {
  const added = [A, B, C, car].reduce<Slots<Car>>(
    (before, next) => (next ? withCar(before, next) : before),
    [null, null],
  );
  expect(added).toEqual(slots(C, car));
});

test.each([
  [0, slots(null, B)],
  [1, slots(A, null)],
] as const)('emptying slot %i leaves the other car where it is', (index, after) => {
  expect(withoutSlot(slots(A, B), index)).toEqual(after);
});

test('emptying an empty slot changes nothing', () => {
  expect(withoutSlot(slots(A, null), 1)).toEqual(slots(A, null));
});
