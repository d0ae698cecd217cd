import { randomUuid } from './random-uuid.ts';

const COOKIE = 'XSRF-TOKEN';

/**
 * The anti-forgery header that belongs to the cookie of this site (spec section 7). Where there is no cookie yet it makes
 * one: what counts is that both are the same, which no other site can bring about.
 */
export function xsrfHeader(): Record<string, string> {
  if (cookieValue() === null) {
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${COOKIE}=${randomUuid()}; Path=/; SameSite=Strict${secure}`;
  }
  return { 'X-XSRF-TOKEN': decoded(cookieValue() ?? '') };
}

function cookieValue(): string | null {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return pair?.slice(COOKIE.length + 1) ?? null;
}

/** What cannot be decoded was never encoded. */
function decoded(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}
