import { CSRF_COOKIE, decodeCsrfToken } from '#lib/domain/enquiry/csrf.ts';
import { randomUuid } from './random-uuid.ts';

/**
 * The anti-forgery header that belongs to the cookie of this site (spec section 7). Where there is no cookie yet it makes
 * one: what counts is that both are the same, which no other site can bring about.
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
