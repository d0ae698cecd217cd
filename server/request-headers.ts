import type { IncomingMessage } from 'node:http';

import { isPrivateAddress } from '#lib/platform/ip-address.ts';

/**
 * Next believes these from whoever sends them. A policy's nonce would be rendered into a page that is kept for
 * everybody; the others are for Next's own use between its parts, or for hosts that run in front of it.
 */
const STEERING = [
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
  'purpose', // with `prefetch` Next leaves an outdated page as it is
];

/** Next's browser code sends these in development only. */
const STEERING_IN_DEVELOPMENT = ['x-nextjs-', 'next-hmr-refresh', 'next-instant-navigation-'];

/** Nobody chooses the address under which the site takes itself to be: SITE_URL does. */
const FORWARDED = ['x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto', 'forwarded'];

/** Nothing here is large enough to be asked for in parts, and Next answers a part that is not there by a blank 500. */
const IN_PARTS = ['range', 'if-range', 'if-match', 'if-unmodified-since'];

const REFUSED = [...STEERING, ...FORWARDED, ...IN_PARTS];
const REFUSED_IN_PRODUCTION = [...REFUSED, ...STEERING_IN_DEVELOPMENT];

/**
 * The one place where headers of a request are dropped before anything reads them.
 * `X-Forwarded-For` ends with the socket's peer afterwards, so that its last entry is always true. The hops before it
 * are kept only when the peer is on this machine or in its private network, as a proxy of one's own is: whoever reaches
 * the port from elsewhere has not come through it, and could name any address.
 */
export function cleanRequestHeaders(request: IncomingMessage, { dev }: { dev: boolean }): void {
  const refused = dev ? REFUSED : REFUSED_IN_PRODUCTION;
  for (const name of Object.keys(request.headers)) {
    if (refused.some((start) => name.startsWith(start))) delete request.headers[name];
  }

  const peer = request.socket.remoteAddress ?? '';
  const hops = isPrivateAddress(peer) ? [request.headers['x-forwarded-for'], peer] : [peer];
  request.headers['x-forwarded-for'] = hops.flat().filter(Boolean).join(', ');
}
