import { omitUnknown } from './omit-unknown.ts';

test('only known values are stated', () => {
  expect(omitUnknown({ make: 'TOYOTA', model: '', mileage: null, images: [] })).toEqual({ make: 'TOYOTA' });
});

test('zero and false are known', () => {
  expect(omitUnknown({ mileage: 0, value: false })).toEqual({ mileage: 0, value: false });
});
