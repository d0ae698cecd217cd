import { env } from '#lib/platform/env.ts';
import { singleFlight } from '#lib/platform/single-flight.ts';

export type BackofficeHealth = 'up' | 'down' | 'unknown';

/** Older outcomes are ignored. */
const RELEVANT_MS = 30_000;

/** No check is needed this long after an outcome. */
const FRESH_MS = 10_000;

/** Time limit of a check, in milliseconds. */
export const CHECK_TIMEOUT_MS = 2_000;

/** Times of the last success and the last failure, in milliseconds of `performance.now()`, which nobody sets back. */
const outcomes = { success: -Infinity, failure: -Infinity };

/** The start of a JSON list or object. */
const JSON_START = /^\s*[[{]/;

/** The start of a JSON list. */
const LIST_START = /^\s*\[/;

/** Records whether a call got a valid response in time. */
export function recordOutcome(outcome: 'success' | 'failure', at = performance.now()): void {
  outcomes[outcome] = at;
}

/**
 * Records a response: a redirect or a status of 500 or above as failure, others as success. A 2xx without a JSON list or
 * object is not recorded: it may be an error page, or the empty response to an enquiry.
 */
export function recordResponse(
  { status, text }: { status: number; text: string },
  at = performance.now(),
): void {
  if (isFailure(status)) recordOutcome('failure', at);
  else if (status >= 400 || JSON_START.test(text)) recordOutcome('success', at);
}

/** The API never redirects: a redirect comes from a login page or a proxy. */
function isFailure(status: number): boolean {
  return status >= 500 || (status >= 300 && status < 400);
}

/** The health by the newest outcome of the last 30 seconds, at equal times the failure; unknown without one. */
export function backofficeHealth(now = performance.now()): BackofficeHealth {
  if (now - lastOutcomeAt() > RELEVANT_MS) return 'unknown';
  return outcomes.success > outcomes.failure ? 'up' : 'down';
}

/** Time of the newest outcome, -Infinity before the first. */
function lastOutcomeAt(): number {
  return Math.max(outcomes.success, outcomes.failure);
}

/**
 * Fetches the makes and records whether a valid response came within two seconds, one check at a time. Never throws.
 * @returns whether it was a list
 */
export function checkHealth(origin: string): Promise<boolean> {
  return singleFlight(`backoffice-health ${origin}`, () => runCheck(origin));
}

async function runCheck(origin: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/api/client-car/makes`, {
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
    });
    const isList = response.ok && LIST_START.test(await firstChunk(response));
    const isUp = response.ok ? isList : !isFailure(response.status);
    recordOutcome(isUp ? 'success' : 'failure');
    return isList;
  } catch {
    recordOutcome('failure');
    return false;
  }
}

/** The text of the first chunk of the body. */
async function firstChunk({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const chunk = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(chunk?.value);
}

/**
 * Like `backofficeHealth`, for monitoring: when the last outcome is 10 seconds old, it also starts a check in the
 * background. It waits for the check only when the health would be unknown, as for whoever asks once a minute.
 */
export async function watchedHealth(now = performance.now()): Promise<BackofficeHealth> {
  const { backofficeUrl } = env();
  const check = backofficeUrl && now - lastOutcomeAt() >= FRESH_MS ? checkHealth(backofficeUrl) : null;
  const health = backofficeHealth(now);
  if (health !== 'unknown') return health;
  await check;
  return backofficeHealth();
}
