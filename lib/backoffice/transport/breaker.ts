import 'server-only';
import {
  circuitBreaker,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  isBrokenCircuitError,
} from 'cockatiel';
import { log } from '#lib/platform/log.ts';
import { BackofficeError } from './errors.ts';
import { processSingleton } from '#lib/platform/process-singleton.ts';

/** One failure may be chance, and two are those of a page that needs two things of a kind. */
const FAILURES_TO_OPEN = 3;

/** Next tries a page whose renewal failed again after 30 seconds: even after a probe that hung, that is within a minute. */
const PAUSE_MS = 5_000;

const breakers = processSingleton('breakers', () => new Map<string, CircuitBreakerPolicy>());

/**
 * Makes a call unless calls of its kind have gone unanswered three times in a row: then they fail at once, but for
 * one every five seconds that finds out whether it is answered again. The others do not wait for it: all who had waited
 * would fail in one instant, and hold up the pages that need nothing.
 * Only silence counts. An answer, be it a 500, comes at once and ties up nothing, and it may be about one thing alone,
 * whose kin must not suffer for it.
 * @throws BackofficeError 'unreachable' while calls of this kind are not made; else whatever the call throws.
 */
export async function guarded<T>(kind: string, call: string, make: () => Promise<T>): Promise<T> {
  const breaker = breakerOf(kind);
  if (breaker.state === CircuitState.HalfOpen) throw paused(call);
  try {
    return await breaker.execute(make);
  } catch (error) {
    throw isBrokenCircuitError(error) ? paused(call) : error; // by its mark: this library too is loaded more than once
  }
}

function paused(call: string): BackofficeError {
  return new BackofficeError('not asked, for it left the last ones unanswered', {
    kind: 'unreachable',
    call,
  });
}

/** Ends every pause: the backoffice has shown by itself that it is there. */
export function resumeCalls(): void {
  breakers.clear();
}

function breakerOf(kind: string): CircuitBreakerPolicy {
  const breaker = breakers.get(kind) ?? newBreaker(kind);
  breakers.set(kind, breaker);
  return breaker;
}

function newBreaker(kind: string): CircuitBreakerPolicy {
  const breaker = circuitBreaker(handleWhen(isSilence), {
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
    halfOpenAfter: PAUSE_MS,
  });
  let isOpen = false;
  breaker.onBreak(() => {
    if (!isOpen) log('warn', 'backoffice.paused', { kind });
    isOpen = true;
  });
  breaker.onReset(() => {
    log('info', 'backoffice.resumed', { kind });
    isOpen = false;
  });
  return breaker;
}

function isSilence(error: unknown): boolean {
  return error instanceof BackofficeError && error.kind === 'unreachable';
}
