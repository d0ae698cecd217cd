import {
  carNumberOf,
  chassisNumberKey,
  hasCarNumber,
  isVehicleIdentificationNumber,
  meantChassisNumber,
  parseChassisNumber,
  possibleReferences,
  tidyChassisNumber,
  withoutPunctuation,
} from './chassis-number.ts';

test.each([
  ['NHP10-1234567', 'NHP10-1234567'],
  [' NHP10-\u200b1234567 ', ' NHP10-\u200b1234567 '],
  ['-', '-'],
  ['A'.padEnd(200), 'A'.padEnd(200)],
  ['A'.padEnd(201), null],
  ['', null],
  ['\u200b', null],
  ['  ', null],
  [null, null],
  ['A'.repeat(61), null],
])('an address with %j is parsed as %j', (value, expected) => {
  expect(parseChassisNumber(value)).toBe(expected);
});

test.each([
  ...[
    'RZ4-1536085',
    ' RZ4-1536085 ',
    'RZ4-1536085.',
    'RZ4-1536085,',
    'RZ4-1536085)',
    '«RZ4-1536085»',
    '"RZ4-1536085"!?',
  ],
  ...[
    'RZ4-1536085…',
    'RZ4-1536085\u00a0',
    'RZ4-\u200b1536085\ufeff',
    'RZ4-15\u00ad36085',
    '\u202aRZ4-1536085\u202c',
  ],
  ...[
    'RZ4\u20101536085',
    'RZ4\u20111536085',
    'RZ4–1536085',
    'RZ4—1536085',
    'RZ4\u22121536085',
    'RZ4ー1536085',
  ],
  ...['ＲＺ４－１５３６０８５', 'RZ4-1536085\r\n', '*RZ4-1536085*', 'RZ4-1536085`'],
])('%j is shown as RZ4-1536085', (typed) => {
  expect(tidyChassisNumber(typed)).toBe('RZ4-1536085');
  expect(tidyChassisNumber(tidyChassisNumber(typed))).toBe('RZ4-1536085');
});

test.each([
  ['rz4–1536085.', 'RZ4-1536085'],
  ['A B/c#d,e', 'A B/C#D,E'],
  ['A \t B', 'A B'],
  ['...', '...'],
])('the key of %j is %j', (typed, key) => {
  expect(chassisNumberKey(typed)).toBe(key);
});

test.each([
  ['OLD-1.', 'OLD-1'],
  [' (OLD-1 ). ', 'OLD-1'],
  ['old-1 ', 'old-1 '],
  ['OLD\u200b-1', 'OLD\u200b-1'],
  ['?!', '?!'],
])('%j without the punctuation at its ends is %j', (typed, expected) => {
  expect(withoutPunctuation(typed)).toBe(expected);
});

test.each<[string, string[], string | null]>([
  ['rz4-1536085', ['RZ4-1536085'], 'RZ4-1536085'],
  ['rz41536085', ['RZ4-1536085 '], 'RZ4-1536085 '],
  ['AB-1 ', ['AB-1', 'AB-1 '], 'AB-1 '],
  ['ab-1', ['AB-1', 'AB-1 '], 'AB-1'],
  ['ab-123', ['AB1-23', 'AB-123'], 'AB-123'],
  ['ab123', ['AB1-23', 'AB-123'], null],
  ['ab123', [], null],
])('%j means of the cars %j that with %j', (typed, alike, meant) => {
  expect(meantChassisNumber(typed, alike)).toBe(meant);
});

test('a car is looked for by its reference with and without separators', () => {
  expect(possibleReferences('rz4–1536085.')).toEqual(['6085']);
  expect(possibleReferences('TRAIL-40 ')).toEqual(['L-40', 'IL40']);
});

const RZ4 = 'RZ4-1536085 ';

test.each([
  ...[
    'RZ4–1536085',
    'rz4 1536085',
    'rz4 15 36 085',
    'RZ4/1536085.',
    'RZ4.1536085',
    'ＲＺ４－１５３６０８５',
    'RZ41536085',
  ],
  ...[
    'VIN: RZ4-1536085',
    'vin rz4 - 1536085',
    'VIN#RZ4-1536085',
    'Chassis No. RZ4-1536085',
    'chassis: RZ4 1536085',
  ],
  ...[
    'n° de châssis RZ4-1536085',
    'Numéro de châssis : RZ4–1536085',
    'frame number RZ4-1536085',
    'réf. RZ4-1536085',
  ],
  ...['REF: #6085', '#6085', 'ref 6085', 'Réf : 6085', 'VIN 6085', '536085', 'VIN: 1536085'],
])('%j finds the car RZ4-1536085', (words) => {
  const number = carNumberOf(words);
  expect(number && hasCarNumber(RZ4, number)).toBe(true);
});

test.each(['6085', '36085', 'toyota', 'ref auto', 'toyota aqua', 'n', 'A'.repeat(61), '', '4 1536085'])(
  '%j does not find it',
  (words) => {
    const number = carNumberOf(words);
    expect(number && hasCarNumber(RZ4, number)).not.toBe(true);
  },
);

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
