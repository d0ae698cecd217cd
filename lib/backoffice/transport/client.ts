import { forgetInFlight, singleFlight } from '#lib/platform/single-flight.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { withBulkhead } from './bulkhead.ts';
import { cookieHeader, currentToken, type CurrentToken, dropToken, updateToken } from './csrf-token.ts';
import { BackofficeError } from './errors.ts';
import { type Call, callName, callTimeout, type RawResponse, request, waitTimeout } from './http.ts';

/** Short, so that most of a call's time is left for the call itself. */
const TOKEN_TIMEOUT_MS = 1_000;

/** Where the keys of reads in flight begin. */
const READ = 'read';

/** Later reads do not share a call in flight, because the data of the backoffice has changed. */
export function forgetReadsInFlight(): void {
  forgetInFlight(READ);
}

/** GET. Concurrent equal calls are one. Errors as for `request`. */
export function get(path: string): Promise<RawResponse> {
  const token = currentToken();
  const call: Call = { method: 'GET', path };
  return singleFlight(readKey(call, token), () =>
    withBulkhead('reads', { call: callName(call), signal: waitTimeout() }, () =>
      requestWithToken(token, call, callTimeout()),
    ),
  );
}

/** A call that fetches a token must not be one that carries the old one. */
function readKey(call: Call, token: CurrentToken): string {
  return `${READ} ${callName(call)} ${token ? 'with token' : ''}`;
}

/** A read by POST with a JSON body. Concurrent equal calls are one. Errors as for `request`. */
export function query(path: string, body: unknown, breaker?: string): Promise<RawResponse> {
  return singleFlight(`${READ} POST ${path} ${JSON.stringify(body)}`, () =>
    withBulkhead('reads', { call: `POST ${path}`, signal: waitTimeout() }, () =>
      postWithToken({ method: 'POST', path, body, breaker }, callTimeout()),
    ),
  );
}

/** A write by POST, with an idempotency key in its headers, so that it is safe to repeat. Errors as for `request`. */
export function post(
  path: string,
  body: unknown,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<RawResponse> {
  const limited = AbortSignal.any([signal, callTimeout()]);
  return withBulkhead('sends', { call: `POST ${path}`, signal: limited }, () =>
    postWithToken({ method: 'POST', path, body, headers }, limited),
  );
}

/** After a 403 the token is refreshed once and the call repeated (docs/product.md 10.3a). */
async function postWithToken(call: Call, signal: AbortSignal): Promise<RawResponse> {
  if (currentToken() === undefined) await fetchToken(call, signal);
  const token = currentToken();
  const response = await requestWithToken(token, call, signal);
  if (response.status !== 403) return response;

  // other calls use the old token until a new one arrives: the 403 may concern this call only
  const isReplaced = Boolean(currentToken()) && currentToken()?.header !== token?.header;
  if (!isReplaced) await fetchToken(call, signal);
  const refreshed = currentToken();
  if (!refreshed || refreshed === token) return response;
  const repeated = await requestWithToken(refreshed, call, signal);
  if (repeated.status === 403 && isReplaced) dropToken(); // its session may be the reason
  return repeated;
}

/**
 * Any response to a call without a token may set one; /makes is the cheapest. If that fails `call` is sent without. It
 * waits for no place of its own: the call that needs the token has one.
 */
async function fetchToken(call: Call, signal: AbortSignal): Promise<void> {
  const timeout = AbortSignal.any([signal, AbortSignal.timeout(TOKEN_TIMEOUT_MS)]);
  const makes: Call = { method: 'GET', path: '/makes' };
  const fetched = singleFlight(readKey(makes, undefined), () =>
    requestWithToken(undefined, makes, callTimeout()),
  );
  try {
    await withSignal(fetched, callName(call), timeout);
  } catch (error) {
    if (!(error instanceof BackofficeError) || signal.aborted) throw error;
    warnThrottled('backoffice.csrf-token-missing', error, { call: callName(call) });
  }
}

async function requestWithToken(token: CurrentToken, call: Call, signal: AbortSignal): Promise<RawResponse> {
  const headers = token && {
    ...call.headers,
    cookie: cookieHeader(token),
    ...(call.method !== 'GET' && { 'x-xsrf-token': token.header }),
  };
  const response = await request(headers ? { ...call, headers } : call, signal);
  updateToken(response.setCookies, token);
  return response;
}

/**
 * Stops waiting for a promise when `signal` aborts. The work continues, since other callers may share it.
 * @throws BackofficeError 'unreachable' that names `call`, and the errors of the promise.
 */
export function withSignal<T>(promise: Promise<T>, call: string, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  function abort(): void {
    reject(new BackofficeError('took too long', { kind: 'unreachable', call }));
  }
  signal.addEventListener('abort', abort);
  return Promise.race([promise, aborted]).finally(() => signal.removeEventListener('abort', abort));
}
