import { TEXTS } from './current-texts.ts';

test('the voyage has the same number of steps in every language', () => {
  expect(TEXTS.fr.voyage.steps).toHaveLength(TEXTS.en.voyage.steps.length);
});
