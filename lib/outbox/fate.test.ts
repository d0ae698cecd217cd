import { BackofficeError } from '@/lib/backoffice/errors';
import { isFinal } from './fate';
import { answered } from './testing/an-outbox';

test.each([400, 401, 404, 409, 413, 422])('%i says that the message will never be taken', (status) => {
  expect(isFinal(answered(status))).toBe(true);
});

test.each([302, 403, 408, 429, 500, 502, 503])('%i may be followed by a better answer', (status) => {
  expect(isFinal(answered(status))).toBe(false);
});

test('so may silence, an answer that is not believed, and a mistake of this program', () => {
  const call = 'POST /email';
  expect(isFinal(new BackofficeError('took too long', { kind: 'unreachable', call }))).toBe(false);
  expect(isFinal(new BackofficeError('a page', { kind: 'contract', call, status: 404 }))).toBe(false);
  expect(isFinal(new TypeError('oops'))).toBe(false);
});
