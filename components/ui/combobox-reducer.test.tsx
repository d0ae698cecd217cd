import { matchingOptions } from './combobox-reducer.ts';

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
