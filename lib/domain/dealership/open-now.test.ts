import { firstVisit, openNow, type OpeningTimes } from './open-now.ts';

/** 16 May 2031 is a Friday. */
const HOURS: OpeningTimes[] = [
  { days: ['Mon', 'Fri'], hours: { opens: '09:00', closes: '18:00' } },
  { days: ['Sat'], hours: { opens: '09:00', closes: '13:00' } },
  { days: ['Sun'], hours: null },
];

test.each([
  ['2031-05-16T05:00:00Z', '18:00'], // 09:00 in Mauritius
  ['2031-05-16T13:59:59Z', '18:00'],
  ['2031-05-17T08:30:00Z', '13:00'],
])('at %s it is open until %s', (moment, until) => {
  expect(openNow(HOURS, new Date(moment))).toEqual({ isOpen: true, until });
});

test.each([
  ['2031-05-16T04:59:59Z', 'Fri', 0],
  ['2031-05-16T14:00:00Z', 'Sat', 1],
  ['2031-05-15T20:30:00Z', 'Fri', 0], // half past midnight on Friday in Mauritius
  ['2031-05-17T09:00:00Z', 'Mon', 2],
  ['2031-05-18T08:00:00Z', 'Mon', 1],
])('at %s it opens next on %s, %i days ahead', (moment, day, daysAhead) => {
  expect(openNow(HOURS, new Date(moment))).toEqual({
    isOpen: false,
    opens: { at: '09:00', day, daysAhead },
  });
});

test('a department that opens on Mondays only opens again in a week', () => {
  expect(
    openNow(
      [{ days: ['Mon'], hours: { opens: '09:00', closes: '10:00' } }],
      new Date('2031-05-19T07:00:00Z'),
    ),
  ).toEqual({
    isOpen: false,
    opens: { at: '09:00', day: 'Mon', daysAhead: 7 },
  });
});

test('a department without hours never opens', () => {
  expect(openNow([{ days: ['Mon', 'Sun'], hours: null }], new Date())).toEqual({
    isOpen: false,
    opens: null,
  });
});

test('days may go around the end of the week', () => {
  const hours = { opens: '09:00', closes: '18:00' };
  const isOpenOnSunday = openNow([{ days: ['Sat', 'Mon'], hours }], new Date('2031-05-18T08:00:00Z')).isOpen;
  expect(isOpenOnSunday).toBe(true);
  expect(openNow([{ days: ['Sat', 'Mon'], hours }], new Date('2031-05-16T08:00:00Z')).isOpen).toBe(false);
});

test.each([
  ['2031-05-15', '2031-05-16'],
  ['2031-05-16', '2031-05-17'],
  ['2031-05-17', '2031-05-19'], // closed on Sunday
])('whoever asks on %s may first come on %s, an hour after the doors open', (today, date) => {
  expect(firstVisit(HOURS, today)).toEqual({ date, time: '10:00' });
});

test('nobody can come where the doors never open', () => {
  expect(firstVisit([], '2031-05-15')).toBeNull();
});
