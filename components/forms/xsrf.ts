import { CSRF_COOKIE, decodeCsrfToken } from '#lib/domain/enquiry/csrf.ts';
import { randomUuid } from './random-uuid.ts';

/**
 * The CSRF header for the site's cookie (docs/product.md 10.3). Sets the cookie when there is none: no other site can make
 * cookie and header equal.
 */
export function xsrfHeader(): Record<string, string> {
  if (cookieValue() === null) {
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${CSRF_COOKIE}=${randomUuid()}; Path=/; SameSite=Strict${secure}`;
  }
  return { 'X-XSRF-TOKEN': decodeCsrfToken(cookieValue() ?? '') };
}

function cookieValue(): string | null {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${CSRF_COOKIE}=`));
  return pair?.slice(CSRF_COOKIE.length + 1) ?? null;
}
