import { setImmediate } from 'node:timers/promises';
import { isRecord } from '#lib/backoffice/response/wire.ts';
import { env } from '#lib/platform/env.ts';
import { LIMITS } from '#lib/platform/limits.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { withBreaker } from './breaker.ts';
import { traceCall } from './call-channel.ts';
import { BackofficeError, loggableCall } from './errors.ts';
import { recordOutcome, recordResponse } from './health.ts';

const PREFIX = '/api/client-car';

/** Larger responses take tens of milliseconds to parse: between two of them other requests have a turn. */
const LARGE_BODY_BYTES = 256 * 1024;

let lastLargeBody: Promise<void> = Promise.resolve();

export type Call = {
  method: 'GET' | 'POST';
  /** Percent-encoded, without the prefix of the API. */
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** The circuit breaker; by default that of the path. */
  breaker?: string | undefined;
};

export type RawResponse = {
  status: number;
  /** Decoded at each use: the texts of many large responses at the same time would not fit into the heap. */
  readonly text: string;
  setCookies: string[];
};

/** Method and path, the name of a call in errors and logs. */
export function callName({ method, path }: Pick<Call, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/** Aborts after the time limit of one call, including its retry and CSRF token. */
export function callTimeout(): AbortSignal {
  return AbortSignal.timeout(env().backofficeTimeoutMs);
}

/** Aborts when a call has waited for its place as long as it makes sense: its own time limit begins after that. */
export function waitTimeout(): AbortSignal {
  return AbortSignal.timeout(env().backofficeTimeoutMs / 2);
}

/**
 * The complete response to one call, with any status. After a broken connection the call is repeated once, since a server
 * may close a kept-alive connection just as it is reused: reads change nothing, and writes have an idempotency key. A
 * timeout is not retried.
 * @throws BackofficeError 'unreachable' without a complete response in time, or while the circuit is open (see
 * `withBreaker`); 'contract' when the body is too large.
 */
export function request(call: Call, signal: AbortSignal): Promise<RawResponse> {
  return withBreaker(breakerOf(call), callName(call), () =>
    traceCall(call, () => requestWithRetry(call, signal)),
  );
}

/** By default the first path segment: each resource has its own, so that one that hangs does not block the others. */
function breakerOf({ path, breaker }: Call): string {
  return breaker ?? path.split('/', 2).at(-1) ?? path;
}

async function requestWithRetry(call: Call, signal: AbortSignal): Promise<RawResponse> {
  try {
    const response = await requestOnce(call, signal).catch((cause: unknown) => {
      if (signal.aborted || cause instanceof BackofficeError || isTimeout(cause)) throw cause;
      warnThrottled('backoffice.call-retried', cause, { call: loggableCall(callName(call)) });
      return requestOnce(call, signal);
    });
    recordResponse(response);
    return response;
  } catch (cause) {
    if (cause instanceof BackofficeError) throw cause;
    recordOutcome('failure');
    const reason = signal.aborted ? 'took too long' : 'the connection failed';
    throw new BackofficeError(reason, { kind: 'unreachable', call: callName(call), cause });
  }
}

async function requestOnce(call: Call, signal: AbortSignal): Promise<RawResponse> {
  const response = await fetch(urlOf(call), {
    method: call.method,
    headers: {
      accept: 'application/json',
      ...(call.body !== undefined && { 'content-type': 'application/json' }),
      ...call.headers,
    },
    ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    redirect: 'manual', // the API never redirects
    signal,
  });
  const body = await readBody(response, call);
  if (body.length > LARGE_BODY_BYTES) await (lastLargeBody = lastLargeBody.then(() => setImmediate()));
  return {
    status: response.status,
    get text() {
      return new TextDecoder().decode(body);
    },
    setCookies: response.headers.getSetCookie(),
  };
}

function urlOf(call: Call): string {
  const { backofficeUrl } = env();
  if (backofficeUrl) return `${backofficeUrl}${PREFIX}${call.path}`;
  throw new BackofficeError('BACKOFFICE_URL is not set', { kind: 'unreachable', call: callName(call) });
}

async function readBody(response: Response, call: Call): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > LIMITS.backofficeBytes) {
      const { status } = response;
      throw new BackofficeError('the body is too large', { kind: 'contract', call: callName(call), status });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Whether fetch failed by a time limit of the network, reported as the cause of its error. */
function isTimeout(error: unknown): boolean {
  const cause = isRecord(error) ? error['cause'] : null;
  return isRecord(cause) && /TIMEOUT|TIMEDOUT/.test(String(cause['code']));
}
