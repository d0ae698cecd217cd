import { LONGEST_OUTAGE_DELAY_MS, LONGEST_REFUSAL_DELAY_MS, retryDelay } from './backoff.ts';

test.each([
  [1, LONGEST_OUTAGE_DELAY_MS, 1_000],
  [2, LONGEST_OUTAGE_DELAY_MS, 2_000],
  [5, LONGEST_OUTAGE_DELAY_MS, 16_000],
  [6, LONGEST_OUTAGE_DELAY_MS, 20_000],
  [9, LONGEST_REFUSAL_DELAY_MS, 256_000],
  [10, LONGEST_REFUSAL_DELAY_MS, 300_000],
  [5_000, LONGEST_REFUSAL_DELAY_MS, 300_000],
])(
  'after %i attempts, with a cap of %i ms, the delay is %i ms at most and at least half of that',
  (attempts, cap, longest) => {
    expect(retryDelay(attempts, 0, cap)).toBe(longest);
    expect(retryDelay(attempts, 0.999_999, cap)).toBe(longest / 2);
  },
);
