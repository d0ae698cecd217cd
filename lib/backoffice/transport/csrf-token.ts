import { CSRF_COOKIE, decodeCsrfToken } from '#lib/domain/enquiry/csrf.ts';

/** The cookie as received (`name=value`), and its decoded value for the header. */
type CsrfToken = { cookie: string; header: string };

/** `undefined`: not fetched yet, or withdrawn. `null`: the backoffice issues none. */
export type CurrentToken = CsrfToken | null | undefined;

let current: CurrentToken;

export function currentToken(): CurrentToken {
  return current;
}

/** Updates the token from a response's cookies. `sent` is the token of its request. */
export function updateToken(setCookies: string[], sent: CurrentToken): void {
  const setCookie = setCookies.findLast((line) => line.startsWith(`${CSRF_COOKIE}=`));
  if (setCookie !== undefined) current = parseToken(setCookie);
  else if (!sent && current === undefined) current = null; // a request without a token would have got one
}

/** `undefined` when the cookie is withdrawn. */
function parseToken(setCookie: string): CsrfToken | undefined {
  const [cookie = '', ...attributes] = setCookie.split(';').map((part) => part.trim());
  const value = cookie.slice(CSRF_COOKIE.length + 1);
  const isWithdrawn = value === '' || attributes.some((attribute) => /^max-age=(0|-\d+)$/i.test(attribute));
  return isWithdrawn ? undefined : { cookie, header: decodeCsrfToken(value) };
}
