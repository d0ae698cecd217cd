import type { IncomingMessage } from 'node:http';
import { isPrivateAddress } from '#lib/platform/ip-address.ts';

/**
 * Next trusts these from any client. The nonce of a policy would be rendered into a cached page; the others are internal
 * to Next, or meant for hosting platforms in front of it.
 */
const INTERNAL = [
  'next-action',
  'content-security-policy',
  'x-action-forwarded',
  'x-invocation-id',
  'x-invoke-',
  'x-matched-path',
  'x-middleware-',
  'x-next-',
  'x-now-',
  'x-prerender-',
  'next-resume',
  'purpose', // with `prefetch` Next does not renew an outdated page
];

/** Next's browser code sends these in development only. */
const INTERNAL_IN_DEVELOPMENT = ['x-nextjs-', 'next-hmr-refresh', 'next-instant-navigation-'];

/** Only SITE_URL says what the public origin is. */
const FORWARDED = ['x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto', 'forwarded'];

/** No file is large enough for range requests, and Next answers a range outside the file with a blank 500. */
const RANGE = ['range', 'if-range', 'if-match', 'if-unmodified-since'];

const REMOVED = [...INTERNAL, ...FORWARDED, ...RANGE];
const REMOVED_IN_PRODUCTION = [...REMOVED, ...INTERNAL_IN_DEVELOPMENT];

/**
 * Removes request headers before anything reads them, and ends `X-Forwarded-For` with the address of the socket's peer,
 * so that its last entry is always true. The hops before it are kept only when the peer has a loopback or private address,
 * as the dealer's own proxy has: any other client could claim any address.
 */
export function sanitizeRequestHeaders(request: IncomingMessage, { dev }: { dev: boolean }): void {
  const removed = dev ? REMOVED : REMOVED_IN_PRODUCTION;
  for (const name of Object.keys(request.headers)) {
    if (removed.some((start) => name.startsWith(start))) delete request.headers[name];
  }

  const peer = request.socket.remoteAddress ?? '';
  const hops = isPrivateAddress(peer) ? [request.headers['x-forwarded-for'], peer] : [peer];
  request.headers['x-forwarded-for'] = hops.flat().filter(Boolean).join(', ');
}
