import { anEnquiry } from '#lib/domain/testing/an-enquiry.ts';
import { BAIT, hasTakenBait } from './honeypot.ts';
import { ENQUIRY_FORMS } from './forms.ts';

test.each([
  ['nothing', {}],
  ['an empty text, as a browser sends it', { [BAIT]: '' }],
  ['null', { [BAIT]: null }],
])('%s in the field that nobody sees is what people leave there', (_what, given) => {
  expect(hasTakenBait({ ...anEnquiry('contact'), ...given })).toBe(false);
});

test.each([
  ['a text', { [BAIT]: 'https://pills.example' }],
  ['a blank', { [BAIT]: ' ' }],
  ['a list', { [BAIT]: [] }],
])('%s in the field that nobody sees comes from a program', (_what, given) => {
  expect(hasTakenBait({ ...anEnquiry('contact'), ...given })).toBe(true);
});

test('no form has a field of that name', () => {
  const names = Object.values(ENQUIRY_FORMS).flatMap(({ fields }) => fields.map(({ name }) => name));
  expect(names).not.toContain(BAIT);
});
