import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'x-xsrf-token';

export type AntiForgery = {
  /** Whether the cookie and the header hold one and the same token that this server signed. */
  hasPair(headers: IncomingHttpHeaders): boolean;
  /** Whether the cookie holds a token that this server signed. */
  hasCookie(headers: IncomingHttpHeaders): boolean;
  /** A `Set-Cookie` header with a new token. */
  newCookie(): string;
};

/** Signed double submit: a token is stale once the server's secret is another one. */
export function antiForgery(secret: string | Buffer): AntiForgery {
  function signed(nonce: string): string {
    return `${nonce}.${createHmac('sha256', secret).update(nonce).digest('base64url')}`;
  }

  function isSigned(token: string): boolean {
    const [nonce = ''] = token.split('.');
    return isSame(token, signed(nonce));
  }

  return {
    hasPair(headers) {
      const token = cookieToken(headers);
      return isSame(token, String(headers[HEADER] ?? '')) && isSigned(token);
    },
    hasCookie: (headers) => isSigned(cookieToken(headers)),
    newCookie() {
      return `${COOKIE}=${signed(randomBytes(16).toString('base64url'))}; Path=/; SameSite=Lax`;
    },
  };
}

function cookieToken({ cookie = '' }: IncomingHttpHeaders): string {
  const pairs = cookie.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? '';
}

/** Takes the same time however many characters agree. */
function isSame(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
