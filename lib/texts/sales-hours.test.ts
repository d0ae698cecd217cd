import { TEXTS } from './current-texts.ts';
import { salesHours } from './sales-hours.ts';

test.each([
  ['en', 'Sales', ['Mon-Fri', 'Sat', 'Sun']],
  ['fr', 'Ventes', ['Lun-Ven', 'Sam', 'Dim']],
] as const)('the hours of the sales department are in %s', (language, name, [week, saturday, sunday]) => {
  expect(salesHours(TEXTS[language])).toEqual([
    {
      name,
      lines: [
        [week, '09:00 - 18:00'],
        [saturday, '09:00 - 17:00'],
        [sunday, '09:00 - 13:00'],
      ],
    },
  ]);
});
