import type { FormRequest } from './parse-request.ts';
import { enquiryIds, seedOf } from './idempotency.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/;
const KEY = '0b5f9c1e-8f5d-4c7a-9d42-6a1e3f7b2c80';
const NOON = Date.UTC(2031, 4, 16, 12);

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

test('a double press without JavaScript is one enquiry', () => {
  const presses = [aFormRequest({}), aFormRequest({ receivedAt: NOON + 400 })];
  const [first, second] = presses.map((request) => enquiryIds(request, ['Hello']).idempotencyKey);
  expect(first).toMatch(UUID);
  expect(second).toBe(first);
});

test('the ids of the minutes before and after are equivalent, of other minutes not', () => {
  const ids = [-2, -1, 0, 1, 2].map((minute) => {
    const request = aFormRequest({ receivedAt: NOON + minute * 60_000 });
    return enquiryIds(request, ['Hello']).id;
  });
  expect(enquiryIds(aFormRequest({}), ['Hello']).equivalentIds).toEqual([ids[1], ids[3]]);
});

test('a form with its own key or seed has no equivalent ids', () => {
  const key = seedOf(aFormRequest({}));
  expect(enquiryIds(aFormRequest({ isNative: false }), []).equivalentIds).toEqual([]);
  expect(enquiryIds(aFormRequest({ idempotencyKey: key }), []).equivalentIds).toEqual([]);
  expect(enquiryIds(aFormRequest({ values: { idempotencyKey: key } }), []).equivalentIds).toEqual([]);
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
  ['a minute later', aFormRequest({ receivedAt: NOON + 60_000 }), ['Hello']],
  ['by another client', aFormRequest({ client: '198.51.100.8' }), ['Hello']],
  ['with other content', aFormRequest({}), ['Hello you']],
])('%s the key is different', (_what, request, content) => {
  expect(enquiryIds(request, content).idempotencyKey).not.toBe(
    enquiryIds(aFormRequest({}), ['Hello']).idempotencyKey,
  );
});

test('a form with the same seed has the same key at any time', () => {
  const values = { idempotencyKey: seedOf(aFormRequest({})) };
  const again = aFormRequest({ values, client: 'elsewhere', receivedAt: NOON + 600_000 });
  expect(enquiryIds(again, ['Hello']).idempotencyKey).toBe(
    enquiryIds(aFormRequest({}), ['Hello']).idempotencyKey,
  );
});

test('a seed that is no UUID is ignored', () => {
  const values = { idempotencyKey: 'mine' };
  expect(seedOf(aFormRequest({ values }))).toBe(seedOf(aFormRequest({})));
});
