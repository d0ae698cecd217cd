import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import { isFinal, isOutage } from './delivery-result.ts';
import { answered } from './testing/an-outbox.ts';

test.each([400, 401, 404, 405, 410, 413, 422])('%i is final', (status) => {
  expect(isFinal(answered(status))).toBe(true);
});

test.each([302, 403, 408, 409, 423, 425, 429, 500, 502, 503])('%i is retried', (status) => {
  expect(isFinal(answered(status))).toBe(false);
  expect(isOutage(answered(status))).toBe(false);
});

test.each(['unreachable', 'contract'] as const)('an %s backoffice is an outage', (kind) => {
  const error = new BackofficeError('took too long', { kind, call: 'POST /email', status: 404 });
  expect(isFinal(error)).toBe(false);
  expect(isOutage(error)).toBe(true);
});

test('a mistake of this program is retried, and no outage', () => {
  expect(isFinal(new TypeError('oops'))).toBe(false);
  expect(isOutage(new TypeError('oops'))).toBe(false);
});
