import { alternativesOf } from './word-alternatives.ts';

test.each([
  ['sunroof camera', [['sunroof', 'camera']]],
  ['aqua or fit', [['aqua'], ['fit']]],
  [
    'Honda Fit OU Toyota Aqua',
    [
      ['Honda', 'Fit'],
      ['Toyota', 'Aqua'],
    ],
  ],
  ['red et blue vs grey', [['red'], ['blue'], ['grey']]],
  ['or red or', [['or', 'red', 'or']]],
  ['not red or blue', []],
  ['sauf toyota et honda', []],
])('the alternatives of %j are %j', (words, alternatives) => {
  expect(alternativesOf(words.split(' '))).toEqual(alternatives);
});
