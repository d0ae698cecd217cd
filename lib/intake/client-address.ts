import { isIPv6 } from 'node:net';

/**
 * Who is asking, as far as limits care, by `X-Forwarded-For`. Its last hop is the socket's peer
 * (server/request-headers.ts); `trustedProxies` hops before it are believed. Addresses of IPv6 count by their network
 * (/64), for every client has as many of them as it likes.
 */
export function clientAddress(forwardedFor: string, trustedProxies: number): string {
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  const hop = hops.at(-1 - trustedProxies) ?? hops[0] ?? '';
  const address = hop
    .replace(/^\[|\](:\d+)?$/g, '')
    .replace(/^(::ffff:)?(\d+\.\d+\.\d+\.\d+)(:\d+)?$/i, '$2');
  return isIPv6(address) ? network(address) : address;
}

/** The first four of the eight groups. */
function network(address: string): string {
  const [head = '', tail = ''] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const groups = [...first, ...Array<string>(Math.max(8 - first.length - last.length, 0)).fill('0'), ...last];
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
