import type { IncomingMessage } from 'node:http';
import { isPrivateAddress } from '#lib/platform/ip-address.ts';

/**
 * The request headers that reach Next: those that route handlers, HTTP and tracing read. Next trusts dozens of others from
 * any client: internal ones, and those of hosting platforms in front of it. Only SITE_URL defines the public origin. No
 * file is large enough for range requests, and Next answers an invalid range with a blank 500. No request for a page
 * reaches Next with a visitor's headers (page-renderer.ts).
 */
const KEPT = new Set([
  ...['host', 'connection', 'content-length', 'transfer-encoding', 'content-type', 'user-agent'],
  ...['accept', 'accept-encoding', 'accept-language', 'if-none-match', 'if-modified-since'],
  ...['cookie', 'origin', 'sec-fetch-site', 'x-xsrf-token', 'idempotency-key', 'x-revalidate-secret'],
  ...['traceparent', 'tracestate'],
]);

/**
 * Removes the request headers that Next must not see; in development none, since Next's own client needs them. Then it
 * appends the address of the socket's peer to `X-Forwarded-For`, so that its last entry is always true. Earlier hops are
 * kept only from a peer with a loopback or private address, such as the dealer's own proxy; any other client could claim
 * any address.
 */
export function sanitizeRequestHeaders(request: IncomingMessage, { dev }: { dev: boolean }): void {
  const peer = request.socket.remoteAddress ?? '';
  const hops = isPrivateAddress(peer) ? [request.headers['x-forwarded-for'], peer] : [peer];
  if (!dev)
    for (const name of Object.keys(request.headers)) if (!KEPT.has(name)) delete request.headers[name];
  request.headers['x-forwarded-for'] = hops.filter(Boolean).join(', ');
}
