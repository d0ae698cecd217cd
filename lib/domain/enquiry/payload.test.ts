import { anEnquiry } from '#lib/domain/testing/an-enquiry.ts';
import { type EnquiryKind, ENQUIRY_FORMS } from './forms.ts';
import { enquiryPayload } from './payload.ts';

/** The wire keys of each form (docs/product.md 7.1). */
test.each<[EnquiryKind, string, string]>([
  ['contact', '/email', 'name phone email message'],
  ['test-drive', '/email-test-drive', 'title name age phone address date time car'],
  ['pre-order', '/email-pre-order', 'name surname nic phone address postcode vehicle'],
  ['sell-car', '/email-sell-car', 'name surname vehicle phone address date'],
  ['ads', '/email-ads', 'name surname vehicle phone address date ads'],
])('the %s form is sent to %s with the keys %s', (kind, call, keys) => {
  const form = ENQUIRY_FORMS[kind];
  expect(form.call).toBe(call);
  expect(Object.keys(enquiryPayload(form, anEnquiry(kind), {}))).toEqual(keys.split(' '));
});

test('the payload holds all texts', () => {
  expect(enquiryPayload(ENQUIRY_FORMS.ads, anEnquiry('ads'))).toEqual(anEnquiry('ads'));
});

test('the payload of a test drive has the age as a number and the whole vehicle', () => {
  const car = { chassisNumber: 'NHP10-1234', make: 'TOYOTA', ownersNote: 'keys in drawer 4' };
  const payload = enquiryPayload(ENQUIRY_FORMS['test-drive'], anEnquiry('test-drive'), car);
  expect(payload).toEqual({ ...anEnquiry('test-drive'), age: 34, car });
});
