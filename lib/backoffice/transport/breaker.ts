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

/** One failure may be a coincidence, and one page may cause two. */
const FAILURES_TO_OPEN = 3;

/**
 * The page cache repeats a failed render after ten seconds: even after a trial call that hangs, that is within a minute.
 */
const OPEN_MS = 5_000;

/** `openedAt` is 0 until the circuit has opened. */
type Breaker = { policy: CircuitBreakerPolicy; openedAt: number };

const breakers = new Map<string, Breaker>();

/**
 * Runs a call behind the circuit breaker of its resource, which opens after three 'unreachable' failures in a row. Every
 * five seconds it allows one trial call, whose success closes the circuit. All other calls fail at once: they do not wait
 * for the trial call.
 * A response of any status counts as success: visitors do not wait for it, and it may concern one item only.
 * @throws BackofficeError 'unreachable' while the circuit is open, and the errors of the call.
 */
export async function withBreaker<T>(resource: string, call: string, run: () => Promise<T>): Promise<T> {
  const breaker = breakerFor(resource);
  if (breaker.state === CircuitState.HalfOpen) throw circuitOpen(call);
  try {
    return await breaker.execute(run);
  } catch (error) {
    throw isBrokenCircuitError(error) ? circuitOpen(call) : error;
  }
}

/** Whether the circuit of each called resource is open or half-open. */
export function circuitStates(): { resource: string; isOpen: boolean }[] {
  return [...breakers].map(([resource, { policy }]) => ({
    resource,
    isOpen: policy.state !== CircuitState.Closed,
  }));
}

/** Closes every circuit. To be called when the backoffice has shown that it is up. */
export function resetBreakers(): void {
  breakers.clear();
}

function circuitOpen(call: string): BackofficeError {
  return new BackofficeError('the circuit is open', { kind: 'unreachable', call });
}

/** A circuit that opened in the future is given up: the clock was set back, and the trial call would wait as long. */
function breakerFor(resource: string): CircuitBreakerPolicy {
  const known = breakers.get(resource);
  const breaker = known && known.openedAt <= Date.now() ? known : newBreaker(resource);
  breakers.set(resource, breaker);
  return breaker.policy;
}

function newBreaker(resource: string): Breaker {
  const policy = circuitBreaker(
    handleWhen((error) => error instanceof BackofficeError && error.kind === 'unreachable'),
    { breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN), halfOpenAfter: OPEN_MS },
  );
  const breaker = { policy, openedAt: 0 };
  let isOpen = false; // a failed trial call breaks the circuit again
  policy.onBreak(() => {
    breaker.openedAt = Date.now();
    if (!isOpen) log('warn', 'backoffice.circuit-open', { resource });
    isOpen = true;
  });
  policy.onReset(() => {
    log('info', 'backoffice.circuit-closed', { resource });
    isOpen = false;
  });
  return breaker;
}
