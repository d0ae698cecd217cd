import { tracingChannel } from 'node:diagnostics_channel';

/** The context object of one call, including its retry, in the tracing channel. Ends with a result or an error. */
type ObservedCall = { kind: string; result?: { status: number }; error?: unknown };

/** `outcome` is the class of the status such as `2xx`, or the kind of `BackofficeError`, which has a null `status`. */
export type CallEnd = { outcome: string; status: number | null };

/** Metrics and traces subscribe to it. Without a subscriber a call costs no more. */
const channel = tracingChannel<ObservedCall>('dealership.backoffice-call');

/** Makes a call to the backoffice, visible to observers by its kind only: calls for one item are all `GET /car/*`. */
export function traceCall<T extends { status: number }>(
  { method, path }: { method: string; path: string },
  make: () => Promise<T>,
): Promise<T> {
  const [, resource = '', item] = path.split('/', 3);
  const kind = `${method} /${resource}${item === undefined ? '' : '/*'}`;
  return channel.tracePromise(make, { kind });
}

/**
 * Observes every call of this process: `onStart` gets the kind, and the function it returns is called at the end.
 * @returns a function that stops the observation
 */
export function observeCalls(onStart: (kind: string) => (end: CallEnd) => void): () => void {
  const ends = new WeakMap<ObservedCall, (end: CallEnd) => void>();
  const handlers = {
    start: (call: ObservedCall) => void ends.set(call, onStart(call.kind)),
    asyncEnd: (call: ObservedCall) => ends.get(call)?.(endOf(call)),
  };
  channel.subscribe(handlers);
  return () => void channel.unsubscribe(handlers);
}

function endOf({ result, error }: ObservedCall): CallEnd {
  if (result) return { outcome: `${Math.floor(result.status / 100)}xx`, status: result.status };
  const isKnown = error instanceof Error && 'kind' in error; // a BackofficeError of any copy of the module
  return { outcome: isKnown ? String(error.kind) : 'failed', status: null };
}
