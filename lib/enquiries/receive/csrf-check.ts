import 'server-only';
import { randomUUID } from 'node:crypto';

import { NextRequest } from 'next/server';

import { CSRF_COOKIE, decodeCsrfToken } from '#lib/domain/enquiry/csrf.ts';
import { secureEqual } from '#lib/platform/secure-equal.ts';

/**
 * Whether the request carries the pair: the cookie, and the same value in the header `X-XSRF-TOKEN`, which only a
 * script of this site can have put there.
 */
export function carriesPair(headers: Headers): boolean {
  const { cookies } = new NextRequest('http://any.invalid', { headers }); // its parser is not to be had alone
  const cookie = cookies.get(CSRF_COOKIE)?.value;
  const header = headers.get('x-xsrf-token');
  return Boolean(cookie && header) && secureEqual(cookie ?? '', decodeCsrfToken(header ?? ''));
}

/** A new cookie for a client to make its pair of. */
export function freshCookie(headers: Headers, siteUrl: string): string {
  const isSecure = siteUrl === `https://${headers.get('host')}`;
  return `${CSRF_COOKIE}=${randomUUID()}; Path=/; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}
