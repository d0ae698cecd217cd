import { carsByName, nameKey } from './name-key.ts';

test('spellings of one name are compared as equal, other names not', () => {
  expect(nameKey(' citroe\u0308n ')).toBe(nameKey('CITROËN'));
  expect(nameKey('CITROEN')).not.toBe(nameKey('CITROËN'));
});

test('cars are counted by a name in any spelling', () => {
  const cars = carsByName([['Citroën', 3]]);
  expect([cars('CITROËN'), cars('KIA')]).toEqual([3, 0]);
});
