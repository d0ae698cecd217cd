const COOKIE = 'XSRF-TOKEN';

/** The anti-forgery header that belongs to the cookie of this site; none without a cookie (spec section 7). */
export function xsrfHeader(): Record<string, string> {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return pair ? { 'X-XSRF-TOKEN': decoded(pair.slice(COOKIE.length + 1)) } : {};
}

/** The server refuses a token that cannot be decoded, and sets a new one. */
function decoded(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}
