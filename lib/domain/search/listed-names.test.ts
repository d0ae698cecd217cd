import { listedNameFilter } from './listed-names.ts';

test('texts that are too long for a name are left out, and all names after the first 40,000 characters', () => {
  const names = Array.from({ length: 500 }, (_, index) => `MODEL ${index}`.padEnd(100, '.'));
  expect(['', 'A'.repeat(201), ...names].filter(listedNameFilter())).toEqual(names.slice(0, 400));
});
