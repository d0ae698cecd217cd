import { CSRF_COOKIE, decodeCsrfToken } from '#lib/domain/enquiry/csrf.ts';

/** The cookie as received (`name=value`), and its decoded value for the header. */
type CsrfToken = { cookie: string; header: string };

/** `undefined`: not fetched yet, or withdrawn. `null`: the backoffice issues none. */
export type CurrentToken = CsrfToken | null | undefined;

/** Any other character makes every later call fail, and so may a token that is too long for a server's headers. */
const SENDABLE = /^[ -~]{0,2000}$/;

let current: CurrentToken;

/** See {@link CurrentToken}. */
export function currentToken(): CurrentToken {
  return current;
}

/** Updates the token from a response's cookies, except one that cannot be sent. `sent` is the token of its request. */
export function updateToken(setCookies: string[], sent: CurrentToken): void {
  const tokens = setCookies.filter((line) => line.startsWith(`${CSRF_COOKIE}=`)).map(parseToken);
  const sendable = tokens.filter((token) => token === undefined || SENDABLE.test(token.header));
  if (sendable.length > 0) current = sendable.at(-1);
  else if (!sent && current === undefined) current = null; // a request without a token would have got one
}

/** `undefined` when the cookie is withdrawn. */
function parseToken(setCookie: string): CsrfToken | undefined {
  const [cookie = '', ...attributes] = setCookie.split(';').map((part) => part.trim());
  const value = cookie.slice(CSRF_COOKIE.length + 1);
  const isWithdrawn = value === '' || attributes.some((attribute) => /^max-age=(0|-\d+)$/i.test(attribute));
  return isWithdrawn ? undefined : { cookie, header: decodeCsrfToken(value) };
}
