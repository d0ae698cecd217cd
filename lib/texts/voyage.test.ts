import { voyage as english } from './en/voyage.ts';
import { voyage as french } from './fr/voyage.ts';

test('the voyage has the same number of steps in every language', () => {
  expect(french.steps).toHaveLength(english.steps.length);
});
