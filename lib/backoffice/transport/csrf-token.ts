import 'server-only';
import { processSingleton } from '#lib/platform/process-singleton.ts';

/** The cookie as it came, and its value decoded as the header wants it. */
export type Pair = { cookie: string; value: string };

/** `undefined`: not known yet, or no longer good. `null`: the backoffice offers none. */
export type HeldPair = Pair | null | undefined;

const COOKIE = 'XSRF-TOKEN';

const held = processSingleton('anti-forgery', (): { pair: HeldPair } => ({ pair: undefined }));

/** The pair to send along. */
export function heldPair(): HeldPair {
  return held.pair;
}

/** Takes over what the answer to a request that carried the pair `sent` says of the cookie. */
export function adopt(setCookies: string[], sent: HeldPair): void {
  const setCookie = setCookies.findLast((line) => line.startsWith(`${COOKIE}=`));
  if (setCookie !== undefined) held.pair = pairOf(setCookie);
  else if (!sent && held.pair === undefined) held.pair = null; // it would have given one to a client without
}

/** `undefined` when the cookie is taken back. */
function pairOf(setCookie: string): Pair | undefined {
  const [cookie = '', ...attributes] = setCookie.split(';').map((part) => part.trim());
  const value = cookie.slice(COOKIE.length + 1);
  const isTakenBack = value === '' || attributes.some((attribute) => /^max-age=(0|-\d+)$/i.test(attribute));
  return isTakenBack ? undefined : { cookie, value: decoded(value) };
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // was never encoded, and holds a percent sign of its own
  }
}
