import { TEXTS } from './current-texts.ts';
import { salesHours } from './sales-hours.ts';

test.each([
  ['en', 'Sales', ['Mon-Fri 09:00 - 18:00', 'Sat 09:00 - 17:00', 'Sun 09:00 - 13:00']],
  ['fr', 'Ventes', ['Lun-Ven 9 h - 18 h', 'Sam 9 h - 17 h', 'Dim 9 h - 13 h']],
] as const)('the hours of the sales department are in %s', (language, name, expected) => {
  const [sales] = salesHours(TEXTS[language]);
  expect(sales?.name).toBe(name);
  expect(sales?.lines.map((line) => line.join(' ').replaceAll('\u00a0', ' '))).toEqual(expected);
});
