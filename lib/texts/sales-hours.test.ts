import { TEXTS } from './current-texts.ts';
import { salesHoursText } from './sales-hours.ts';

test.each([
  ['en', ['Sales', 'Mon-Fri 09:00 - 18:00', 'Sat 09:00 - 17:00', 'Sun 09:00 - 13:00']],
  ['fr', ['Ventes', 'Lun-Ven 09:00 - 18:00', 'Sam 09:00 - 17:00', 'Dim 09:00 - 13:00']],
] as const)('the hours of the sales department are lines of text in %s', (language, lines) => {
  expect(salesHoursText(TEXTS[language])).toEqual(lines);
});
