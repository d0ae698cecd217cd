import { stated } from './omit-unknown.ts';

test('only what is known is stated', () => {
  expect(stated({ make: 'TOYOTA', model: '', mileage: null, images: [] })).toEqual({ make: 'TOYOTA' });
});

test('zero and false are known', () => {
  expect(stated({ mileage: 0, value: false })).toEqual({ mileage: 0, value: false });
});
