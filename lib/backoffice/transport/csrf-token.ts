import { CSRF_COOKIE, decodeCsrfToken } from '#lib/domain/enquiry/csrf.ts';

/**
 * The token, decoded for the header, with every cookie of the responses that led to it: the backoffice may have tied the
 * token to the cookie of a session.
 */
type CsrfToken = { header: string; cookies: ReadonlyMap<string, string> };

/** `undefined`: not fetched yet, or withdrawn. `null`: the backoffice issues none. */
export type CurrentToken = CsrfToken | null | undefined;

/** Any other character makes every later call fail, and so may a cookie that is too long for a server's headers. */
const SENDABLE = /^[ -~]{0,2000}$/;

let current: CurrentToken;

/** See {@link CurrentToken}. */
export function currentToken(): CurrentToken {
  return current;
}

/** The next call that needs a token begins without any cookie. */
export function dropToken(): void {
  current = undefined;
}

/** The header of a request with these cookies. */
export function cookieHeader({ cookies }: CsrfToken): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

/**
 * Updates the token from a response's cookies, except those that cannot be sent. `sent` is the token of its request: the
 * response's cookies belong to the cookies of that request, since another request may have begun another session.
 */
export function updateToken(setCookies: string[], sent: CurrentToken): void {
  const set = new Map(setCookies.map(parseCookie).filter(isSendable));
  const all = new Map([...(sent?.cookies ?? []), ...set]);
  const cookies = new Map([...all].filter(([, value]) => value !== ''));
  const token = set.get(CSRF_COOKIE);
  if (token === '') current = undefined;
  else if (token !== undefined) current = { header: decodeCsrfToken(token), cookies };
  else if (sent && set.size > 0 && sent === current) current = { header: sent.header, cookies };
  else if (!sent && current === undefined) current = null; // a request without a token would have got one
}

type Cookie = [name: string, value: string];

/** The value is empty when the cookie is withdrawn. Path and domain do not matter: every call has the same origin. */
function parseCookie(setCookie: string): Cookie {
  const [cookie = '', ...attributes] = setCookie.split(';').map((part) => part.trim());
  const [name, value] = splitOnce(cookie);
  const lifetime = new Map(attributes.map(splitOnce).map(([key, text]) => [key.toLowerCase(), text]));
  const maxAge = lifetime.get('max-age');
  const expires = Date.parse(lifetime.get('expires') ?? '');
  const isWithdrawn = maxAge === undefined ? expires <= Date.now() : Number(maxAge) <= 0;
  return [name, isWithdrawn ? '' : value];
}

function splitOnce(text: string): [string, string] {
  const [name = '', ...value] = text.split('=');
  return [name.trim(), value.join('=').trim()];
}

function isSendable([name, value]: Cookie): boolean {
  return name !== '' && SENDABLE.test(`${name}${value}`) && SENDABLE.test(decodeCsrfToken(value));
}
