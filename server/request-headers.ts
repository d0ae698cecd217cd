import type { IncomingMessage } from 'node:http';

/**
 * Next believes these from whoever sends them. A policy's nonce would be rendered into a page that is kept for
 * everybody; the others are for Next's own use between its parts, or for hosts that run in front of it.
 */
const REFUSED = [
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

/** Next's browser code sends these in development only. */
const REFUSED_IN_PRODUCTION = [...REFUSED, 'x-nextjs-', 'next-hmr-refresh', 'next-instant-navigation-'];

/** A visitor does not choose the address under which the site takes itself to be: SITE_URL does. */
const FROM_A_PROXY = ['x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto', 'forwarded'];

type Options = { dev: boolean; trustedProxies: number };

/**
 * The one place where headers of a request are dropped before anything reads them.
 * `X-Forwarded-For` ends with the socket's peer afterwards, so that its last entry is always true.
 */
export function cleanRequestHeaders(request: IncomingMessage, { dev, trustedProxies }: Options): void {
  const refused = [...(dev ? REFUSED : REFUSED_IN_PRODUCTION), ...(trustedProxies > 0 ? [] : FROM_A_PROXY)];
  for (const name of Object.keys(request.headers)) {
    if (refused.some((start) => name.startsWith(start))) delete request.headers[name];
  }

  const hops = [request.headers['x-forwarded-for'], request.socket.remoteAddress];
  request.headers['x-forwarded-for'] = hops.flat().filter(Boolean).join(', ');
}
