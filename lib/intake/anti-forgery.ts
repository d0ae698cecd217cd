import 'server-only';
import { hash, randomUUID, timingSafeEqual } from 'node:crypto';

const COOKIE = 'XSRF-TOKEN';

/**
 * Whether the request carries the pair: the cookie, and the same value in the header `X-XSRF-TOKEN`, which only a
 * script of this site can have put there.
 */
export function carriesPair(headers: Headers): boolean {
  const cookie = cookieValue(headers.get('cookie') ?? '');
  const header = headers.get('x-xsrf-token');
  return Boolean(cookie && header) && isEqual(decoded(cookie ?? ''), decoded(header ?? ''));
}

/** A new cookie for a client to make its pair of. */
export function freshCookie(headers: Headers, siteUrl: string): string {
  const isSecure = siteUrl === `https://${headers.get('host')}`;
  return `${COOKIE}=${randomUUID()}; Path=/; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}

function cookieValue(cookies: string): string | undefined {
  const start = `${COOKIE}=`;
  const cookie = cookies.split(';').find((one) => one.trim().startsWith(start));
  return cookie?.trim().slice(start.length);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // was never encoded, and holds a percent sign of its own
  }
}

function isEqual(a: string, b: string): boolean {
  return timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'));
}
