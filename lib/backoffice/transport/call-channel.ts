import { tracingChannel } from 'node:diagnostics_channel';

/** One call, retry included, as Node's channel hands it round; at its end with one of the last two. */
type ObservedCall = { kind: string; result?: { status: number }; error?: unknown };

/** `outcome` is the class of the status such as `2xx`, or the kind of `BackofficeError`. `status` is null without one. */
export type CallEnd = { outcome: string; status: number | null };

/** A channel of Node: there is one in the process, where the server and Next's bundles have separate copies of this module. */
const channel = tracingChannel<unknown, ObservedCall>('dealership.backoffice-call');

/**
 * Makes a call to the backoffice so that it can be observed. Nobody learns what it was about: a call for one of many items
 * is of the kind `GET /car/*`.
 */
export function makeObserved<T extends { status: number }>(
  { method, path }: { method: string; path: string },
  make: () => Promise<T>,
): Promise<T> {
  const [, resource = '', item] = path.split('/', 3);
  const kind = `${method} /${resource}${item === undefined ? '' : '/*'}`;
  return channel.tracePromise(make, { kind });
}

/**
 * Calls `onStart` with the kind of every call of this process that is made, and at its end what that gave.
 * @returns stops it
 */
export function observeCalls(onStart: (kind: string) => (end: CallEnd) => void): () => void {
  const ends = new WeakMap<ObservedCall, (end: CallEnd) => void>();
  const handlers = {
    start: (call: ObservedCall) => void ends.set(call, onStart(call.kind)),
    asyncEnd: (call: ObservedCall) => ends.get(call)?.(endOf(call)),
    end: () => undefined,
    asyncStart: () => undefined,
    error: () => undefined,
  };
  channel.subscribe(handlers);
  return () => void channel.unsubscribe(handlers);
}

function endOf({ result, error }: ObservedCall): CallEnd {
  if (result) return { outcome: `${Math.floor(result.status / 100)}xx`, status: result.status };
  const isKnown = error instanceof Error && 'kind' in error; // a BackofficeError, of whichever copy
  return { outcome: isKnown ? String(error.kind) : 'failed', status: null };
}
