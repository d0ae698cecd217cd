import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { getCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'x-xsrf-token';
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Signed double-submit cookie: a request that may change data needs the same signed token as cookie and as header, else
 * the response is 403. Any response gives a token to a client without a valid one.
 */
export function csrfCheck(secret: string): MiddlewareHandler {
  return async (c, next) => {
    const isValid = Boolean(await getSignedCookie(c, secret, COOKIE));
    const isAllowed =
      SAFE_METHODS.includes(c.req.method) || (isValid && c.req.header(HEADER) === getCookie(c, COOKIE));
    if (isAllowed) await next();
    else c.res = c.json({ error: 'The CSRF token is missing or stale.' }, 403);

    if (isValid && isAllowed) return;
    await setSignedCookie(c, COOKIE, randomUUID(), secret, { path: '/', sameSite: 'Lax' });
  };
}
