import { matchingOptions, optionsWith } from './matching-options.ts';

const MAKES = ['ALFA ROMEO', 'CITROËN', 'FORD', 'MERCEDES-BENZ', 'ROVER'];

test.each([
  ['', MAKES],
  ['  ', MAKES],
  ['citroen', ['CITROËN']],
  ['ËN', ['CITROËN', 'MERCEDES-BENZ']],
  ['ro', ['ROVER', 'ALFA ROMEO', 'CITROËN']],
  [' ford ', ['FORD']],
  ['.*', []],
])('typing %j leaves %j', (typed, expected) => {
  expect(matchingOptions(MAKES, typed)).toEqual(expected);
});

test.each([
  ['', ['A', 'B']],
  ['B', ['A', 'B']],
  ['C', ['C', 'A', 'B']],
])('the value %j can be shown among %j', (value, expected) => {
  expect(optionsWith(['A', 'B'], value)).toEqual(expected);
});
