import { anEnquiry } from '../testing/an-enquiry';
import { BAIT, hasTakenBait } from './bait';
import { ENQUIRY_FORMS } from './forms';

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
