/** When the backoffice last answered and last failed to, in milliseconds of `Date.now()`. */
type Notes = { answeredAt: number; failedAt: number };

export type BackofficeHealth = 'up' | 'down' | 'unknown';

/** An older note says nothing about now. */
const LATELY_MS = 30_000;

const KEY = Symbol.for('dealership.backofficeHealth');

/** Next may load this module more than once in a process (pages and route handlers apart): the notes are shared by all. */
function notes(): Notes {
  const shared = globalThis as { [KEY]?: Notes };
  return (shared[KEY] ??= { answeredAt: -Infinity, failedAt: -Infinity });
}

/** The backoffice answered: any status below 500. */
export function noteBackofficeAnswer(at: number): void {
  notes().answeredAt = at;
}

/** The backoffice could not be reached, took too long, or answered 5xx. */
export function noteBackofficeFailure(at: number): void {
  notes().failedAt = at;
}

/** The time of the newest note, -Infinity before the first. */
export function backofficeLastNotedAt(): number {
  const { answeredAt, failedAt } = notes();
  return Math.max(answeredAt, failedAt);
}

/** The newest note of the last 30 seconds decides; without one nothing is known. */
export function backofficeHealth(now: number): BackofficeHealth {
  const { answeredAt, failedAt } = notes();
  if (now - backofficeLastNotedAt() > LATELY_MS) return 'unknown';
  return answeredAt >= failedAt ? 'up' : 'down';
}
