import { ofName } from './of-name.ts';

test("'de' is elided before a name that begins with a vowel", () => {
  expect(['AUDI A4', 'Étoile Motors', 'HONDA FIT', 'BMW'].map(ofName)).toEqual([
    'd’AUDI A4',
    'd’Étoile Motors',
    'de HONDA FIT',
    'de BMW',
  ]);
});
