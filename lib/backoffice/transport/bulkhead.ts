import { AsyncLocalStorage } from 'node:async_hooks';
import { type BulkheadPolicy, isBulkheadRejectedError } from 'cockatiel';
import { POOLS } from '#lib/platform/limits.ts';
import { BackofficeError } from './errors.ts';
import { waitTimeout } from './http.ts';

/**
 * Makes a call when its pool has a place. A call whose `signal` has aborted meanwhile is not made.
 * @param call its name in errors
 * @throws BackofficeError 'unreachable' when too many wait or it has waited too long, and the errors of the call.
 */
export function withBulkhead<T>(
  pool: 'reads' | 'sends' | 'others',
  { call, signal }: { call: string; signal: AbortSignal },
  run: () => Promise<T>,
): Promise<T> {
  const runForCaller = AsyncLocalStorage.bind(run); // it may begin when the call of another page ends
  return new Promise((resolve, reject) => {
    function abandon(): void {
      reject(tooBusy(call));
    }
    signal.addEventListener('abort', abandon, { once: true });
    execute(POOLS[pool], call, () => {
      signal.removeEventListener('abort', abandon); // from now on the call itself ends with the signal
      return signal.aborted ? Promise.reject(tooBusy(call)) : runForCaller();
    }).then(resolve, reject);
  });
}

/** Runs reads that are not for a page beside those of pages. */
export function lookUp<T>(load: () => Promise<T>): Promise<T> {
  return withBulkhead('others', { call: 'look-up', signal: waitTimeout() }, load);
}

async function execute<T>(policy: BulkheadPolicy, call: string, run: () => Promise<T>): Promise<T> {
  try {
    return await policy.execute(run);
  } catch (error) {
    throw isBulkheadRejectedError(error) ? tooBusy(call) : error;
  }
}

function tooBusy(call: string): BackofficeError {
  return new BackofficeError('too many calls at the same time', { kind: 'unreachable', call });
}
