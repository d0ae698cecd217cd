import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import {
  isOutage,
  isPermanentFailure,
  MAX_OUTAGE_DELAY_MS,
  MAX_REFUSAL_DELAY_MS,
  retryDelay,
} from './retry-policy.ts';
import { statusError } from './testing/a-queue.ts';

test.each([400, 401, 404, 405, 410, 413, 422])('%i is a permanent failure', (status) => {
  expect(isPermanentFailure(statusError(status))).toBe(true);
});

test.each([302, 403, 408, 409, 423, 425, 429, 500, 502, 503])('%i is retried and no outage', (status) => {
  expect(isPermanentFailure(statusError(status))).toBe(false);
  expect(isOutage(statusError(status))).toBe(false);
});

test.each(['unreachable', 'contract'] as const)('an error of kind %s is an outage', (kind) => {
  const error = new BackofficeError('took too long', { kind, call: 'POST /email', status: 404 });
  expect(isPermanentFailure(error)).toBe(false);
  expect(isOutage(error)).toBe(true);
});

test('an error of this program is retried and no outage', () => {
  expect(isPermanentFailure(new TypeError('oops'))).toBe(false);
  expect(isOutage(new TypeError('oops'))).toBe(false);
});

test.each([
  [1, MAX_OUTAGE_DELAY_MS, 1_000],
  [2, MAX_OUTAGE_DELAY_MS, 2_000],
  [5, MAX_OUTAGE_DELAY_MS, 16_000],
  [6, MAX_OUTAGE_DELAY_MS, 20_000],
  [9, MAX_REFUSAL_DELAY_MS, 256_000],
  [10, MAX_REFUSAL_DELAY_MS, 300_000],
  [5_000, MAX_REFUSAL_DELAY_MS, 300_000],
])(
  'after %i attempts and with a limit of %i ms the delay is at most %i ms and at least half of that',
  (attempts, limit, maxDelay) => {
    expect(retryDelay(attempts, 0, limit)).toBe(maxDelay);
    expect(retryDelay(attempts, 0.999_999, limit)).toBe(maxDelay / 2);
  },
);
