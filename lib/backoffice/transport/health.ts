import { env } from '#lib/platform/env.ts';
import { processSingleton } from '#lib/platform/process-singleton.ts';

type BackofficeHealth = 'up' | 'down' | 'unknown';

/** An older outcome says nothing about now. */
const RELEVANT_MS = 30_000;

/** A check is not needed when a request had an outcome within this time. */
const FRESH_MS = 10_000;

const CHECK_TIMEOUT_MS = 2_000;

/** When the backoffice last answered and last failed to, in milliseconds of `Date.now()`. */
const outcomes = processSingleton('backoffice health', () => ({ success: -Infinity, failure: -Infinity }));

/** Records whether the backoffice answered a call in time, with a status below 500. */
export function recordOutcome(outcome: 'success' | 'failure', at: number): void {
  outcomes[outcome] = at;
}

/** The newest outcome of the last 30 seconds decides; without one the health is unknown. */
export function backofficeHealth(now: number): BackofficeHealth {
  if (now - lastOutcomeAt() > RELEVANT_MS) return 'unknown';
  return outcomes.success >= outcomes.failure ? 'up' : 'down';
}

/** When the newest outcome was recorded, -Infinity before the first. */
export function lastOutcomeAt(): number {
  return Math.max(outcomes.success, outcomes.failure);
}

/** Asks the backoffice for its makes and records whether it answered within two seconds. Never throws. */
export async function checkHealth(origin: string): Promise<void> {
  try {
    const { status, body } = await fetch(`${origin}/api/client-car/makes`, {
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
    });
    await body?.cancel();
    recordOutcome(status < 500 ? 'success' : 'failure', Date.now());
  } catch {
    recordOutcome('failure', Date.now()); // whatever the reason, it did not answer
  }
}

let check: Promise<void> | undefined;

/** Starts a check in the background, unless one is running or the last outcome is less than 10 seconds old. */
export function checkHealthIfStale(origin: string, now: number): void {
  if (check || now - lastOutcomeAt() < FRESH_MS) return;
  check = checkHealth(origin).finally(() => {
    check = undefined;
  });
}

/** As `backofficeHealth`, for programs that ask every few seconds: it is checked in the background when it is stale. */
export function watchedHealth(now: number): BackofficeHealth {
  const { backofficeUrl } = env();
  if (backofficeUrl) checkHealthIfStale(backofficeUrl, now);
  return backofficeHealth(now);
}
