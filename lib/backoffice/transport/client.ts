import 'server-only';
import { log } from '#lib/platform/log.ts';
import { adopt, type HeldPair, heldPair, type Pair } from './csrf-token.ts';
import { BackofficeError } from './errors.ts';
import { type Answer, type Call, callName, deadline, exchange } from './http.ts';
import { singleFlight } from '#lib/platform/single-flight.ts';

/** Leaves most of a call's time to the call itself. */
const PAIR_PATIENCE_MS = 1_000;

/** A read by its address. Equal ones at the same time are one call. Errors as `exchange`. */
export function get(path: string): Promise<Answer> {
  return readWith(heldPair(), { method: 'GET', path });
}

function readWith(pair: HeldPair, call: Call): Promise<Answer> {
  return singleFlight(`${pair?.cookie ?? ''} ${callName(call)}`, () => exchangeWith(pair, call, deadline()));
}

/** A read that puts its question into a JSON body. Equal ones at the same time are one call. Errors as `exchange`. */
export function query(path: string, body: unknown): Promise<Answer> {
  return singleFlight(`POST ${path} ${JSON.stringify(body)}`, () =>
    post({ method: 'POST', path, body }, deadline()),
  );
}

/** Something new for the backoffice, known by its key however often it arrives. Errors as `exchange`. */
export function send(
  path: string,
  body: unknown,
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<Answer> {
  const headers = { 'idempotency-key': idempotencyKey };
  return post({ method: 'POST', path, body, headers }, AbortSignal.any([signal, deadline()]));
}

/** Carries the anti-forgery pair. A refused one is renewed once, by one call for all who wait for it. */
async function post(call: Call, signal: AbortSignal): Promise<Answer> {
  const pair = await knownPair(call, signal);
  const answer = await exchangeWith(pair, call, signal);
  if (answer.status !== 403) return answer;

  const renewed = await renewedPair(pair, call, signal);
  return renewed && renewed !== pair ? exchangeWith(renewed, call, signal) : answer;
}

/** The pair to send along, obtained first when it is not known. */
async function knownPair(call: Call, signal: AbortSignal): Promise<HeldPair> {
  if (heldPair() === undefined) await obtainPair(call, signal);
  return heldPair();
}

/** Other calls keep the refused pair until the new one is here: what was refused may be this call alone. */
async function renewedPair(refused: HeldPair, call: Call, signal: AbortSignal): Promise<HeldPair> {
  if (heldPair() === refused || heldPair() === undefined) await obtainPair(call, signal);
  return heldPair();
}

/** Any answer to a call without a pair may bring one; /makes is the cheapest. When it fails the call has to do without. */
async function obtainPair(call: Call, signal: AbortSignal): Promise<void> {
  const makes: Call = { method: 'GET', path: '/makes' };
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PAIR_PATIENCE_MS)]);
  try {
    await inTime(readWith(undefined, makes), callName(call), patience);
  } catch (error) {
    if (!(error instanceof BackofficeError) || signal.aborted) throw error;
    log('warn', 'backoffice.pair-missing', { call: callName(call), error });
  }
}

/**
 * The outcome of a call that others may wait for too, and that has a deadline of its own, unless `signal` comes first.
 * @throws BackofficeError 'unreachable' that names `call`; else as the outcome does.
 */
export function inTime<T>(outcome: Promise<T>, call: string, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    outcome.then(resolve, reject);
    signal.addEventListener('abort', () => {
      reject(new BackofficeError('took too long', { kind: 'unreachable', call }));
    });
  });
}

async function exchangeWith(pair: HeldPair, call: Call, signal: AbortSignal): Promise<Answer> {
  const answer = await exchange(pair ? { ...call, headers: withPair(pair, call) } : call, signal);
  adopt(answer.setCookies, pair);
  return answer;
}

function withPair({ cookie, value }: Pair, { method, headers }: Call): Record<string, string> {
  return { ...headers, cookie, ...(method !== 'GET' && { 'x-xsrf-token': value }) };
}
