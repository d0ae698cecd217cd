import { editDistance } from './edit-distance.ts';

test.each([
  ['vitz', 'vitz', 0],
  ['', 'fit', 3],
  ['fit', '', 3],
  ['vits', 'vitz', 1],
  ['toyta', 'toyota', 1],
  ['hondda', 'honda', 1],
  ['hodna', 'honda', 1],
  ['adnoh', 'honda', 4],
  ['ca', 'abc', 3],
  ['nisan', 'nisssan', 2],
])('%p and %p are %i slips apart', (one, other, slips) => {
  expect(editDistance(one, other, 5)).toBe(slips);
  expect(editDistance(other, one, 5)).toBe(slips);
});

test('slips beyond the largest number are not counted', () => {
  expect(editDistance('toyota', 'mazda', 2)).toBe(3);
  expect(editDistance('a', 'abcdef', 2)).toBe(3);
});
