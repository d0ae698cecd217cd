import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'x-xsrf-token';
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Signed double-submit cookie: anything but a read needs the same signed token as cookie and as header, else it is
 * answered 403. A client without a valid token gets one with any response.
 */
export function csrfCheck(secret: Buffer): MiddlewareHandler {
  function signed(nonce: string): string {
    return `${nonce}.${createHmac('sha256', secret).update(nonce).digest('base64url')}`;
  }

  return async (c, next) => {
    const token = getCookie(c, COOKIE) ?? '';
    const isValid = isSame(token, signed(token.split('.')[0] ?? ''));
    const isAllowed = SAFE_METHODS.includes(c.req.method) || (isValid && c.req.header(HEADER) === token);
    if (isAllowed) await next();
    else c.res = c.json({ error: 'The CSRF token is missing or stale.' }, 403);

    if (isValid && isAllowed) return;
    setCookie(c, COOKIE, signed(randomBytes(16).toString('base64url')), { path: '/', sameSite: 'Lax' });
  };
}

/** Takes the same time however many characters agree. */
function isSame(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
