import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { getCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'x-xsrf-token';
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Signed double-submit cookie: anything but a read needs the same signed token as cookie and as header, else it is
 * answered 403. A client without a valid token gets one with any response.
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
