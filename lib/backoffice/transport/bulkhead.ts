import { AsyncLocalStorage } from 'node:async_hooks';
import { bulkhead, type BulkheadPolicy, isBulkheadRejectedError } from 'cockatiel';
import { BackofficeError } from './errors.ts';
import { waitTimeout } from './http.ts';

/**
 * Calls at the same time, and those that wait for their turn. Enquiries have places of their own, so that no burst of new
 * pages delays them. Sixteen reads cost a burst of new searches nothing (docs/decisions/0007-breaker-and-stale-store.md).
 * A car of a list or webhook and a look-up by the script of an open page first take a place of their own kind, so that
 * neither one visitor nor a change of many cars occupies all places for reads.
 */
const BULKHEADS = {
  read: bulkhead(16, 400),
  listedCar: bulkhead(8, 200),
  webhookCar: bulkhead(4, 200),
  lookUp: bulkhead(4, 100),
  list: bulkhead(8, 4),
  enquiry: bulkhead(4, 100),
};

/**
 * Makes a call when one of the places for its kind is free. A call whose `signal` has aborted meanwhile is not made.
 * @param call its name in errors
 * @throws BackofficeError 'unreachable' when too many wait or it has waited too long, and the errors of the call.
 */
export function withBulkhead<T>(
  kind: keyof typeof BULKHEADS,
  { call, signal }: { call: string; signal: AbortSignal },
  run: () => Promise<T>,
): Promise<T> {
  const runForCaller = AsyncLocalStorage.bind(run); // it may begin when the call of another page ends
  return new Promise((resolve, reject) => {
    function abandon(): void {
      reject(tooBusy(call));
    }
    signal.addEventListener('abort', abandon, { once: true });
    execute(BULKHEADS[kind], call, () => {
      signal.removeEventListener('abort', abandon); // from now on the call itself ends with the signal
      return signal.aborted ? Promise.reject(tooBusy(call)) : runForCaller();
    }).then(resolve, reject);
  });
}

/** Runs reads that are not for a page in the places of look-ups, which leaves those of pages free. */
export function lookUp<T>(load: () => Promise<T>): Promise<T> {
  return withBulkhead('lookUp', { call: 'look-up', signal: waitTimeout() }, load);
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
