import { isListedName } from './listed-names.ts';

test('a text that is too long for a name is no name', () => {
  expect(['', 'A'.repeat(201), 'AQUA'].filter(isListedName)).toEqual(['AQUA']);
});
