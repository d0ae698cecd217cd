import 'server-only';
import { hash, randomUUID, timingSafeEqual } from 'node:crypto';

import { NextRequest } from 'next/server';

const COOKIE = 'XSRF-TOKEN';

/**
 * Whether the request carries the pair: the cookie, and the same value in the header `X-XSRF-TOKEN`, which only a
 * script of this site can have put there.
 */
export function carriesPair(headers: Headers): boolean {
  const { cookies } = new NextRequest('http://any.invalid', { headers }); // its parser is not to be had alone
  const cookie = cookies.get(COOKIE)?.value;
  const header = headers.get('x-xsrf-token');
  return Boolean(cookie && header) && isEqual(cookie ?? '', decoded(header ?? ''));
}

/** A new cookie for a client to make its pair of. */
export function freshCookie(headers: Headers, siteUrl: string): string {
  const isSecure = siteUrl === `https://${headers.get('host')}`;
  return `${COOKIE}=${randomUUID()}; Path=/; SameSite=Strict${isSecure ? '; Secure' : ''}`;
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
