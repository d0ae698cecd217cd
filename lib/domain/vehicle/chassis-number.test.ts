import { parseChassisNumber, isVehicleIdentificationNumber } from './chassis-number.ts';

test.each([
  ['NHP10-1234567', 'NHP10-1234567'],
  [' NHP10-1234567 ', 'NHP10-1234567'],
  ['', null],
  ['  ', null],
  [null, null],
  ['A'.repeat(61), null],
])('an address with %j is parsed as %j', (value, expected) => {
  expect(parseChassisNumber(value)).toBe(expected);
});

test.each(['SJNFAAJ11U1234567', 'wvwzzz1kzaw000001'])('%s is a VIN', (chassisNumber) => {
  expect(isVehicleIdentificationNumber(chassisNumber)).toBe(true);
});

test.each([
  ['of a car made for Japan', 'NHP10-6712345'],
  ['of 16 characters', 'SJNFAAJ11U123456'],
  ['of 18 characters', 'SJNFAAJ11U12345678'],
  ['with an I', 'SJNFAAJI1U1234567'],
  ['with an O', 'SJNFAAJO1U1234567'],
  ['with a Q', 'SJNFAAJQ1U1234567'],
  ['with a hyphen', 'SJNFAAJ11U-123456'],
  ['with a letter that only looks like one of ours', 'SJNFAAJ11U123456\u0410'],
])('a chassis number %s is not a VIN', (_, chassisNumber) => {
  expect(isVehicleIdentificationNumber(chassisNumber)).toBe(false);
});
