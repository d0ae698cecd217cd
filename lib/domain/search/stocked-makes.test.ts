import { stockedMakes } from './stocked-makes.ts';

const MAKES = ['AUDI', 'BMW', 'HONDA', 'TOYOTA'];

test('the most stocked makes come first, each with the number of its cars, in whatever spelling', () => {
  const makes = [
    { name: 'Toyota', cars: 50, models: [] },
    { name: 'AUDI', cars: 5, models: [] },
    { name: 'BMW', cars: 7, models: [] },
  ];
  expect(stockedMakes(MAKES, { makes, bodies: [], words: new Set<string>() }, 2)).toEqual([
    { make: 'TOYOTA', cars: 50 },
    { make: 'BMW', cars: 7 },
    { make: 'AUDI', cars: 5 },
    { make: 'HONDA', cars: 0 },
  ]);
});

test('without the index the makes keep their order, and their cars are unknown', () => {
  expect(stockedMakes(MAKES, null, 2)).toEqual(MAKES.map((make) => ({ make, cars: null })));
});
