import { dateInMauritius } from './mauritius-time.ts';

test.each([
  ['2031-05-16T19:59:59Z', '2031-05-16'],
  ['2031-05-16T20:00:00Z', '2031-05-17'],
  ['2031-12-31T20:00:00Z', '2032-01-01'],
])('at %s the date in Mauritius is %s', (moment, date) => {
  expect(dateInMauritius(new Date(moment))).toBe(date);
});
