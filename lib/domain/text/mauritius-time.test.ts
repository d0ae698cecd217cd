import { dateInMauritius, yearInMauritius } from './mauritius-time.ts';

test.each([
  ['2031-05-16T19:59:59Z', '2031-05-16'],
  ['2031-05-16T20:00:00Z', '2031-05-17'],
  ['2031-12-31T20:00:00Z', '2032-01-01'],
])('at %s the date in Mauritius is %s', (moment, date) => {
  expect(dateInMauritius(new Date(moment))).toBe(date);
});

test('the year changes at midnight in Mauritius, four hours ahead of UTC', () => {
  expect(yearInMauritius(new Date('2026-12-31T19:59:59Z'))).toBe(2026);
  expect(yearInMauritius(new Date('2026-12-31T20:00:00Z'))).toBe(2027);
});
