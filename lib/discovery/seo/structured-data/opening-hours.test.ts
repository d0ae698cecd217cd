import { openingHoursStructuredData } from './opening-hours.ts';

const HOURS = { opens: '09:00', closes: '17:00' };

test.each([
  ['Sat', ['Saturday']],
  ['Mon-Fri', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']],
  ['Sat-Sun', ['Saturday', 'Sunday']],
  ['Sat-Mon', ['Saturday', 'Sunday', 'Monday']],
] as const)('%s stands for %j', (days, dayOfWeek) => {
  expect(openingHoursStructuredData([{ days, hours: HOURS }])).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: '09:00', closes: '17:00' },
  ]);
});

test('a day on which it is closed is left out', () => {
  expect(openingHoursStructuredData([{ days: 'Sun', hours: null }])).toEqual([]);
});
