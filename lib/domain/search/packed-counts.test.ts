import { unpackCounts, packCounts } from './packed-counts.ts';
import type { FacetCounts } from './inventory-view.ts';

const LISTS = { make: ['AUDI', 'BMW', 'TOYOTA'], model: ['A4', 'AQUA'] };
const OTHERS = {
  transmission: [],
  fuel: [],
  body: [['SUV', 9]],
  colour: [['WHITE', 7]],
  origin: [],
  availability: [],
} satisfies Partial<FacetCounts>;

test('makes and models are counted without their names, in the order of their lists', () => {
  const counts: FacetCounts = {
    ...OTHERS,
    make: [
      ['TOYOTA', 5],
      ['AUDI', 1],
    ],
    model: [['Aqua', 4]],
  };
  const packed = packCounts(counts, LISTS);
  expect(packed).toEqual({ ...OTHERS, make: [1, 0, 5], model: [0, 4] });
  expect(unpackCounts(packed, LISTS)).toEqual({
    ...OTHERS,
    make: [
      ['AUDI', 1],
      ['TOYOTA', 5],
    ],
    model: [['AQUA', 4]],
  });
});

test('the count of a model that is not in the list is left out', () => {
  const counts: FacetCounts = { ...OTHERS, make: [], model: [['BEETLE', 2]] };
  expect(unpackCounts(packCounts(counts, LISTS), LISTS).model).toEqual([]);
});
