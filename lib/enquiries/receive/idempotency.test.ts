import type { FormRequest } from './parse-request.ts';
import { enquiryIds } from './idempotency.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/;
const KEY = '0b5f9c1e-8f5d-4c7a-9d42-6a1e3f7b2c80';
const NOON = Date.UTC(2031, 4, 16, 12);
const DAY_MS = 24 * 60 * 60_000;

function aFormRequest(values: Partial<FormRequest>): FormRequest {
  return {
    isNative: true,
    values: {},
    language: 'en',
    client: '198.51.100.7',
    receivedAt: NOON,
    idempotencyKey: null,
    ...values,
  };
}

test('a double press without JavaScript, and the same form posted again on that day, is one enquiry', () => {
  const posts = [0, 400, 60_000, 6 * 60 * 60_000].map((later) => aFormRequest({ receivedAt: NOON + later }));
  const ids = posts.map((request) => enquiryIds(request, ['Hello']));
  expect(ids[0]?.idempotencyKey).toMatch(UUID);
  expect(new Set(ids.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
});

test.each([
  ['in upper case', KEY.toUpperCase(), true],
  ['with more before it', `x${KEY}`, false],
  ['with more after it', `${KEY}x`, false],
])('a UUID %s as the key of the browser is passed on: %p', (_how, idempotencyKey, isPassedOn) => {
  const ids = enquiryIds(aFormRequest({ isNative: false, idempotencyKey }), []);
  expect(ids.idempotencyKey === idempotencyKey).toBe(isPassedOn);
});

test.each([
  ['a day later', aFormRequest({ receivedAt: NOON + DAY_MS }), ['Hello']],
  ['by another client', aFormRequest({ client: '198.51.100.8' }), ['Hello']],
  ['with other content', aFormRequest({}), ['Hello you']],
])('%s the key is different', (_what, request, content) => {
  expect(enquiryIds(request, content).idempotencyKey).not.toBe(
    enquiryIds(aFormRequest({}), ['Hello']).idempotencyKey,
  );
});
