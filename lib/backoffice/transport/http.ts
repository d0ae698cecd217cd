import 'server-only';
import { env } from '#lib/platform/env.ts';
import { log } from '#lib/platform/log.ts';
import { guarded } from './breaker.ts';
import { BackofficeError } from './errors.ts';
import { recordSuccess, recordFailure } from './health.ts';
import { isRecord } from '#lib/backoffice/response/wire.ts';

const PREFIX = '/api/client-car';
const LARGEST_ANSWER = 8 * 1024 * 1024;

export type Call = {
  method: 'GET' | 'POST';
  /** Below the API's prefix, percent-encoded. */
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
};

export type Answer = { status: number; text: string; setCookies: string[] };

/** Method and path, as errors and logs name a call. */
export function callName({ method, path }: Pick<Call, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/** The time that a call and all it takes may last. */
export function deadline(): AbortSignal {
  return AbortSignal.timeout(env().backofficeTimeoutMs);
}

/**
 * The whole answer to one call, whatever its status. When the connection breaks the call is made once more, for a
 * kept-alive one may close just as it is used again: a read changes nothing, and a message has its idempotency key.
 * A call that takes too long is not repeated.
 * @throws BackofficeError 'unreachable' when there is no whole answer by the deadline, or calls of its kind are paused
 * (see `guarded`); 'contract' when the answer is too large.
 */
export function exchange(call: Call, signal: AbortSignal): Promise<Answer> {
  return guarded(kindOf(call), callName(call), () => exchangeUnguarded(call, signal));
}

/** What the call is about: the first segment of its path. One that hangs must not darken the others. */
function kindOf({ path }: Call): string {
  return path.split('/', 2).at(-1) ?? path;
}

async function exchangeUnguarded(call: Call, signal: AbortSignal): Promise<Answer> {
  try {
    const answer = await attempt(call, signal).catch((cause: unknown) => {
      if (signal.aborted || cause instanceof BackofficeError || isTimeout(cause)) throw cause;
      log('warn', 'backoffice.repeated', { call: callName(call) });
      return attempt(call, signal);
    });
    (answer.status < 500 ? recordSuccess : recordFailure)(Date.now());
    return answer;
  } catch (cause) {
    if (cause instanceof BackofficeError) throw cause;
    recordFailure(Date.now());
    const reason = signal.aborted ? 'took too long' : 'the connection failed';
    throw new BackofficeError(reason, { kind: 'unreachable', call: callName(call), cause });
  }
}

async function attempt(call: Call, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(addressOf(call), {
    method: call.method,
    headers: {
      accept: 'application/json',
      ...(call.body !== undefined && { 'content-type': 'application/json' }),
      ...call.headers,
    },
    ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    redirect: 'manual', // the backoffice is one origin: what it redirects to is not it
    signal,
  });
  return {
    status: response.status,
    text: await textOf(response, call),
    setCookies: response.headers.getSetCookie(),
  };
}

function addressOf(call: Call): string {
  const { backofficeUrl } = env();
  if (backofficeUrl) return `${backofficeUrl}${PREFIX}${call.path}`;
  throw new BackofficeError('BACKOFFICE_URL is not set', { kind: 'unreachable', call: callName(call) });
}

async function textOf(response: Response, call: Call): Promise<string> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST_ANSWER) {
      const { status } = response;
      throw new BackofficeError('the answer is too large', {
        kind: 'contract',
        call: callName(call),
        status,
      });
    }
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** A time limit of the network's own, which fetch tells in the cause of what it throws. */
function isTimeout(error: unknown): boolean {
  const cause = isRecord(error) ? error['cause'] : null;
  return isRecord(cause) && /TIMEOUT|TIMEDOUT/.test(String(cause['code']));
}
