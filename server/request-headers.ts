import type { IncomingMessage } from 'node:http';
import { isPrivateAddress } from '#lib/platform/ip-address.ts';

/**
 * Headers that Next trusts from any client, which are internal to Next or meant for hosting platforms in front of it. No
 * request for a page reaches Next with a visitor's headers (page-renderer.ts).
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
];

/** Only in development does Next answer its own browser code. */
const INTERNAL_IN_PRODUCTION = [
  'rsc',
  'next-router-',
  'next-url',
  'x-nextjs-',
  'next-hmr-refresh',
  'next-instant-navigation-',
];

/** Only SITE_URL defines the public origin. */
const FORWARDED = ['x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto', 'forwarded'];

/** No file is large enough for range requests, and Next answers an invalid range with a blank 500. */
const RANGE = ['range', 'if-range', 'if-match', 'if-unmodified-since'];

/** Removes the headers of range requests, which are answered with the whole file or page. */
export function removeRangeHeaders({ headers }: IncomingMessage): void {
  for (const name of RANGE) delete headers[name];
}

const REMOVED = [...INTERNAL, ...FORWARDED, ...RANGE];
const REMOVED_IN_PRODUCTION = [...REMOVED, ...INTERNAL_IN_PRODUCTION];

/**
 * Removes request headers that clients must not set, and appends the address of the socket's peer to `X-Forwarded-For`,
 * so that its last entry is always true. Earlier hops are kept only from a peer with a loopback or private address, such
 * as the dealer's own proxy; any other client could claim any address.
 */
export function sanitizeRequestHeaders(request: IncomingMessage, { dev }: { dev: boolean }): void {
  const removed = dev ? REMOVED : REMOVED_IN_PRODUCTION;
  for (const name of Object.keys(request.headers)) {
    if (removed.some((start) => name.startsWith(start))) delete request.headers[name];
  }

  const peer = request.socket.remoteAddress ?? '';
  const hops = isPrivateAddress(peer) ? [request.headers['x-forwarded-for'], peer] : [peer];
  request.headers['x-forwarded-for'] = hops.filter(Boolean).join(', ');
}
