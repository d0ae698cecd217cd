import { randomUUID } from 'node:crypto';
import { CSRF_COOKIE, decodeCsrfToken } from '#lib/domain/enquiry/csrf.ts';
import { secureEqual } from '#lib/platform/secure-equal.ts';
import type { BodyType } from './body.ts';
import { RejectedRequest } from './rejection.ts';

/**
 * Rejects a request from another site, and a native form without an origin. A JSON request without an origin is checked by
 * {@link checkCsrfToken}.
 * @throws RejectedRequest 403
 */
export function checkOrigin(headers: Headers, siteUrl: string, type: BodyType | null): void {
  const isSame = isSameOrigin(headers, siteUrl);
  if (isSame || (isSame === null && type !== 'form')) return;
  throw new RejectedRequest('otherSite', { status: 403 });
}

/** Whether the request is from this site, by Fetch Metadata or else `Origin`; `null` without both headers. */
function isSameOrigin(headers: Headers, siteUrl: string): boolean | null {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';

  const origin = headers.get('origin');
  if (origin === null) return null;
  const host = URL.parse(origin)?.host; // undefined for an opaque origin, sent as the text `null`
  return origin === siteUrl || (host !== undefined && host === headers.get('host'));
}

/**
 * Double-submit cookie: the header `X-XSRF-TOKEN` must repeat the cookie, which only scripts of this site can read.
 * @throws RejectedRequest 403 with a new cookie
 */
export function checkCsrfToken(headers: Headers, siteUrl: string): void {
  const cookie = cookieOf(headers);
  const header = headers.get('x-xsrf-token');
  if (cookie && header && secureEqual(decodeCsrfToken(header), decodeCsrfToken(cookie))) return;

  const secure = siteUrl === `https://${headers.get('host')}` ? '; Secure' : '';
  throw new RejectedRequest('staleToken', {
    status: 403,
    headers: { 'Set-Cookie': `${CSRF_COOKIE}=${randomUUID()}; Path=/; SameSite=Strict${secure}` },
  });
}

function cookieOf(headers: Headers): string | undefined {
  const pairs = headers.get('cookie')?.split(';') ?? [];
  const start = `${CSRF_COOKIE}=`;
  return pairs
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
}
