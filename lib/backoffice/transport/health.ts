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

/** A list or an object of JSON: what the backoffice answers reads with. */
const JSON_START = /^\s*[[{]/;

/** A list of JSON. */
const LIST_START = /^\s*\[/;

/** Records whether the backoffice answered a call in time and as promised. */
export function recordOutcome(outcome: 'success' | 'failure', at: number): void {
  outcomes[outcome] = at;
}

/**
 * Records what an answer says. An error of the server is a failure; one with neither a list nor an object says nothing: it
 * may be that of an error page, or an empty one to what was sent.
 */
export function recordAnswer({ status, text }: { status: number; text: string }, at: number): void {
  if (status >= 500) recordOutcome('failure', at);
  else if (status >= 300 || JSON_START.test(text)) recordOutcome('success', at);
}

/** The newest outcome of the last 30 seconds decides, of two the failure; without one the health is unknown. */
export function backofficeHealth(now: number): BackofficeHealth {
  if (now - lastOutcomeAt() > RELEVANT_MS) return 'unknown';
  return outcomes.success > outcomes.failure ? 'up' : 'down';
}

/** When the newest outcome was recorded, -Infinity before the first. */
function lastOutcomeAt(): number {
  return Math.max(outcomes.success, outcomes.failure);
}

/** Asks the backoffice for its makes and records whether it answered as promised within two seconds. Never throws. */
export async function checkHealth(origin: string): Promise<void> {
  try {
    const response = await fetch(`${origin}/api/client-car/makes`, {
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
    });
    const isAnswer = response.ok ? LIST_START.test(await beginningOf(response)) : response.status < 500;
    recordOutcome(isAnswer ? 'success' : 'failure', Date.now());
  } catch {
    recordOutcome('failure', Date.now()); // whatever the reason, it did not answer
  }
}

/** The text of the first chunk of the body. */
async function beginningOf({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const chunk = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(chunk?.value);
}

let check: Promise<void> | undefined;

/**
 * As `backofficeHealth`, for programs that ask every few seconds. Starts a check in the background, unless one is running or
 * the last outcome is less than 10 seconds old.
 */
export function watchedHealth(now: number): BackofficeHealth {
  const { backofficeUrl } = env();
  if (backofficeUrl && !check && now - lastOutcomeAt() >= FRESH_MS)
    check = checkHealth(backofficeUrl).finally(() => (check = undefined));
  return backofficeHealth(now);
}
