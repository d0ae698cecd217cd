import { AsyncLocalStorage } from 'node:async_hooks';
import { bulkhead, type BulkheadPolicy, isBulkheadRejectedError } from 'cockatiel';
import { BackofficeError } from './errors.ts';
import { waitTimeout } from './http.ts';

/**
 * Calls at the same time, and those that wait for their turn. Enquiries have places of their own, so that no burst of new
 * pages delays them. Sixteen reads cost a burst of new searches nothing (docs/decisions/0007-breaker-and-stale-store.md).
 * A car of a list takes a place of its own kind first, since one address may list fifty, and so does what is asked for no page,
 * of which a visitor may send many. Suggestions ask only the index, whose queue is short (lib/search-index/worker-client.ts).
 */
const LIMITS = {
  read: { concurrent: 16, waiting: 400 },
  listedCar: { concurrent: 8, waiting: 200 },
  lookUp: { concurrent: 4, waiting: 100 },
  list: { concurrent: 8, waiting: 4 },
  suggestion: { concurrent: 8, waiting: 100 },
  enquiry: { concurrent: 4, waiting: 100 },
};

const bulkheads = {
  read: bulkhead(LIMITS.read.concurrent, LIMITS.read.waiting),
  listedCar: bulkhead(LIMITS.listedCar.concurrent, LIMITS.listedCar.waiting),
  lookUp: bulkhead(LIMITS.lookUp.concurrent, LIMITS.lookUp.waiting),
  list: bulkhead(LIMITS.list.concurrent, LIMITS.list.waiting),
  suggestion: bulkhead(LIMITS.suggestion.concurrent, LIMITS.suggestion.waiting),
  enquiry: bulkhead(LIMITS.enquiry.concurrent, LIMITS.enquiry.waiting),
};

/**
 * Makes a call when one of the places for its kind is free. A call whose `signal` has aborted meanwhile is not made.
 * @param call its name in errors
 * @throws BackofficeError 'unreachable' when too many wait or it has waited too long, and the errors of the call.
 */
export function withBulkhead<T>(
  kind: keyof typeof LIMITS,
  { call, signal }: { call: string; signal: AbortSignal },
  run: () => Promise<T>,
): Promise<T> {
  const runForCaller = AsyncLocalStorage.bind(run); // it may begin when the call of another page ends
  return new Promise((resolve, reject) => {
    function abandon(): void {
      reject(tooBusy(call));
    }
    signal.addEventListener('abort', abandon, { once: true });
    execute(bulkheads[kind], call, () => {
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
