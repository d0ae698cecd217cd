import { restAfter } from './backoff';

test.each([
  [1, 1_000],
  [2, 2_000],
  [5, 16_000],
  [6, 20_000],
  [5_000, 20_000],
])(
  'after %i attempts a message rests for %i ms at most, and at least for half of that',
  (attempts, longest) => {
    expect(restAfter(attempts, 0)).toBe(longest);
    expect(restAfter(attempts, 0.999_999)).toBe(longest / 2);
  },
);
