import { isCalendarDate } from './calendar-date.ts';

test.each([
  ['2031-05-16', true],
  ['2032-02-29', true],
  ['2031-05', true],
  ['2031', true],
  ['2031-02-30', false],
  ['2031-13-01', false],
  ['16/05/2031', false],
  ['', false],
])('"%s" is a date: %s', (text, expected) => {
  expect(isCalendarDate(text)).toBe(expected);
});
