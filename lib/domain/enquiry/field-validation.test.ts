import { anEnquiry } from '#lib/domain/testing/an-enquiry.ts';
import { HONEYPOT_FIELD, isHoneypotFilled, validateFields } from './field-validation.ts';
import { ENQUIRY_FORMS, type EnquiryKind } from './forms.ts';

const TODAY = '2031-05-16';

const KINDS = Object.keys(ENQUIRY_FORMS) as EnquiryKind[];

/** Names of the fields that are rejected when the field holds this value. */
function rejectedWith(kind: EnquiryKind, name: string, value: unknown) {
  const { rejected, isComplete } = validateFields(
    ENQUIRY_FORMS[kind],
    { ...anEnquiry(kind), [name]: value },
    TODAY,
  );
  return { rejected, isComplete };
}

test.each(KINDS)('a %s form that is filled in is accepted as it was typed', (kind) => {
  const typed = anEnquiry(kind);
  expect(validateFields(ENQUIRY_FORMS[kind], typed, TODAY)).toEqual({
    texts: typed,
    rejected: [],
    isComplete: true,
  });
});

test.each(KINDS)('every field of the %s form must be filled in', (kind) => {
  const names = ENQUIRY_FORMS[kind].fields.map(({ name }) => name);
  expect(validateFields(ENQUIRY_FORMS[kind], {}, TODAY).rejected).toEqual(names);
  for (const name of names)
    expect(rejectedWith(kind, name, '')).toEqual({ rejected: [name], isComplete: false });
});

test.each([[''], ['  '], ['\t\n'], [null], [undefined]])('%j is empty', (value) => {
  expect(rejectedWith('contact', 'phone', value)).toEqual({ rejected: ['phone'], isComplete: false });
});

test.each<[EnquiryKind, string, unknown]>([
  ['contact', 'name', 17],
  ['contact', 'name', true],
  ['contact', 'name', ['Priya']],
  ['contact', 'name', { first: 'Priya' }],
  ['contact', 'name', 'x'.repeat(201)],
  ['contact', 'message', 'x'.repeat(5001)],
  ['pre-order', 'vehicle', 'x'.repeat(5001)],
  ['test-drive', 'title', 'DR'],
  ['test-drive', 'title', 'mr'],
  ['ads', 'ads', 'RADIO'],
  ['test-drive', 'age', '17'],
  ['test-drive', 'age', 12],
  ['test-drive', 'age', 131],
  ['test-drive', 'age', '-5'],
  ['test-drive', 'age', 30.5],
  ['test-drive', 'age', '3e1'],
  ['test-drive', 'age', 'thirty'],
  ['test-drive', 'age', true],
  ['test-drive', 'age', [30]],
  ['sell-car', 'date', '16/05/2031'],
  ['sell-car', 'date', '2031-02-30'],
  ['sell-car', 'date', '2031-13-01'],
  ['sell-car', 'date', '2031-5-16'],
  ['sell-car', 'date', '2031-05-16T10:00'],
  ['test-drive', 'date', '2031-05-15'],
  ['sell-car', 'date', '2019-01-01'],
  ['ads', 'date', '2031-05-15'],
  ['test-drive', 'time', '24:00'],
  ['test-drive', 'time', '9:30'],
  ['test-drive', 'time', '10:60'],
  ['test-drive', 'time', '10:30:00'],
])('the %s form rejects a %s of %j', (kind, name, value) => {
  expect(rejectedWith(kind, name, value)).toEqual({ rejected: [name], isComplete: true });
});

test.each<[EnquiryKind, string, unknown, string]>([
  ['contact', 'name', '  Priya ', 'Priya'],
  ['contact', 'name', 'Priya\r\nBcc: all@example.com', 'Priya Bcc: all@example.com'],
  ['contact', 'phone', '5000\n1234\r5678', '5000 1234 5678'],
  ['contact', 'name', 'Pri\u0000ya\u001B', 'Priya'],
  ['contact', 'name', '\u202EPriya\u200B', 'Priya'],
  ['contact', 'name', 'a\u2028b\u0085c\td', 'a b c d'],
  ['contact', 'name', 'Zoë 👩‍🔧 <b>', 'Zoë 👩‍🔧 <b>'],
  ['contact', 'name', 'x'.repeat(200), 'x'.repeat(200)],
  ['contact', 'email', 'no address at all', 'no address at all'],
  ['contact', 'message', 'one\r\ntwo\rthree\n\nfour', 'one\ntwo\nthree\n\nfour'],
  ['pre-order', 'vehicle', 'Aqua\r\n\u0007white', 'Aqua\nwhite'],
  ['pre-order', 'address', '3 Rue\r\nCurepipe', '3 Rue Curepipe'],
  ['test-drive', 'age', 18, '18'],
  ['test-drive', 'age', ' 130 ', '130'],
  ['test-drive', 'date', '2031-05-16', '2031-05-16'],
  ['test-drive', 'date', '2032-02-29', '2032-02-29'],
  ['test-drive', 'time', '00:00', '00:00'],
  ['test-drive', 'time', '23:59', '23:59'],
])('the %s form accepts a %s of %j', (kind, name, value, text) => {
  const result = validateFields(ENQUIRY_FORMS[kind], { ...anEnquiry(kind), [name]: value }, TODAY);
  expect(result).toEqual({ texts: anEnquiry(kind, { [name]: text }), rejected: [], isComplete: true });
});

test('a key that is no field of the form is dropped', () => {
  const given = { ...anEnquiry('contact'), admin: 'true', constructor: 'x' };
  expect(validateFields(ENQUIRY_FORMS.contact, given, TODAY).texts).toEqual(anEnquiry('contact'));
});

test.each([
  ['nothing', {}],
  ['an empty text, as a browser sends it', { [HONEYPOT_FIELD]: '' }],
  ['null', { [HONEYPOT_FIELD]: null }],
])('%s in the honeypot passes', (_what, given) => {
  expect(isHoneypotFilled({ ...anEnquiry('contact'), ...given })).toBe(false);
});

test.each([
  ['a text', { [HONEYPOT_FIELD]: 'https://pills.example' }],
  ['a blank', { [HONEYPOT_FIELD]: ' ' }],
  ['a list', { [HONEYPOT_FIELD]: [] }],
])('%s in the honeypot marks a bot', (_what, given) => {
  expect(isHoneypotFilled({ ...anEnquiry('contact'), ...given })).toBe(true);
});

test('no form has a field with the name of the honeypot', () => {
  const names = Object.values(ENQUIRY_FORMS).flatMap(({ fields }) => fields.map(({ name }) => name));
  expect(names).not.toContain(HONEYPOT_FIELD);
});
