import { isConfirmed, judge } from './judge.ts';

const MINUTE_MS = 60_000;

test.each<[string, number | null, number, number, string[], string | null]>([
  ['the first inventory', null, 304, 100, ['TOYOTA'], null],
  ['the first one, empty like the makes', null, 0, 0, [], null],
  ['the first one, empty although there are makes', null, 0, 0, ['TOYOTA'], 'empty'],
  ['no car any more', 5, 0, 0, ['TOYOTA'], 'empty'],
  ['no car any more, and no make', 304, 0, 0, [], 'empty'],
  ['as many cars', 304, 304, 100, ['TOYOTA'], null],
  ['more cars', 304, 500, 100, ['TOYOTA'], null],
  ['the sale of some', 304, 254, 100, ['TOYOTA'], null],
  ['the loss of more than half a page', 304, 253, 100, ['TOYOTA'], 'shrunk'],
  ['the sale of one in five on one page', 5, 4, 4, ['TOYOTA'], null],
  ['a page that is missing', 5, 3, 2, ['TOYOTA'], 'shrunk'],
  ['the loss of most', 304, 100, 100, ['TOYOTA'], 'shrunk'],
])(
  '%s: of %p cars %p are left, on pages of %p, with the makes %j: %p',
  (_what, previous, cars, largestPage, makes, doubt) => {
    expect(judge(previous, { cars, largestPage }, makes)).toBe(doubt);
  },
);

test.each([
  [0, 60, false],
  [2, 60, false],
  [3, 9, false],
  [3, 10, true],
  [9, 60, true],
])('doubted %i times since %i minutes: believed is %p', (times, minutes, isBelieved) => {
  expect(isConfirmed({ times, since: 0 }, minutes * MINUTE_MS)).toBe(isBelieved);
});
