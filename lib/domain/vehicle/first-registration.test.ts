import { firstRegistrationDate } from './first-registration.ts';

test.each([
  ['2018', '2018'],
  ['2018-06', '2018-06'],
  ['06/2018', '2018-06'],
  ['2018-06-30', '2018-06-30'],
  ['2020-02-29', '2020-02-29'],
  ['2018-06-30T00:00:00.000+04:00', '2018-06-30'],
])('first registration %j is the date %j', (firstRegistration, expected) => {
  expect(firstRegistrationDate({ firstRegistration })).toBe(expected);
});

test.each([
  '',
  'June 2018',
  '06/07/2018',
  '2018-13',
  '2018-02-30',
  '2019-02-29',
  '2018-6',
  '18',
  '2018-06 or so',
])('first registration %j is not a date', (firstRegistration) => {
  expect(firstRegistrationDate({ firstRegistration })).toBeNull();
});
